import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Cada casa tem um ladrilho. Ganha o primeiro jogador com ladrilhos suficientes: 42 com dois jogadores, 28 com três, 24 com quatro.',
      'Também ganha se for o último jogador com peças. Pacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    ],
    diagram: { ...diagrams.start, caption: 'O início para dois. Ainda nenhum ladrilho tem dono. Começa o Azul.' },
  },
  {
    title: 'Uma jogada, passo a passo',
    paragraphs: [
      'Na sua vez, mova uma peça. Se ela entrar noutra região (3 por 3 casas), ganha aí um ladrilho neutro: aquele onde termina ou outro que esteja livre.',
      'Já não há lá ladrilhos neutros? Então tome um ladrilho livre de outro jogador. “Livre” quer dizer sem peça em cima.',
    ],
    diagram: { ...diagrams.turn, caption: 'O Azul vai de a3 para b4, passa uma fronteira e ganha o ladrilho de b4.' },
  },
  {
    title: 'Até onde anda uma peça',
    paragraphs: [
      'Uma peça anda em frente ou em frente na diagonal (45°), e fica virada para aí. A sua força é o número de ladrilhos seus na região dela, no mínimo um. Anda até esse número de casas.',
      'Termina num ladrilho neutro ou seu, e não passa por cima de peças. Chegar a um ladrilho não o conquista.',
    ],
    diagram: { ...diagrams.power, caption: 'Três ladrilhos azuis nesta região: força três, até três casas.' },
  },
  {
    title: 'Ligações',
    paragraphs: [
      'Ande duas ou mais casas de um ladrilho seu para outro, e faz uma ligação. Todos os ladrilhos entre eles passam a ser seus, mesmo os dos outros.',
      'Se a jogada também passar uma fronteira, escolha um só ganho: os ladrilhos do meio ou um ladrilho na nova região.',
    ],
    diagram: { ...diagrams.connection, caption: 'O Azul liga a1 a c1, e o ladrilho laranja em b1 fica azul.' },
  },
  {
    title: 'Saltos',
    paragraphs: [
      'Há peças entre os seus dois ladrilhos? Então a sua peça salta por cima de todas, suas ou não.',
      'Um salto não muda nenhum ladrilho pelo caminho. Se passar uma fronteira, ganha lá um ladrilho, como sempre.',
    ],
    diagram: { ...diagrams.jump, caption: 'De a1, o Azul salta por cima da peça laranja e chega a c1.' },
  },
  {
    title: 'Tenazes',
    paragraphs: [
      'A sua peça ataca uma peça adversária a que possa chegar, sem outra peça no caminho. O ladrilho debaixo dela não importa.',
      'Se duas peças suas atacarem a mesma peça, uma delas pode capturá-la. A peça sai para sempre, e o ladrilho fica para si.',
    ],
    diagram: { ...diagrams.pincer, caption: 'As peças em a4 e c2 atacam c4, por isso a de a4 captura-a.' },
  },
  {
    title: 'Encontros',
    paragraphs: [
      'Ponha duas peças suas frente a frente, em casas vizinhas e em ladrilhos seus. Ganha então um ladrilho qualquer de todo o tabuleiro, desde que não tenha peça.',
      'Só conta se algum adversário tinha pelo menos nove ladrilhos no início da sua vez.',
    ],
    diagram: { ...diagrams.meeting, caption: 'A peça de d2 encontra a de f2, e o Azul toma o ladrilho de a9.' },
  },
  {
    title: 'Rodar uma peça',
    paragraphs: [
      'Em vez de mover, pode rodar uma peça: 45° por dois ladrilhos seus, 90° por quatro. Esses ladrilhos ficam neutros. Nenhum pode ter uma peça em cima.',
      'Se na sua vez não puder mover nenhuma peça, fica fora. As suas peças saem do tabuleiro, os ladrilhos ficam.',
    ],
    diagram: { ...diagrams.turning, caption: 'A peça em i5 roda à esquerda. O Azul entrega os ladrilhos de d4 e g4.' },
  },
  {
    title: 'Como se escrevem as jogadas',
    paragraphs: [
      'As casas têm nome como num mapa: a letra da coluna e o número da linha. e1-e3 é uma jogada de e1 para e3, e e1xe3 uma captura.',
      '=d4 é o ladrilho que se ganha ao passar uma fronteira. * quer dizer ligar. +h8 é o ladrilho que um encontro ganha.',
      'e1<(a1,b2) roda a peça em e1 para a esquerda e entrega a1 e b2. > roda para a direita. << e >> rodam 90° e custam quatro ladrilhos.',
      'Para rodar uma peça no tabuleiro, toque-lhe duas vezes para 45° ou três vezes para 90°. Depois toque nos ladrilhos que entrega.',
      'Ao fim de 200 jogadas de cada jogador, a partida acaba e ganha quem tiver mais ladrilhos.',
    ],
  },
];
