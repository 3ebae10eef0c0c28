import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Tenha mais ladrilhos do que os outros quando a partida acabar. Cada casa tem um ladrilho, e no início nenhum tem dono.',
      'Azacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    ],
    diagram: { ...diagrams.start, caption: 'O início para dois. Começa o Azul, e joga-se no sentido horário.' },
  },
  {
    title: 'Como andam as peças',
    paragraphs: [
      'Na sua vez, mova uma peça: em frente, ou em frente na diagonal, à esquerda ou à direita (45°). Nunca anda de lado nem para trás.',
      'A peça fica virada para onde foi, e o ladrilho onde termina passa a ser seu.',
    ],
    diagram: { ...diagrams.ways, caption: 'A peça azul pode ir para as três casas marcadas.' },
  },
  {
    title: 'Até onde anda uma peça',
    paragraphs: [
      'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Conte os seus ladrilhos na região de onde a peça parte. É essa a sua força: anda até esse número de casas.',
      'O ladrilho debaixo da peça também conta. Sem ladrilhos seus ali, ainda anda uma casa.',
    ],
    diagram: { ...diagrams.power, caption: 'Três ladrilhos azuis nesta região: a peça anda três casas.' },
  },
  {
    title: 'Casas bloqueadas',
    paragraphs: [
      'Uma peça termina num ladrilho neutro ou num dos seus. Nunca termina no ladrilho de outro jogador nem sobre uma peça.',
      'Pode passar por cima de qualquer ladrilho, que fica como está. Não pode passar por cima de peças.',
    ],
    diagram: { ...diagrams.pass, caption: 'O Azul passa por cima do ladrilho laranja em d2, que fica laranja.' },
  },
  {
    title: 'A rotação',
    paragraphs: [
      'Quando uma peça termina numa região nova, pode rodá-la 45° para a esquerda ou para a direita.',
      'Rodar não custa nada e nunca é obrigatório. Pense na vez seguinte: a rotação decide para onde a peça pode ir.',
    ],
    diagram: { ...diagrams.twist, caption: 'O Azul passa a fronteira para d2 e roda à direita, para sudeste.' },
  },
  {
    title: 'Ligações',
    paragraphs: [
      'Ande duas ou mais casas de um ladrilho seu para outro, e faz uma ligação. Todos os ladrilhos entre eles passam a ser seus.',
      'Se eram neutros ou seus, é só isso. Uma ligação preenche sempre o intervalo; não se pode recusar.',
    ],
    diagram: { ...diagrams.connection, caption: 'O Azul liga a1 a d1, e b1 e c1 ficam azuis.' },
  },
  {
    title: 'Tomar ladrilhos custa a peça',
    paragraphs: [
      'Uma ligação também toma os ladrilhos de outros jogadores que estejam no meio. Não há outra maneira de tomar um ladrilho.',
      'Tem um preço: a sua peça sai do tabuleiro. Fica com todos os ladrilhos, até com aquele onde a peça terminou.',
    ],
    diagram: { ...diagrams.sacrifice, caption: 'O Azul toma dois ladrilhos laranja, e a peça azul sai.' },
  },
  {
    title: 'Saltos',
    paragraphs: [
      'Há peças entre os seus dois ladrilhos? Então a sua peça salta por cima de todas e fica no tabuleiro.',
      'Um salto não muda nenhum ladrilho pelo caminho. É a única maneira de passar por outra peça.',
    ],
    diagram: { ...diagrams.jump, caption: 'O Azul salta de a1 para d1, por cima da peça laranja. Nada muda.' },
  },
  {
    title: 'O fim, e como se escrevem as jogadas',
    paragraphs: [
      'Quem pode mover tem de mover. Quando alguém não pode, os outros jogam uma última vez. Ganha quem tiver mais ladrilhos; se empatarem, partilham a vitória. A partida também acaba se nenhum ladrilho mudar em 20 jogadas de cada um.',
      'a3-b4 é uma jogada de a3 para b4. Junte < para rodar à esquerda, ou > para rodar à direita.',
    ],
    diagram: { ...diagrams.end, caption: 'O Azul olha para fora e está preso. O Laranja joga a última vez.' },
  },
];
