import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Faça uma linha reta da sua cor de um lado ao outro, na horizontal ou na vertical. As diagonais não contam.',
      'Crosscut, de Mark Steere, é para dois. Começa o Vermelho.',
    ],
    diagram: { ...diagrams.won, caption: 'Seis discos azuis enchem a linha 5 de lado a lado. O Azul ganhou.' },
  },
  {
    title: 'Colocar um disco',
    paragraphs: [
      'Na sua vez, coloque um disco numa casa vazia, com a sua cor para cima. Os discos nunca andam, mas podem virar-se.',
      'O anel de casas à volta é a borda. As linhas fazem-se dentro dela. A borda tem outra utilidade, como verá.',
    ],
    diagram: { ...diagrams.board, caption: 'Um tabuleiro pequeno, de 7 por 7. As casas marcadas são a borda.' },
  },
  {
    title: 'Virar discos',
    paragraphs: [
      'Feche discos adversários, na horizontal ou na vertical, entre o seu disco novo e outro disco seu. Ficam flanqueados e viram-se para a sua cor.',
      'Não pode haver intervalos. Até um só disco pode ser flanqueado.',
    ],
    diagram: { ...diagrams.flank, caption: 'O Vermelho joga em b5. c5 e d5 ficam entre dois vermelhos e viram-se.' },
  },
  {
    title: 'Em todas as direções',
    paragraphs: [
      'Um disco pode flanquear em quatro direções: para cima, para baixo, à esquerda e à direita. Vira-se tudo ao mesmo tempo.',
      'Não há escolha. Ou se viram todos os discos flanqueados, ou nenhum.',
    ],
    diagram: { ...diagrams.star, caption: 'O Vermelho joga em c4 e flanqueia em três direções. Viram-se quatro.' },
  },
  {
    title: 'Ganha a linha mais longa',
    paragraphs: [
      'Virar discos pode cortar uma linha adversária que os cruza. Compare a sua maior linha com um disco virado e a maior linha que corta.',
      'Os discos só se viram se a sua linha for mais longa.',
    ],
    diagram: { ...diagrams.longer, caption: 'O Vermelho em b4 faz uma linha de cinco e corta uma coluna de quatro.' },
  },
  {
    title: 'Um corte que falha',
    paragraphs: [
      'Se a linha adversária for tão longa como a sua, ou mais, nada se vira. Tirar-lhe só o último disco também é cortar.',
      'O seu disco novo fica onde está.',
    ],
    diagram: { ...diagrams.cut, caption: 'O Vermelho em b4 fazia três e cortava três, por isso nada se vira.' },
  },
  {
    title: 'A partir da borda',
    paragraphs: [
      'Só pode colocar na borda se isso virar discos. O disco na borda não conta na sua linha.',
      'Depois de virar os outros, esse disco sai: a borda está sempre vazia. Os cantos não se podem usar.',
    ],
    diagram: {
      ...diagrams.perimeter,
      caption: 'O Vermelho em a4 vira b4 e c4. Depois o disco em a4 sai do tabuleiro.',
    },
  },
  {
    title: 'Só o disco novo flanqueia',
    paragraphs: [
      'Os discos virados não flanqueiam nada, por isso não há reações em cadeia.',
      'É seguro colocar um disco entre dois adversários. Mantém a sua cor.',
    ],
    diagram: { ...diagrams.between, caption: 'O Vermelho pode jogar em c4. O disco continua vermelho.' },
  },
  {
    title: 'O fim, e como se escrevem as jogadas',
    paragraphs: [
      'Ganha a primeira linha de lado a lado. Quem não puder colocar em lado nenhum perde a vez, o que é muito raro.',
      'Opcionalmente, joga-se com a regra da troca (pie rule): o Azul pode ficar com o primeiro disco do Vermelho. É um acréscimo nosso, não das regras publicadas.',
      'Uma jogada escreve-se com a sua casa: d4, ou a4 na borda. A troca escreve-se swap.',
    ],
  },
];
