import type { LessonStep } from '../../../../core/course.ts';
import { sketch } from '../course/sketch.ts';
import { REST } from './guide.ts';

/** The lesson of a game with one step a move; what it teaches about borders is its own. */
export function stepLesson(borders: readonly LessonStep[]): readonly LessonStep[] {
  return [...firstSteps, ...borders, ...laterSteps];
}

const firstSteps: readonly LessonStep[] = [
  {
    position: sketch('e5=11n i9=22w', REST),
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Blue. A piece goes one cell: straight ahead, or half a right angle to the left or right. Move the piece on e5.',
        done: 'The tile where it stopped is yours, and the piece faces the way it went.',
        hints: ['Choose e5, then one of the three cells in front of it.'],
      },
      pt: {
        task: 'Joga com o Azul. Uma peça anda uma casa: em frente, ou meio ângulo reto para a esquerda ou direita. Mova a peça em e5.',
        done: 'O ladrilho onde terminou é seu, e a peça aponta para onde foi.',
        hints: ['Escolha e5, depois uma das três casas à frente.'],
      },
    },
  },
  {
    position: sketch('d4=11n i9=22w', REST),
    accepted: { kind: 'moves', moves: ['d4-e5'] },
    texts: {
      en: {
        task: 'Claim the tile in the middle of the board, e5.',
        done: 'It is yours for good: no tile ever changes from one player to another.',
        hints: ['The piece on d4 faces north. e5 lies half a right angle to its right.'],
      },
      pt: {
        task: 'Conquiste o ladrilho no meio do tabuleiro, e5.',
        done: 'É seu para sempre: nenhum ladrilho passa de um jogador para outro.',
        hints: ['A peça em d4 aponta para norte. e5 fica meio ângulo reto à sua direita.'],
      },
    },
  },
  {
    position: sketch('b2=-1ne i9=22w', REST),
    accepted: { kind: 'moves', moves: ['b2-c3'] },
    texts: {
      en: {
        task: 'This piece has not moved yet: the tile below it is neutral. Step to c3 and watch b2.',
        done: 'c3 is blue, and b2 stays neutral. The tile below a piece that never moves counts for nobody.',
        hints: ['The piece faces north-east: c3 lies straight ahead.'],
      },
      pt: {
        task: 'Esta peça ainda não se moveu: o ladrilho debaixo dela é neutro. Vá a c3 e observe b2.',
        done: 'c3 é azul, e b2 fica neutra. O ladrilho debaixo de uma peça que nunca se move não conta para ninguém.',
        hints: ['A peça aponta para nordeste: c3 fica mesmo em frente.'],
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
        task: 'Tiles and pieces of others are walls. The piece on e5 has one way left: use it.',
        done: 'Through the gap. Had Orange taken f6 first, this piece would have been stuck.',
        hints: ['d6 is an orange tile, on e6 stands a piece. What about f6?'],
      },
      pt: {
        task: 'Ladrilhos e peças alheios são muros. À peça em e5 resta um caminho: use-o.',
        done: 'Pela abertura. Se o Laranja tivesse tomado f6 primeiro, esta peça ficava presa.',
        hints: ['d6 é um ladrilho laranja, em e6 está uma peça. E f6?'],
      },
    },
  },
  {
    position: sketch('e5=11n d6=2 e6=2 f6=1 h8=11ne i2=22w', REST),
    accepted: { kind: 'moves', moves: ['e5-f6'] },
    texts: {
      en: {
        task: 'You may step on your own tiles. It wins nothing, but it can free a piece. Bring the piece on e5 out of its trap.',
        done: 'No new tile, but open land ahead.',
        hints: ['f6 is blue already, and the way beyond it is free.'],
      },
      pt: {
        task: 'Pode pisar os seus próprios ladrilhos. Não ganha nada, mas pode libertar uma peça. Tire a peça em e5 da armadilha.',
        done: 'Nenhum ladrilho novo, mas terreno aberto à frente.',
        hints: ['f6 já é azul, e o caminho a seguir está livre.'],
      },
    },
  },
  {
    position: sketch('b8=11n i2=22w', REST),
    accepted: { kind: 'moves', moves: ['b8-c9'] },
    texts: {
      en: {
        task: 'At the edge a piece is soon stuck. Find the step after which this piece can still go on.',
        done: 'On c9 it faces north-east and can still turn east, along the edge.',
        hints: [
          'On b9 it would face north, and all three ways would lead over the edge.',
          'Try the cell to its right.',
        ],
      },
      pt: {
        task: 'Na borda uma peça fica depressa presa. Encontre o passo depois do qual esta peça ainda pode continuar.',
        done: 'Em c9 aponta para nordeste e ainda pode seguir para leste, ao longo da borda.',
        hints: ['Em b9 apontaria para norte, e os três caminhos sairiam do tabuleiro.', 'Tente a casa à sua direita.'],
      },
    },
  },
  {
    position: sketch('b5=11n b6=1 a5=22n', REST),
    accepted: { kind: 'moves', moves: ['b5-a6'] },
    texts: {
      en: {
        task: 'The orange piece has one cell left, a6. Close it in.',
        done: 'Orange cannot move and is skipped: it is your turn again. As soon as Orange has a move, it plays on.',
        hints: ['a6 lies half a right angle to the left of your piece.'],
      },
      pt: {
        task: 'À peça laranja só resta uma casa, a6. Feche-a.',
        done: 'O Laranja não pode mover e perde a vez: é de novo a sua. Assim que puder mover, volta a jogar.',
        hints: ['a6 fica meio ângulo reto à esquerda da sua peça.'],
      },
    },
  },
  {
    position: sketch('e5=11n d6=1 e6=1 i9=22w', REST),
    accepted: { kind: 'gains' },
    texts: {
      en: {
        task: 'A tile counts once, however often you step on it. Make a move that brings a new point.',
        done: 'One tile more. In the end nothing else counts.',
        hints: ['d6 and e6 are blue already.'],
      },
      pt: {
        task: 'Um ladrilho conta uma vez, por mais que o pise. Faça uma jogada que traga um ponto novo.',
        done: 'Mais um ladrilho. No fim nada mais conta.',
        hints: ['d6 e e6 já são azuis.'],
      },
    },
  },
  {
    position: sketch('b8=11n i9=22n', REST),
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'The game ends when nobody can get one more tile. You are about to lead, and Orange is stuck: end the game now.',
        done: 'Nobody can gain any more, and you have two tiles against one. That is all there is to it. Enjoy your first game!',
        hints: ['After b8-c9 your piece could go on. After which steps can it not?'],
      },
      pt: {
        task: 'O jogo acaba quando ninguém pode obter mais nenhum ladrilho. Vai ficar à frente, e o Laranja está preso: acabe já o jogo.',
        done: 'Ninguém pode ganhar mais nada, e tem dois ladrilhos contra um. É tudo. Bom primeiro jogo!',
        hints: ['Depois de b8-c9 a sua peça podia continuar. Depois de que passos não pode?'],
      },
    },
  },
];
