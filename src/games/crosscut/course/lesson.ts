import type { LessonStep } from '../../../core/course.ts';

/** Mostly on a board of 7 × 7, where five discs in a line win. */
export const lesson: readonly LessonStep[] = [
  {
    position: '7/7/7/3b3/7/7/7 1',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Red. In a turn you place one disc on an empty cell of the inner field. Place one where you like.',
        done: 'Discs never move, but they may turn over, as you will see.',
        hints: ['Choose any empty cell inside the outline.'],
      },
      pt: {
        task: 'Joga com o Vermelho. Na sua vez coloca um disco numa casa vazia do campo interior. Coloque um onde quiser.',
        done: 'Os discos nunca se movem, mas podem virar-se, como verá.',
        hints: ['Escolha qualquer casa vazia dentro do contorno.'],
      },
    },
  },
  {
    position: '7/7/7/2bbr2/7/7/7 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Enemy discs between your new disc and another disc of yours turn over. Turn c4 and d4.',
        done: 'Flanked and turned: four red discs in a row.',
        hints: ['There is a red disc on e4. Close the line on its other side.'],
      },
      pt: {
        task: 'Os discos adversários entre o seu novo disco e outro disco seu viram-se. Vire c4 e d4.',
        done: 'Flanqueados e virados: quatro discos vermelhos em fila.',
        hints: ['Há um disco vermelho em e4. Feche a linha do outro lado.'],
      },
    },
  },
  {
    position: '8/8/2r5/2b5/3bbr2/2b5/2r5/8 1',
    accepted: { kind: 'moves', moves: ['c4'] },
    texts: {
      en: {
        task: 'One disc can flank in four directions at once. Turn all four blue discs with a single disc.',
        done: 'Up, down and to the right: everything that was flanked turned together.',
        hints: ['Which empty cell touches c5, c3 and d4?'],
      },
      pt: {
        task: 'Um disco pode flanquear em quatro direções ao mesmo tempo. Vire os quatro discos azuis com um só disco.',
        done: 'Acima, abaixo e à direita: tudo o que foi flanqueado virou-se de uma vez.',
        hints: ['Que casa vazia toca em c5, c3 e d4?'],
      },
    },
  },
  {
    position: '7/7/7/1b1b3/7/7/7 1',
    accepted: { kind: 'moves', moves: ['c4'] },
    texts: {
      en: {
        task: 'Only the disc just placed flanks. So it is safe to go between two enemies: place on c4.',
        done: 'It stays red. Turned discs flank nothing either, so there are no chains.',
        hints: ['c4 is the cell between the two blue discs.'],
      },
      pt: {
        task: 'Só o disco acabado de colocar flanqueia. Por isso é seguro ir para entre dois adversários: coloque em c4.',
        done: 'Fica vermelho. Os discos virados também não flanqueiam, por isso não há cadeias.',
        hints: ['c4 é a casa entre os dois discos azuis.'],
      },
    },
  },
  {
    position: '7/7/7/1bbr3/7/7/7 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'From the outermost cells, the perimeter, you can flank inwards. Turn b4 and c4 from there.',
        done: 'The disc on a4 did its work and is gone: the perimeter is always empty between turns.',
        hints: ['The line is closed by d4 on one side. Which perimeter cell closes it on the other?'],
      },
      pt: {
        task: 'Das casas de fora, o perímetro, pode flanquear para dentro. Vire b4 e c4 a partir dali.',
        done: 'O disco em a4 fez o seu trabalho e saiu: o perímetro está sempre vazio entre jogadas.',
        hints: ['A linha está fechada por d4 de um lado. Que casa do perímetro a fecha do outro?'],
      },
    },
  },
  {
    position: '8/8/2b5/2b5/2brrr2/2b5/8/8 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Turning may cut an enemy line that crosses, if your new line is longer. Cut the blue column of four.',
        done: 'A row of five beats a column of four, so c4 turned.',
        hints: ['Flank c4 along the row.'],
      },
      pt: {
        task: 'Virar pode cortar uma linha adversária que cruza, se a sua nova linha for mais longa. Corte a coluna azul de quatro.',
        done: 'Uma fila de cinco vence uma coluna de quatro, por isso c4 virou-se.',
        hints: ['Flanqueie c4 ao longo da fila.'],
      },
    },
  },
  {
    position: '7/2b4/2b4/2br3/7/7/7 1',
    accepted: { kind: 'moves', moves: ['e4'] },
    texts: {
      en: {
        task: 'On b4 you would make three and cut three: equal is not enough, and nothing would turn. Make your row longer first.',
        done: 'Now b4 would make four and cut three. Blue has to answer.',
        hints: ['Place on the other side of d4.'],
      },
      pt: {
        task: 'Em b4 faria três e cortaria três: igual não chega, e nada se viraria. Torne primeiro a sua fila mais longa.',
        done: 'Agora b4 faria quatro e cortaria três. O Azul tem de responder.',
        hints: ['Coloque do outro lado de d4.'],
      },
    },
  },
  {
    position: '7/7/7/1r1rrr1/7/3bb2/7 1',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'A line from side to side of the inner field wins, here five discs. Finish the game.',
        done: 'Row 4 is red from b4 to f4: won.',
        hints: ['One cell of row 4 is missing.'],
      },
      pt: {
        task: 'Uma linha de lado a lado do campo interior ganha, aqui cinco discos. Acabe o jogo.',
        done: 'A fila 4 é vermelha de b4 a f4: ganhou.',
        hints: ['Falta uma casa da fila 4.'],
      },
    },
  },
  {
    position: '7/2b4/7/1bbrrr1/7/7/7 1',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'You can also win by turning discs. Where?',
        done: 'From the perimeter: b4 and c4 turned, and five red discs cross the field.',
        hints: ['Flank b4 and c4 from outside.'],
      },
      pt: {
        task: 'Também se pode ganhar virando discos. Onde?',
        done: 'Do perímetro: b4 e c4 viraram-se, e cinco discos vermelhos atravessam o campo.',
        hints: ['Flanqueie b4 e c4 de fora.'],
      },
    },
  },
  {
    position: '7/1b5/1rrr1r1/7/4bb1/7/7 2',
    accepted: { kind: 'moves', moves: ['e5'] },
    texts: {
      en: {
        task: 'Now you are Blue. Red threatens to finish row 5. Stop it.',
        done: 'Right in the middle: your disc keeps its colour, and Red must start again.',
        hints: ['Which cell does Red need?'],
      },
      pt: {
        task: 'Agora joga com o Azul. O Vermelho ameaça completar a fila 5. Impeça-o.',
        done: 'Mesmo no meio: o seu disco mantém a cor, e o Vermelho tem de recomeçar.',
        hints: ['De que casa precisa o Vermelho?'],
      },
    },
  },
  {
    position: '7/1rbbbr1/1brbrb1/1bbrbb1/1brbrb1/1rb1br1/7 2',
    accepted: { kind: 'moves', moves: ['d2'] },
    texts: {
      en: {
        task: 'A rare case: the field is almost full. You are Blue. Fill the last cell inside.',
        done: 'Red cannot place anywhere, so Red is skipped, and it is your turn again.',
        hints: ['The last empty cell of the inner field is d2.'],
      },
      pt: {
        task: 'Um caso raro: o campo está quase cheio. Joga com o Azul. Encha a última casa do interior.',
        done: 'O Vermelho não pode colocar em lado nenhum, perde a vez, e é de novo a sua.',
        hints: ['A última casa vazia do campo interior é d2.'],
      },
    },
  },
  {
    position: '7/7/7/3r3/7/7/7 2 pie',
    accepted: { kind: 'moves', moves: ['swap'] },
    texts: {
      en: {
        task: 'If both agree to play with the swap, Blue may take over the first disc. The centre is strong: take it with swap.',
        done: 'The disc is blue now, and Red goes on. The swap is an addition of ours. Enjoy your first game!',
        hints: ['Choose the move swap, or type it.'],
      },
      pt: {
        task: 'Se ambos quiserem jogar com a troca, o Azul pode ficar com o primeiro disco. O centro é forte: tome-o com swap.',
        done: 'O disco é agora azul, e continua o Vermelho. A troca é um acrescento nosso. Bom primeiro jogo!',
        hints: ['Escolha a jogada swap, ou escreva-a.'],
      },
    },
  },
];
