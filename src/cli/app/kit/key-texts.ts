import type { Language } from '../../../core/words.ts';
import type { KeyAction } from '../../keys/actions.ts';
import type { KeyHelp } from './page.ts';

/** What the page of keys says. */
interface KeyTexts {
  readonly keysEverywhere: readonly KeyHelp[];
  readonly keysMenu: readonly KeyHelp[];
  readonly keysPrompt: readonly KeyHelp[];
  readonly keysGuide: readonly KeyHelp[];
  readonly keysReview: readonly KeyHelp[];
  readonly keysBoard: readonly KeyHelp[];
  /** What each action does, on the page of keys. */
  readonly does: Readonly<Record<KeyAction, string>>;
  /** The same in a word or two, for the foot of the window. */
  readonly short: Readonly<Partial<Record<KeyAction, string>>>;
}

const en: KeyTexts = {
  keysEverywhere: [
    ['?', 'this page'],
    ['Esc', 'go back'],
    ['Ctrl-Z', 'suspend; fg returns'],
    ['Ctrl-C', 'quit; games are saved'],
  ],
  keysMenu: [
    ['↑ ↓ j k', 'up and down'],
    ['← → h l', 'change a value'],
    ['Enter', 'choose'],
    ['a-z', 'next entry with this letter'],
    ['mouse', 'click to choose'],
  ],
  keysPrompt: [
    ['Enter', 'done'],
    ['← → Home End', 'move in the line'],
    ['↑ ↓', 'earlier entries'],
    ['Ctrl-W Ctrl-U', 'delete a word, the line'],
    ['paste', 'several lines are taken at once'],
  ],
  keysGuide: [
    ['Enter Space', 'scroll, then next page'],
    ['← → h l', 'previous, next page'],
    ['↑ ↓ j k', 'scroll'],
    ['Home End', 'first and last page'],
  ],
  keysReview: [
    ['← → h l', 'one move back, forward'],
    ['↑ ↓ j k', 'ten moves back, forward'],
    ['Home End', 'start and end'],
    ['n N', 'next, previous own mistake'],
    ['Tab', 'whose mistakes'],
    ['w', 'why this move'],
    ['r', 'find a better move'],
    ['i', 'summary'],
    ['s', 'save the record or the review'],
    ['p', 'pause the judge'],
    ['Enter', 'play from here'],
    ['mouse', 'click a move or the graph'],
  ],
  keysBoard: [
    ['arrows hjkl', 'move the cursor'],
    ['1 to 9', 'direction, or choice'],
    ['mouse', 'click a cell'],
  ],
  does: {
    here: 'choose the cell',
    type: 'type a move',
    moves: 'list of legal moves',
    undo: 'undo (online: ask)',
    redo: 'redo',
    hint: 'hint',
    evaluation: 'evaluation on, off',
    now: 'make the computer move now',
    pause: 'pause the computers',
    step: 'one computer move',
    faster: 'faster',
    slower: 'slower',
    turn: 'turn the board',
    guide: 'how to play',
    link: 'link to share',
    save: 'save the record',
    draw: 'offer a draw',
    resign: 'resign',
    accept: 'online: accept',
    decline: 'online: decline',
    chat: 'online: message',
    sit: 'online: take a seat',
    standIn: 'online: computer for an absent player',
    back: 'online: take your seat back',
    abort: 'online: abort the game',
    cancel: 'drop the move; go back',
    leave: 'leave',
  },
  short: {
    type: 'type',
    moves: 'moves',
    undo: 'undo',
    hint: 'hint',
    evaluation: 'evaluation',
    now: 'move now',
    pause: 'pause',
    step: 'step',
    faster: 'faster',
    link: 'link',
    save: 'save',
    draw: 'draw',
    chat: 'message',
    leave: 'leave',
    here: 'what next?',
    turn: 'turn board',
  },
};

const pt: KeyTexts = {
  keysEverywhere: [
    ['?', 'esta página'],
    ['Esc', 'voltar'],
    ['Ctrl-Z', 'suspender; fg retoma'],
    ['Ctrl-C', 'sair; a partida fica guardada'],
  ],
  keysMenu: [
    ['↑ ↓ j k', 'para cima e para baixo'],
    ['← → h l', 'mudar um valor'],
    ['Enter', 'escolher'],
    ['a-z', 'próxima entrada com a letra'],
    ['rato', 'clicar para escolher'],
  ],
  keysPrompt: [
    ['Enter', 'concluir'],
    ['← → Home End', 'mover na linha'],
    ['↑ ↓', 'entradas anteriores'],
    ['Ctrl-W Ctrl-U', 'apagar uma palavra, a linha'],
    ['colar', 'várias linhas são aceites logo'],
  ],
  keysGuide: [
    ['Enter Space', 'deslizar, depois página seguinte'],
    ['← → h l', 'página anterior, seguinte'],
    ['↑ ↓ j k', 'deslizar'],
    ['Home End', 'primeira e última página'],
  ],
  keysReview: [
    ['← → h l', 'uma jogada atrás, à frente'],
    ['↑ ↓ j k', 'dez jogadas atrás, à frente'],
    ['Home End', 'início e fim'],
    ['n N', 'próximo erro próprio, erro anterior'],
    ['Tab', 'erros de quem'],
    ['w', 'porquê esta jogada'],
    ['r', 'encontrar uma jogada melhor'],
    ['i', 'resumo'],
    ['s', 'guardar o registo ou a revisão'],
    ['p', 'parar o juiz por um momento'],
    ['Enter', 'jogar a partir daqui'],
    ['rato', 'clicar numa jogada ou no gráfico'],
  ],
  keysBoard: [
    ['setas hjkl', 'mover o cursor'],
    ['1 a 9', 'direção, ou escolha'],
    ['rato', 'clicar numa casa'],
  ],
  does: {
    here: 'escolher a casa',
    type: 'escrever jogada',
    moves: 'lista das jogadas legais',
    undo: 'anular (online: pedir)',
    redo: 'refazer',
    hint: 'sugestão',
    evaluation: 'avaliação: ver, ocultar',
    now: 'o computador joga já',
    pause: 'pausar os computadores',
    step: 'uma jogada do computador',
    faster: 'mais rápido',
    slower: 'mais lento',
    turn: 'virar o tabuleiro',
    guide: 'como se joga',
    link: 'link para partilhar',
    save: 'guardar o registo',
    draw: 'propor empate',
    resign: 'desistir',
    accept: 'online: aceitar',
    decline: 'online: recusar',
    chat: 'online: mensagem',
    sit: 'online: ocupar um lugar',
    standIn: 'online: computador em vez do ausente',
    back: 'online: voltar ao seu lugar',
    abort: 'online: cancelar a partida',
    cancel: 'largar a jogada; voltar',
    leave: 'sair',
  },
  short: {
    type: 'escrever',
    moves: 'jogadas',
    undo: 'anular',
    hint: 'sugestão',
    evaluation: 'avaliação',
    now: 'jogar já',
    pause: 'pausa',
    step: 'passo',
    faster: 'mais rápido',
    link: 'link',
    save: 'guardar',
    draw: 'empate',
    chat: 'mensagem',
    leave: 'sair',
    here: 'e agora?',
    turn: 'virar',
  },
};

export const keyTexts: Readonly<Record<Language, KeyTexts>> = { en, pt };
