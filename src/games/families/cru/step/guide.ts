import type { Course, Diagram, GuidePage } from '../../../../core/course.ts';
import { START_OF_TWO, sketch } from '../course/sketch.ts';

/** Blue's turn, two players: the fields after the board of a sketch. */
export const REST = '1 2 0';

/** The pictures, the same in both languages. */
const diagrams = {
  start: { position: sketch(START_OF_TWO, REST), cells: [] },
  ways: { position: sketch('e5=11n a9=22e', REST), cells: ['d6', 'e6', 'f6'] },
  claim: { position: sketch('b2=-1ne i9=22w', REST), cells: ['b2', 'c3'], move: 'b2-c3' },
  wall: { position: sketch('e5=11n d6=2 e6=22w f6=1', REST), cells: ['f6'], move: 'e5-f6' },
  skip: { position: sketch('e5=11n d6=2 f6=2 e6=-2w', '2 2 0'), cells: ['e5'] },
  end: {
    position: sketch('a9=11nw b9=1 c9=1 d9=2 a8=1 b8=1 c8=2 d8=2 b7=2 a7=2 e9=2 f9=22n', REST),
    cells: ['a9', 'f9'],
  },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;

/**
 * The parts of the guide that differ by game: author and number of players, a page on borders, and how moves are
 * written.
 */
interface OwnWords {
  readonly game: string;
  readonly border: GuidePage;
  readonly written: string;
}

/** The guide of a game with one step per move. */
export function stepGuide(own: { readonly en: OwnWords; readonly pt: OwnWords }): Course['guide'] {
  return { en: pagesEn(own.en), pt: pagesPt(own.pt) };
}

function pagesEn(own: OwnWords): readonly GuidePage[] {
  return [
    {
      title: 'The aim',
      paragraphs: [
        'Own the most tiles when the game ends. Every cell has a tile, and at first nobody owns any.',
        own.game,
      ],
      diagram: { ...diagrams.start, caption: 'The start for two. Blue begins, and turns go clockwise.' },
    },
    {
      title: 'How pieces move',
      paragraphs: [
        'On your turn you move one piece by one cell: straight ahead, or diagonally forward to the left or right (45°).',
        'It then faces the way it went. It never goes sideways or back, so don’t get stuck in a corner.',
      ],
      diagram: { ...diagrams.ways, caption: 'The blue piece can go to the three marked cells.' },
    },
    {
      title: 'Claiming tiles',
      paragraphs: [
        'The tile where your piece stops is yours until the end. Nobody can take it from you.',
        'The cell you leave does not change. At the start your pieces stand on neutral tiles, and those stay neutral.',
      ],
      diagram: { ...diagrams.claim, caption: 'Blue steps to c3 and claims it. b2 was neutral and stays neutral.' },
    },
    {
      title: 'Blocked cells',
      paragraphs: [
        'You may not step on a piece or on another player’s tile. They are like walls.',
        'You may step on your own tiles. You gain nothing, but it can lead a piece back to open land.',
      ],
      diagram: { ...diagrams.wall, caption: 'An orange tile and an orange piece block two ways. f6 is open.' },
    },
    own.border,
    {
      title: 'No legal move',
      paragraphs: [
        'You must move if you can. If none of your pieces can move, you miss this turn.',
        'You are not out of the game. If a cell opens for you later, you play on.',
      ],
      diagram: { ...diagrams.skip, caption: 'Blue misses a turn, until the orange piece leaves e6.' },
    },
    {
      title: 'The end, and how moves are written',
      paragraphs: [
        'The game ends when nobody can gain another tile, or when 20 moves by each player claimed none. The most tiles wins, and a tie is shared.',
        own.written,
      ],
      diagram: { ...diagrams.end, caption: 'Both pieces are stuck for good. Orange wins by seven tiles to five.' },
    },
  ];
}

function pagesPt(own: OwnWords): readonly GuidePage[] {
  return [
    {
      title: 'O objetivo',
      paragraphs: [
        'Tenha mais ladrilhos do que os outros quando a partida acabar. Cada casa tem um ladrilho, e no início nenhum tem dono.',
        own.game,
      ],
      diagram: { ...diagrams.start, caption: 'O início para dois. Começa o Azul, e joga-se no sentido horário.' },
    },
    {
      title: 'Como andam as peças',
      paragraphs: [
        'Na sua vez, mova uma peça uma casa: em frente, ou em frente na diagonal, à esquerda ou à direita (45°).',
        'A peça fica virada para onde foi. Nunca anda de lado nem para trás, por isso não a deixe presa num canto.',
      ],
      diagram: { ...diagrams.ways, caption: 'A peça azul pode ir para as três casas marcadas.' },
    },
    {
      title: 'Conquistar ladrilhos',
      paragraphs: [
        'O ladrilho onde a sua peça termina é seu até ao fim. Já ninguém o pode tirar.',
        'A casa de onde a peça sai não muda. No início as peças estão em ladrilhos neutros, e esses continuam neutros.',
      ],
      diagram: { ...diagrams.claim, caption: 'O Azul vai a c3 e conquista-o. b2 era neutro e continua neutro.' },
    },
    {
      title: 'Casas bloqueadas',
      paragraphs: [
        'Não pode pisar uma peça nem o ladrilho de outro jogador. São como muros.',
        'Pode pisar os seus ladrilhos. Não ganha nada, mas pode levar uma peça de volta a terreno livre.',
      ],
      diagram: { ...diagrams.wall, caption: 'Um ladrilho e uma peça laranja tapam dois caminhos. f6 está livre.' },
    },
    own.border,
    {
      title: 'Sem jogada possível',
      paragraphs: [
        'Quem pode mover tem de mover. Se nenhuma das suas peças puder andar, perde a vez.',
        'Não fica fora da partida. Se mais tarde se abrir uma casa para si, volta a jogar.',
      ],
      diagram: { ...diagrams.skip, caption: 'O Azul perde a vez, até a peça laranja sair de e6.' },
    },
    {
      title: 'O fim, e como se escrevem as jogadas',
      paragraphs: [
        'A partida acaba quando ninguém pode ganhar mais ladrilhos, ou quando 20 jogadas de cada um nada conquistaram. Ganha quem tiver mais; se empatarem, partilham a vitória.',
        own.written,
      ],
      diagram: { ...diagrams.end, caption: 'As duas peças estão presas. O Laranja ganha por sete ladrilhos a cinco.' },
    },
  ];
}
