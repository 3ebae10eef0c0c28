import type { Game } from '../../core/game.ts';
import type { Diagram } from '../../core/teaching.ts';
import { START_OF_TWO, sketch } from '../families/cru/sketch.ts';

/** Blue's turn, two players. */
const REST = '1 2 0';

/** The pictures, the same in both languages. */
const diagrams = {
  start: { position: sketch(START_OF_TWO, REST), cells: [] },
  ways: { position: sketch('e5=11n a9=22e', REST), cells: ['d6', 'e6', 'f6'] },
  claim: { position: sketch('b2=-1ne i9=22w', REST), cells: ['b2', 'c3'], move: 'b2-c3' },
  wall: { position: sketch('e5=11n d6=2 e6=22w f6=1', REST), cells: ['f6'], move: 'e5-f6' },
  twist: { position: sketch('c2=11e i9=22w', REST), cells: ['d2'], move: 'c2-d2<' },
  skip: { position: sketch('e5=11n d6=2 f6=2 e6=-2w', '2 2 0'), cells: ['e5'] },
  end: {
    position: sketch('a9=11nw b9=1 c9=1 d9=2 a8=1 b8=1 c8=2 d8=2 b7=2 a7=2 e9=2 f9=22n', REST),
    cells: ['a9', 'f9'],
  },
} satisfies Readonly<Record<string, Omit<Diagram, 'caption'>>>;

export const guide: Game['guide'] = {
  en: [
    {
      title: 'The aim',
      paragraphs: [
        'Every cell of the board has a tile. At first all tiles are neutral; your pieces make them yours.',
        'Whoever owns the most tiles at the end wins. Shacru, by Mike Wellman, is for two, three or four players.',
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
    {
      title: 'The twist',
      paragraphs: [
        'Bold lines divide the board into nine borderlands of 3 by 3 cells. When a step leads into another one, you may turn the piece once, by half a right angle to the left or right.',
        'A twist costs nothing, and it is never an obligation.',
      ],
      diagram: { ...diagrams.twist, caption: 'c2-d2< crosses a border and turns left: now it faces north-east.' },
    },
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
        'a3-b4 goes from a3 to b4; < adds a twist to the left, > one to the right.',
      ],
      diagram: { ...diagrams.end, caption: 'Both pieces are stuck for good. Orange wins by seven tiles to five.' },
    },
  ],
  pt: [
    {
      title: 'O objetivo',
      paragraphs: [
        'Cada casa do tabuleiro tem um ladrilho. No início todos são neutros; as suas peças tornam-nos seus.',
        'Ganha quem tiver mais ladrilhos no fim. Shacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
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
    {
      title: 'A rotação',
      paragraphs: [
        'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Quando um passo leva a outra região, pode rodar a peça uma vez, meio ângulo reto para a esquerda ou para a direita.',
        'Rodar não custa nada, e nunca é obrigatório.',
      ],
      diagram: { ...diagrams.twist, caption: 'c2-d2< passa uma fronteira e roda à esquerda: aponta para nordeste.' },
    },
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
        'a3-b4 vai de a3 para b4; < acrescenta uma rotação à esquerda, > à direita.',
      ],
      diagram: { ...diagrams.end, caption: 'As duas peças estão presas. O Laranja ganha por sete ladrilhos a cinco.' },
    },
  ],
};
