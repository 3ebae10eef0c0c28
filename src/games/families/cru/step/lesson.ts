import type { LessonStep } from '../../../../core/course.ts';
import { sketch } from '../course/sketch.ts';
import { REST } from './guide.ts';

/** The lesson of a game with one step per move; the steps about borders differ by game. */
export function stepLesson(borders: readonly LessonStep[]): readonly LessonStep[] {
  return [...firstSteps, ...borders, ...laterSteps];
}

const firstSteps: readonly LessonStep[] = [
  {
    position: sketch('e5=11n i9=22w', REST),
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Blue, and you want to own the most tiles. A piece moves one cell: straight ahead, or diagonally forward to the left or right (45°). Move the piece on e5.',
        done: 'The tile where it stopped is yours now, and the piece faces the way it went.',
        hints: ['Choose e5, then one of the three cells in front of it.'],
      },
      pt: {
        task: 'Joga com o Azul e quer ter mais ladrilhos do que os outros. Uma peça anda uma casa: em frente, ou em frente na diagonal, à esquerda ou à direita (45°). Mova a peça em e5.',
        done: 'O ladrilho onde terminou agora é seu, e a peça está virada para onde foi.',
        hints: ['Escolha e5, depois uma das três casas à frente.'],
      },
    },
  },
  {
    position: sketch('d4=11n i9=22w', REST),
    accepted: { kind: 'moves', moves: ['d4-e5'] },
    texts: {
      en: {
        task: 'Every tile is a point. Claim the tile in the middle of the board, e5.',
        done: 'It is yours for good. Nobody can ever take a tile from you.',
        hints: ['The piece on d4 faces north. e5 lies diagonally forward, to its right.'],
      },
      pt: {
        task: 'Cada ladrilho é um ponto. Conquiste o ladrilho no meio do tabuleiro, e5.',
        done: 'É seu para sempre. Ninguém lhe pode tirar um ladrilho.',
        hints: ['A peça em d4 está virada para norte. e5 fica em frente, na diagonal direita.'],
      },
    },
  },
  {
    position: sketch('b2=-1ne i9=22w', REST),
    accepted: { kind: 'moves', moves: ['b2-c3'] },
    texts: {
      en: {
        task: 'This piece has not moved yet, so the tile under it is still neutral. Step to c3 and watch b2.',
        done: 'c3 is blue, and b2 stays neutral. So a piece that never moves brings you no tile.',
        hints: ['The piece faces north-east. c3 lies straight ahead.'],
      },
      pt: {
        task: 'Esta peça ainda não se moveu, por isso o ladrilho debaixo dela é neutro. Vá a c3 e observe b2.',
        done: 'c3 é azul, e b2 continua neutro. Uma peça que nunca se move não lhe dá nenhum ladrilho.',
        hints: ['A peça está virada para nordeste. c3 fica mesmo em frente.'],
      },
    },
  },
];

