import type { Course, Diagram, GuidePage } from '../../../../core/course.ts';
import { START_OF_TWO, sketch } from '../course/sketch.ts';

/** Blue's turn, two players: the words after the board of a sketch. */
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

/** What is a game's own in the guide: whose it is and for how many, a page on borders, and how moves are written. */
interface OwnWords {
  readonly game: string;
  readonly border: GuidePage;
  readonly written: string;
}

/** The guide of a game with one step a move. */
export function stepGuide(own: { readonly en: OwnWords; readonly pt: OwnWords }): Course['guide'] {
  return { en: pagesEn(own.en), pt: pagesPt(own.pt) };
}

function pagesEn(own: OwnWords): readonly GuidePage[] {
  return [
    {
      title: 'The aim',
      paragraphs: [
        'Every cell of the board has a tile. At first all tiles are neutral; your pieces make them yours.',
        `Whoever owns the most tiles at the end wins. ${own.game}`,
      ],
      diagram: { ...diagrams.start, caption: 'The start with two players: Blue moves first, then clockwise.' },
    },
    {
      title: 'One step',
      paragraphs: [
        'A piece is an arrow. In your turn you move one of yours by one cell: straight ahead, or half a right angle to the left or right of that.',
        'It then faces the way it went. It never goes sideways or back, so think before you drive into a corner.',
      ],
      diagram: { ...diagrams.ways, caption: 'The blue piece can go to the three marked cells.' },
    },
    {
      title: 'Claiming tiles',
      paragraphs: [
        'The tile on which a piece stops becomes yours, and stays yours until the end: nobody can take it away.',
        'The cell that a piece leaves does not change. A piece that has not moved yet stands on a neutral tile and leaves it neutral.',
      ],
      diagram: { ...diagrams.claim, caption: 'b2-c3 makes c3 blue. b2 stays neutral, as it was.' },
    },
    {
      title: 'What is closed',
      paragraphs: [
        'The cell must be free, and its tile neutral or your own. Pieces and tiles of other players are walls.',
        'Stepping on your own tile is allowed. It wins nothing, but it can bring a piece back to open land.',
      ],
      diagram: { ...diagrams.wall, caption: 'A tile and a piece of Orange block two ways; e5-f6 remains.' },
    },
    own.border,
    {
      title: 'Without a move',
      paragraphs: [
        'You must move if you can. If none of your pieces can move, your turn is skipped.',
        'You are not out: as soon as a cell is free for you again, you play on.',
      ],
      diagram: { ...diagrams.skip, caption: 'Blue is skipped until the orange piece leaves the neutral tile on e6.' },
    },
    {
      title: 'The end, and how moves are written',
      paragraphs: [
        'The game is over when nobody can get one more tile, or when 20 moves of each player claimed nothing. Every tile is one point; equal scores share the win.',
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
        'Cada casa do tabuleiro tem um ladrilho. No início todos são neutros; as suas peças tornam-nos seus.',
        `Ganha quem tiver mais ladrilhos no fim. ${own.game}`,
      ],
      diagram: {
        ...diagrams.start,
        caption: 'O início com dois jogadores: o Azul começa, e segue-se no sentido horário.',
      },
    },
    {
      title: 'Um passo',
      paragraphs: [
        'Uma peça é uma seta. Na sua vez move uma das suas uma casa: em frente, ou meio ângulo reto para a esquerda ou para a direita.',
        'Fica virada para onde foi. Nunca anda de lado nem para trás, por isso pense antes de entrar num canto.',
      ],
      diagram: { ...diagrams.ways, caption: 'A peça azul pode ir para as três casas marcadas.' },
    },
    {
      title: 'Conquistar ladrilhos',
      paragraphs: [
        'O ladrilho onde a peça termina passa a ser seu, e fica seu até ao fim: ninguém o pode tirar.',
        'A casa de onde a peça sai não muda. Uma peça que ainda não se moveu está num ladrilho neutro e deixa-o neutro.',
      ],
      diagram: { ...diagrams.claim, caption: 'b2-c3 torna c3 azul. b2 fica neutra, como estava.' },
    },
    {
      title: 'O que está fechado',
      paragraphs: [
        'A casa tem de estar livre, e o ladrilho tem de ser neutro ou seu. Peças e ladrilhos alheios são muros.',
        'Pode pisar um ladrilho seu. Não ganha nada, mas pode levar uma peça de volta a terreno aberto.',
      ],
      diagram: { ...diagrams.wall, caption: 'Um ladrilho e uma peça do Laranja tapam dois caminhos; resta e5-f6.' },
    },
    own.border,
    {
      title: 'Sem jogada',
      paragraphs: [
        'Quem pode mover tem de mover. Se nenhuma das suas peças pode mover-se, perde a vez.',
        'Não fica de fora: assim que houver de novo uma casa livre para si, volta a jogar.',
      ],
      diagram: { ...diagrams.skip, caption: 'O Azul perde a vez até a peça laranja sair do ladrilho neutro em e6.' },
    },
    {
      title: 'O fim, e como se escrevem as jogadas',
      paragraphs: [
        'O jogo acaba quando ninguém pode obter mais ladrilhos, ou quando 20 jogadas de cada um nada conquistaram. Cada ladrilho é um ponto; quem empata partilha a vitória.',
        own.written,
      ],
      diagram: { ...diagrams.end, caption: 'As duas peças estão presas. O Laranja ganha por sete ladrilhos a cinco.' },
    },
  ];
}
