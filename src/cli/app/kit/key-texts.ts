import type { Language } from '../../../core/words.ts';
import type { KeyHelp } from './page.ts';

/** What the page of keys says on each page. */
type KeyTexts = Readonly<Record<keyof typeof en, readonly KeyHelp[]>>;

const en = {
  keysEverywhere: [
    ['?', 'this page'],
    ['Esc', 'back'],
    ['Ctrl-C', 'leave at once; a running game is kept'],
  ],
  keysMenu: [
    ['↑ ↓  j k', 'up and down'],
    ['← →  h l', 'change a value'],
    ['Enter', 'choose'],
    ['letter', 'to the next entry that begins so'],
    ['mouse', 'click what you want'],
  ],
  keysPrompt: [
    ['Enter', 'take what is typed'],
    ['Ctrl-U', 'clear the line'],
    ['paste', 'a pasted text of several lines is taken at once'],
  ],
  keysGuide: [
    ['Enter, Space', 'go on: down, then to the next page'],
    ['← →  h l', 'page back, page on'],
    ['↑ ↓  j k', 'scroll'],
    ['Home End', 'first and last page'],
  ],
  keysReview: [
    ['← →  h l', 'one move back or on'],
    ['↑ ↓  j k', 'ten moves back or on'],
    ['Home End', 'start and end'],
    ['Enter', 'play on from here, against anybody'],
    ['f', 'turn the board round'],
    ['w', 'save the record'],
    ['y', 'show the link of the game'],
    ['mouse', 'click a move or a place of the graph'],
  ],
  keysGame: [
    ['↑ ↓ ← →  h j k l', 'move the cursor'],
    ['Enter, Space, click', 'touch a cell: first the piece, then where it goes'],
    ['1 to 9', 'directions as on a keypad; or the number of a choice'],
    [':', 'type a move as it is written, or its number in the list'],
    ['v', 'list of legal moves'],
    ['u  r', 'take back (with the computer’s answer); play it again'],
    ['t', 'ask for a hint'],
    ['e', 'evaluation on and off'],
    ['n', 'the computer moves now'],
    ['p  s', 'pause and go on; one move of the computer'],
    ['+ -', 'faster, slower'],
    ['f', 'turn the board round'],
    ['w  y', 'save the record; show it as a link'],
    ['g', 'how to play'],
    ['x  o', 'give up; offer a draw'],
    ['Esc  q', 'drop a half-made move; leave'],
  ],
} satisfies Readonly<Record<string, readonly KeyHelp[]>>;

const pt: KeyTexts = {
  keysEverywhere: [
    ['?', 'esta página'],
    ['Esc', 'voltar'],
    ['Ctrl-C', 'sair já; o jogo em curso fica guardado'],
  ],
  keysMenu: [
    ['↑ ↓  j k', 'para cima e para baixo'],
    ['← →  h l', 'mudar um valor'],
    ['Enter', 'escolher'],
    ['letra', 'para a próxima entrada que começa assim'],
    ['rato', 'clique no que quiser'],
  ],
  keysPrompt: [
    ['Enter', 'aceitar o que está escrito'],
    ['Ctrl-U', 'apagar a linha'],
    ['colar', 'um texto colado de várias linhas é aceite logo'],
  ],
  keysGuide: [
    ['Enter, espaço', 'continuar: para baixo, depois a página seguinte'],
    ['← →  h l', 'página anterior, página seguinte'],
    ['↑ ↓  j k', 'deslizar'],
    ['Home End', 'primeira e última página'],
  ],
  keysReview: [
    ['← →  h l', 'uma jogada para trás ou para a frente'],
    ['↑ ↓  j k', 'dez jogadas para trás ou para a frente'],
    ['Home End', 'início e fim'],
    ['Enter', 'jogar a partir daqui, contra quem quiser'],
    ['f', 'virar o tabuleiro'],
    ['w', 'guardar o registo'],
    ['y', 'mostrar a ligação do jogo'],
    ['rato', 'clique numa jogada ou num ponto do gráfico'],
  ],
  keysGame: [
    ['↑ ↓ ← →  h j k l', 'mover o cursor'],
    ['Enter, espaço, clique', 'tocar numa casa: primeiro a peça, depois o destino'],
    ['1 a 9', 'direções do teclado numérico; ou número de uma escolha'],
    [':', 'escrever uma jogada, ou o seu número na lista'],
    ['v', 'lista das jogadas legais'],
    ['u  r', 'voltar atrás (com a resposta do computador); repetir'],
    ['t', 'pedir uma dica'],
    ['e', 'avaliação ligada e desligada'],
    ['n', 'o computador joga já'],
    ['p  s', 'pausa e continuar; uma jogada do computador'],
    ['+ -', 'mais depressa, mais devagar'],
    ['f', 'virar o tabuleiro'],
    ['w  y', 'guardar o registo; mostrá-lo como ligação'],
    ['g', 'como se joga'],
    ['x  o', 'desistir; propor empate'],
    ['Esc  q', 'largar uma jogada a meio; sair'],
  ],
};

export const keyTexts: Readonly<Record<Language, KeyTexts>> = { en, pt };