const laterSteps: readonly LessonStep[] = [
  {
    position: sketch('e5=11n d6=2 e6=22w h2=11e', REST),
    accepted: { kind: 'moves', moves: ['e5-f6'] },
    texts: {
      en: {
        task: 'Other players’ tiles and all pieces are like walls. The piece on e5 has one way out. Find it.',
        done: 'Through the gap! If Orange had claimed f6 first, your piece would be stuck.',
        hints: ['d6 is an orange tile, and a piece stands on e6. What about f6?'],
      },
      pt: {
        task: 'Os ladrilhos dos outros e todas as peças são como muros. A peça em e5 tem uma saída. Encontre-a.',
        done: 'Pela abertura! Se o Laranja tivesse conquistado f6 primeiro, a sua peça ficava presa.',
        hints: ['d6 é um ladrilho laranja, e em e6 está uma peça. E f6?'],
      },
    },
  },
  {
    position: sketch('e5=11n d6=2 e6=2 f6=1 h8=11ne i2=22w', REST),
    accepted: { kind: 'moves', moves: ['e5-f6'] },
    texts: {
      en: {
        task: 'You may step on your own tiles. You gain nothing, but it can free a piece. Lead the piece on e5 out of its trap.',
        done: 'No new tile, but now there is open land ahead.',
        hints: ['f6 is already blue, and the way beyond it is free.'],
      },
      pt: {
        task: 'Pode pisar os seus próprios ladrilhos. Não ganha nada, mas pode libertar uma peça. Tire a peça em e5 da armadilha.',
        done: 'Nenhum ladrilho novo, mas agora há terreno livre à frente.',
        hints: ['f6 já é azul, e o caminho a seguir está livre.'],
      },
    },
  },
  {
    position: sketch('b8=11n i2=22w', REST),
    accepted: { kind: 'moves', moves: ['b8-c9'] },
    texts: {
      en: {
        task: "A piece never goes back, so don't get stuck at the edge. Find the step after which this piece can still go on.",
        done: 'On c9 it faces north-east, so it can still go east, along the edge.',
        hints: [
          'On b9 it would face north, and all three ways would lead off the board.',
          'Try the cell diagonally forward to the right.',
        ],
      },
      pt: {
        task: 'Uma peça nunca volta atrás, por isso não a deixe presa na borda. Encontre o passo depois do qual ainda pode continuar.',
        done: 'Em c9 está virada para nordeste, por isso ainda pode ir para leste, ao longo da borda.',
        hints: [
          'Em b9 ficava virada para norte, e os três caminhos saíam do tabuleiro.',
          'Tente a casa em frente, na diagonal direita.',
        ],
      },
    },
  },
  {
    position: sketch('b5=11n b6=1 a5=22n', REST),
    accepted: { kind: 'moves', moves: ['b5-a6'] },
    texts: {
      en: {
        task: 'The orange piece can only go to a6. Block that cell.',
        done: 'Orange cannot move, so Orange misses a turn and you move again. If a way opens later, Orange plays on.',
        hints: ['a6 lies diagonally forward, to the left of your piece.'],
      },
      pt: {
        task: 'A peça laranja só pode ir a a6. Bloqueie essa casa.',
        done: 'O Laranja não pode mover e perde a vez, por isso volta a jogar o Azul. Se mais tarde se abrir um caminho, o Laranja volta a jogar.',
        hints: ['a6 fica em frente da sua peça, na diagonal esquerda.'],
      },
    },
  },
  {
    position: sketch('e5=11n d6=1 e6=1 i9=22w', REST),
    accepted: { kind: 'gains' },
    texts: {
      en: {
        task: 'A tile counts only once, however often you step on it. Make a move that gains a new tile.',
        done: 'One more tile, one more point. At the end nothing else counts. The game also ends if nobody claims a tile in 20 moves each.',
        hints: ['d6 and e6 are already blue.'],
      },
      pt: {
        task: 'Um ladrilho só conta uma vez, por mais que o pise. Faça uma jogada que ganhe um ladrilho novo.',
        done: 'Mais um ladrilho, mais um ponto. No fim, nada mais conta. A partida também acaba se ninguém conquistar um ladrilho em 20 jogadas cada.',
        hints: ['d6 e e6 já são azuis.'],
      },
    },
  },
  {
    position: sketch('b8=11n i9=22n', REST),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'The game ends when nobody can gain another tile. Orange is stuck with one tile. Take the lead, and end the game with this move.',
        done: 'Nobody can gain anything now, and you win by two tiles to one. That is the whole game. Enjoy your first one!',
        hints: ['On c9 your piece could still go on. On which cells is it stuck?'],
      },
      pt: {
        task: 'A partida acaba quando ninguém pode ganhar mais ladrilhos. O Laranja está preso, com um ladrilho. Passe à frente e acabe a partida com esta jogada.',
        done: 'Já ninguém pode ganhar nada, e o Azul ganha por dois ladrilhos a um. É tudo. Divirta-se na sua primeira partida!',
        hints: ['Em c9 a sua peça ainda podia continuar. Em que casas fica presa?'],
      },
    },
  },
];
