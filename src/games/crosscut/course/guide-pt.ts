import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Construa uma linha reta e seguida da sua cor, de um lado ao outro do campo interior, numa fila ou numa coluna.',
      'Crosscut, de Mark Steere, é para dois. Começa o Vermelho, depois o Azul, e assim por diante. As diagonais não contam.',
    ],
    diagram: { ...diagrams.won, caption: 'Seis discos azuis enchem a fila 5 de lado a lado: o Azul ganhou.' },
  },
  {
    title: 'O tabuleiro e a vez',
    paragraphs: [
      'Na sua vez coloca um disco com a sua cor para cima. Qualquer casa vazia do campo interior serve, sempre. Os discos nunca se movem.',
      'As casas de fora são o perímetro. Não fazem parte do campo e têm um uso próprio, como se verá.',
    ],
    diagram: { ...diagrams.board, caption: 'Um tabuleiro pequeno, de 7 por 7: as casas marcadas são o perímetro.' },
  },
  {
    title: 'Flanquear',
    paragraphs: [
      'Se o seu novo disco e outro disco seu fecham entre si uma linha seguida de discos adversários, numa fila ou numa coluna, essa linha fica flanqueada: vira-se para a sua cor.',
      'Um só disco adversário já faz uma linha.',
    ],
    diagram: { ...diagrams.flank, caption: 'O Vermelho joga b5: c5 e d5 estão entre b5 e e5, e viram-se.' },
  },
  {
    title: 'Em todas as direções',
    paragraphs: [
      'Um disco pode flanquear até quatro linhas: acima, abaixo, à esquerda e à direita. Viram-se juntas.',
      'Não há escolha: ou se vira tudo o que foi flanqueado, ou nada.',
    ],
    diagram: { ...diagrams.star, caption: 'O Vermelho em c4 flanqueia três linhas. Viram-se os quatro azuis.' },
  },
  {
    title: 'A linha mais longa vence o cruzamento',
    paragraphs: [
      'Virar discos pode cortar linhas adversárias que os cruzam. Compare: a maior linha sua que teria um disco virado, e a maior linha adversária que cortaria.',
      'Só se a sua for mais longa é que os discos se viram.',
    ],
    diagram: { ...diagrams.longer, caption: 'O Vermelho em b4 faz uma fila de cinco e corta uma coluna de quatro.' },
  },
  {
    title: 'Um corte que falha',
    paragraphs: [
      'Se a linha adversária for tão longa como a sua, ou mais, nada se vira. Tirar-lhe o disco da ponta também é cortar.',
      'No interior, o seu novo disco fica mesmo assim onde o colocou.',
    ],
    diagram: { ...diagrams.cut, caption: 'O Vermelho em b4 faria três e cortaria três: nada se vira.' },
  },
  {
    title: 'A partir do perímetro',
    paragraphs: [
      'Só pode colocar no perímetro onde isso vire discos. O disco no perímetro não conta na sua linha.',
      'Depois de virar os outros, é retirado: o perímetro está vazio entre jogadas. Os cantos não servem para nada.',
    ],
    diagram: { ...diagrams.perimeter, caption: 'O Vermelho em a4 vira b4 e c4. Depois o disco em a4 é retirado.' },
  },
  {
    title: 'Só o disco novo flanqueia',
    paragraphs: [
      'Os discos virados não flanqueiam nada, por isso nada se vira em cadeia.',
      'Também é seguro colocar um disco entre dois adversários: mantém a sua cor.',
    ],
    diagram: { ...diagrams.between, caption: 'O Vermelho pode ir a c4 e fica vermelho.' },
  },
  {
    title: 'O fim, e como se escrevem as jogadas',
    paragraphs: [
      'Quem tiver uma linha de lado a lado no fim de uma jogada ganhou. Com o campo cheio, quem não puder colocar em lado nenhum perde a vez.',
      'A pedido há uma troca: o Azul pode responder ao primeiro disco ficando com ele. É um acrescento nosso, não das regras publicadas.',
      'Uma jogada é só a sua casa, como d4, ou a4 no perímetro. A troca escreve-se swap.',
    ],
  },
];
