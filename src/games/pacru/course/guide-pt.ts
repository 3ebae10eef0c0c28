import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Cada casa tem um ladrilho, no início neutro. No Pacru, de Mike Wellman, ganha quem primeiro tiver ladrilhos que cheguem: 42 com dois jogadores, 28 com três, 24 com quatro.',
      'Quem não pode mover na sua vez está fora, e as suas peças saem. O último com peças também ganha.',
    ],
    diagram: {
      ...diagrams.start,
      caption: 'O início com dois jogadores: o Azul joga primeiro, depois no sentido do relógio.',
    },
  },
  {
    title: 'Direções e força',
    paragraphs: [
      'Uma peça anda em frente, ou meio ângulo reto para um dos lados: tantas casas quantos ladrilhos seus houver na região de 3 por 3 de onde parte, pelo menos uma.',
      'Passa por cima de ladrilhos, não de peças, e pára num ladrilho neutro ou seu. Chegar, só por si, não conquista nada.',
    ],
    diagram: { ...diagrams.power, caption: 'Três ladrilhos azuis nesta região: a peça pode andar três casas.' },
  },
  {
    title: 'Passar uma fronteira',
    paragraphs: [
      'Uma jogada que acaba noutra região ganha aí um ladrilho neutro: qualquer um sem peça, ou aquele onde parou. A escolha é sua.',
      'Se aí já nenhum ladrilho é neutro, toma um de outro jogador.',
    ],
    diagram: { ...diagrams.crossing, caption: 'c2-d2=e3 passa para d2 e ganha e3.' },
  },
  {
    title: 'A ligação',
    paragraphs: [
      'Uma jogada de duas ou mais casas de um ladrilho seu para outro seu é uma ligação: todos os que ficam no meio passam a ser seus, também os alheios.',
      'É assim que a maioria dos ladrilhos muda de dono. A peça fica no tabuleiro.',
    ],
    diagram: { ...diagrams.connection, caption: 'a1-c1* faz a ligação, e o ladrilho laranja em b1 fica azul.' },
  },
  {
    title: 'Uma das duas',
    paragraphs: [
      'Quando uma jogada passa uma fronteira e também faz uma ligação, só recebe uma das duas coisas, a que quiser.',
      'No tabuleiro, toque no ladrilho que a passagem há de ganhar, ou outra vez no fim da jogada para ligar.',
    ],
    diagram: { ...diagrams.either, caption: 'c2-f2* ganha d2 e e2; c2-f2=e3 ganharia antes e3.' },
  },
  {
    title: 'O salto',
    paragraphs: [
      'Se houver peças entre as duas pontas de uma ligação, a sua peça salta por cima de todas, sejam de quem forem.',
      'Um salto não muda nenhum ladrilho no meio. Pode passar uma fronteira, e então ganha um ladrilho como sempre.',
    ],
    diagram: { ...diagrams.jump, caption: 'a1-c1 salta por cima da peça laranja em b1.' },
  },
  {
    title: 'A tenaz',
    paragraphs: [
      'Uma peça ataca qualquer peça adversária a que pudesse chegar sem nada no meio, seja qual for o ladrilho debaixo dela.',
      'Uma peça atacada por duas suas pode ser tomada por qualquer delas. Sai para sempre, e o seu ladrilho passa a ser seu.',
    ],
    diagram: { ...diagrams.pincer, caption: 'a4 e c2 atacam ambas c4: a4xc4 toma a peça.' },
  },
  {
    title: 'O encontro',
    paragraphs: [
      'Quando a sua jogada põe duas peças suas frente a frente em casas vizinhas, ambas em ladrilhos seus, ganha um ladrilho qualquer de todo o tabuleiro que não tenha peça.',
      'Só conta enquanto algum adversário tiver nove ladrilhos ou mais.',
    ],
    diagram: { ...diagrams.meeting, caption: 'd2-e2+a9: as peças encontram-se, e o ladrilho em a9 fica azul.' },
  },
  {
    title: 'Rodar uma peça',
    paragraphs: [
      'Em vez de mover, pode rodar uma peça: meio ângulo reto por dois ladrilhos seus, um ângulo reto por quatro. Ficam neutros; nenhum pode ter uma peça em cima.',
      'No tabuleiro, toque na peça duas vezes, ou três para um ângulo reto, e depois nos ladrilhos.',
    ],
    diagram: { ...diagrams.turn, caption: 'i5<(d4,g4) roda à esquerda por dois ladrilhos; << e >> custam quatro.' },
  },
];
