import type { LessonStep } from '../../../core/course.ts';

/** Mostly on a board of 7 × 7, where five discs in a line win. */
export const lesson: readonly LessonStep[] = [
  {
    position: '7/7/7/3b3/7/7/7 1',
    accepted: { kind: 'any' },
    texts: {
      en: {
        task: 'You are Red. You want a straight line of red discs from side to side. On your turn you place one disc. Place one where you like, but inside the outer ring of cells.',
        done: 'Discs never move. But they can flip, as you will see.',
        hints: ['Choose any empty cell inside the outer ring.'],
      },
      pt: {
        task: 'Joga com o Vermelho. Quer uma linha reta de discos vermelhos de lado a lado. Na sua vez, coloque um disco. Ponha-o onde quiser, mas dentro do anel de casas à volta.',
        done: 'Os discos nunca andam. Mas podem virar-se, como verá.',
        hints: ['Escolha qualquer casa vazia dentro do anel.'],
      },
    },
  },
  {
    position: '7/7/7/2bbr2/7/7/7 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'Enemy discs in a row or column between your new disc and another disc of yours are flanked, and they flip. Flip c4 and d4.',
        done: 'Flanked and flipped: now you have four red discs in a row.',
        hints: ['A red disc stands on e4. Place one at the other end of the blue line.'],
      },
      pt: {
        task: 'Os discos adversários numa linha ou coluna, entre o seu disco novo e outro seu, ficam flanqueados e viram-se. Vire c4 e d4.',
        done: 'Flanqueados e virados: agora tem quatro discos vermelhos seguidos.',
        hints: ['Há um disco vermelho em e4. Coloque outro na outra ponta da linha azul.'],
      },
    },
  },
  {
    position: '8/8/2r5/2b5/3bbr2/2b5/2r5/8 1',
    accepted: { kind: 'moves', moves: ['c4'] },
    texts: {
      en: {
        task: 'One disc can flank in four directions at once. Flip all four blue discs with a single disc.',
        done: 'Up, down and right: everything flanked flips together.',
        hints: ['Which empty cell touches c5, c3 and d4?'],
      },
      pt: {
        task: 'Um disco pode flanquear em quatro direções ao mesmo tempo. Vire os quatro discos azuis com um só disco.',
        done: 'Para cima, para baixo e à direita: vira-se tudo o que está flanqueado.',
        hints: ['Que casa vazia toca em c5, c3 e d4?'],
      },
    },
  },
  {
    position: '7/7/7/1b1b3/7/7/7 1',
    accepted: { kind: 'moves', moves: ['c4'] },
    texts: {
      en: {
        task: 'Only the disc you have just placed flanks. So it is safe to place between two enemy discs. Place on c4.',
        done: 'It stays red. Flipped discs flank nothing either, so there are no chain reactions.',
        hints: ['c4 is the cell between the two blue discs.'],
      },
      pt: {
        task: 'Só flanqueia o disco acabado de colocar. Por isso é seguro colocar entre dois adversários. Coloque em c4.',
        done: 'Continua vermelho. Os discos virados também não flanqueiam, por isso não há reações em cadeia.',
        hints: ['c4 é a casa entre os dois discos azuis.'],
      },
    },
  },
  {
    position: '7/7/7/1bbr3/7/7/7 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'The outer ring of cells is the edge. You may place there only if that flips something, and never in a corner. Flip b4 and c4 from the edge.',
        done: 'The disc on a4 has done its work and comes off. The edge is always empty between turns.',
        hints: ['A red disc stands on d4. Which cell of the edge is at the other end of the line?'],
      },
      pt: {
        task: 'O anel de casas à volta é a borda. Só pode colocar ali se isso virar discos, e nunca num canto. Vire b4 e c4 a partir da borda.',
        done: 'O disco em a4 fez o seu trabalho e sai. A borda está sempre vazia entre jogadas.',
        hints: ['Há um disco vermelho em d4. Que casa da borda fica na outra ponta da linha?'],
      },
    },
  },
  {
    position: '8/8/2b5/2b5/2brrr2/2b5/8/8 1',
    accepted: { kind: 'takes' },
    texts: {
      en: {
        task: 'A flip may cut an enemy line that crosses, but only if your new line is longer. Cut the blue column of four.',
        done: 'Your row of five beats a column of four, so c4 flips.',
        hints: ['Flank c4 along its row.'],
      },
      pt: {
        task: 'Virar discos pode cortar uma linha adversária que os cruza, mas só se a sua linha nova for mais longa. Corte a coluna azul de quatro.',
        done: 'A sua linha de cinco vence uma coluna de quatro, por isso c4 vira-se.',
        hints: ['Flanqueie c4 na horizontal.'],
      },
    },
  },
  {
    position: '7/2b4/2b4/2br3/7/7/7 1',
    accepted: { kind: 'moves', moves: ['e4'] },
    texts: {
      en: {
        task: 'On b4 you would make three and cut three. Equal is not enough, so nothing would flip. Make your row longer first.',
        done: 'Now b4 would make four and cut three. Blue has to answer this threat.',
        hints: ['Place on the other side of d4.'],
      },
      pt: {
        task: 'Em b4 faria três e cortaria três. Igual não chega, por isso nada se viraria. Torne primeiro a sua linha mais longa.',
        done: 'Agora b4 faria quatro e cortaria três. O Azul tem de responder a esta ameaça.',
        hints: ['Coloque do outro lado de d4.'],
      },
    },
  },
  {
    position: '7/7/7/1r1rrr1/7/3bb2/7 1',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'A line from side to side wins. Diagonals do not count. On this small board a line takes five discs, without the edge. Finish the game!',
        done: 'Row 4 is red from b4 to f4, so you win.',
        hints: ['One cell of row 4 is missing.'],
      },
      pt: {
        task: 'Uma linha de lado a lado ganha. As diagonais não contam. Neste tabuleiro pequeno são cinco discos, sem a borda. Acabe a partida!',
        done: 'A linha 4 é vermelha de b4 a f4, por isso ganhou.',
        hints: ['Falta uma casa da linha 4.'],
      },
    },
  },
  {
    position: '7/2b4/7/1bbrrr1/7/7/7 1',
    accepted: { kind: 'wins' },
    texts: {
      en: {
        task: 'You can also win with a flip. Find the cell.',
        done: 'From the edge! b4 and c4 flip, and five red discs cross the board.',
        hints: ['Flank b4 and c4 from the edge.'],
      },
      pt: {
        task: 'Também pode ganhar virando discos. Encontre a casa.',
        done: 'Da borda! b4 e c4 viram-se, e cinco discos vermelhos atravessam o tabuleiro.',
        hints: ['Flanqueie b4 e c4 a partir da borda.'],
      },
    },
  },
  {
    position: '7/1b5/1rrr1r1/7/4bb1/7/7 2',
    accepted: { kind: 'moves', moves: ['e5'] },
    texts: {
      en: {
        task: 'Now you are Blue. Red is about to complete row 5. Stop it.',
        done: 'Right in the middle. Your disc keeps its colour, and Red needs another plan.',
        hints: ['Which cell does Red need?'],
      },
      pt: {
        task: 'Agora joga com o Azul. O Vermelho está prestes a completar a linha 5. Impeça-o.',
        done: 'Mesmo no meio. O seu disco mantém a cor, e o Vermelho precisa de outro plano.',
        hints: ['De que casa precisa o Vermelho?'],
      },
    },
  },
  {
    position: '7/1rbbbr1/1brbrb1/1bbrbb1/1brbrb1/1rb1br1/7 2',
    accepted: { kind: 'moves', moves: ['d2'] },
    texts: {
      en: {
        task: 'A rare case: the board is almost full. You are Blue. Fill the last cell inside.',
        done: 'Red cannot place anywhere and misses a turn, so you move again.',
        hints: ['The last empty cell inside the edge is d2.'],
      },
      pt: {
        task: 'Um caso raro: o tabuleiro está quase cheio. Joga com o Azul. Encha a última casa do interior.',
        done: 'O Vermelho não pode colocar em lado nenhum e perde a vez, por isso volta a jogar o Azul.',
        hints: ['A última casa vazia do interior é d2.'],
      },
    },
  },
  {
    position: '7/7/7/3r3/7/7/7 2 pie',
    accepted: { kind: 'moves', moves: ['swap'] },
    texts: {
      en: {
        task: "Optional swap rule, an addition of ours: Blue may take over Red's first disc. You are Blue, and the centre is a strong place. Swap!",
        done: 'The disc is blue now, and Red moves again. So nobody starts with a move that is too strong. Enjoy your first game!',
        hints: ['Choose “Swap sides”, or type swap.'],
      },
      pt: {
        task: 'Regra da troca, opcional, um acréscimo nosso: o Azul pode ficar com o primeiro disco do Vermelho. Joga com o Azul, e o centro é um bom lugar. Troque!',
        done: 'O disco agora é azul, e volta a jogar o Vermelho. Assim ninguém começa com uma jogada forte demais. Divirta-se na sua primeira partida!',
        hints: ['Escolha “Trocar de lado”, ou escreva swap.'],
      },
    },
  },
];
