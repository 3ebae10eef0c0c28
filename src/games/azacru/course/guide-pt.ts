import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Cada casa do tabuleiro tem um ladrilho. No início todos são neutros; as suas peças tornam-nos seus.',
      'Ganha quem tiver mais ladrilhos no fim. Azacru, de Mike Wellman, é para dois, três ou quatro jogadores.',
    ],
    diagram: {
      ...diagrams.start,
      caption: 'O início com dois jogadores: o Azul começa, e segue-se no sentido horário.',
    },
  },
  {
    title: 'As peças e os seus três caminhos',
    paragraphs: [
      'Uma peça é uma seta. Na sua vez move uma das suas: em frente, ou meio ângulo reto para a esquerda ou para a direita. Nunca anda de lado nem para trás.',
      'Fica virada para onde foi, e o ladrilho onde termina passa a ser seu.',
    ],
    diagram: { ...diagrams.ways, caption: 'A peça azul pode ir para as três casas marcadas.' },
  },
  {
    title: 'A força: até onde vai',
    paragraphs: [
      'Linhas grossas dividem o tabuleiro em nove regiões de 3 por 3 casas. Conte os seus ladrilhos na região de onde a peça parte, incluindo o que está debaixo dela: pode andar esse número de casas, ou menos.',
      'Sem nenhum ladrilho seu ali, ainda pode andar uma.',
    ],
    diagram: { ...diagrams.power, caption: 'Três ladrilhos azuis nesta região: c2-f2 anda três casas.' },
  },
  {
    title: 'Onde pode terminar',
    paragraphs: [
      'Uma peça termina numa casa livre cujo ladrilho é neutro ou seu, nunca no ladrilho de outro jogador.',
      'Pode passar por cima de ladrilhos de qualquer cor, que ficam como estão. Não pode passar por cima de peças.',
    ],
    diagram: { ...diagrams.pass, caption: 'c2-e2 passa por cima do ladrilho laranja em d2, que fica laranja.' },
  },
  {
    title: 'A rotação',
    paragraphs: [
      'Quando uma peça termina numa região diferente daquela de onde partiu, pode rodá-la uma vez, meio ângulo reto para a esquerda ou para a direita.',
      'Rodar não custa nada e muitas vezes decide o caminho seguinte. Nunca é obrigatório.',
    ],
    diagram: { ...diagrams.twist, caption: 'c2-d2> passa uma fronteira e roda à direita: aponta agora para sudeste.' },
  },
  {
    title: 'A ligação',
    paragraphs: [
      'Uma jogada de duas casas ou mais que parte de um ladrilho seu e termina num ladrilho seu é uma ligação: todos os ladrilhos entre eles passam a ser seus.',
      'Se eram neutros ou seus, a peça fica. Não há escolha: uma ligação preenche sempre.',
    ],
    diagram: { ...diagrams.connection, caption: 'a1-d1 liga dois ladrilhos azuis, e b1 e c1 ficam azuis.' },
  },
  {
    title: 'Tomar ladrilhos custa a peça',
    paragraphs: [
      'Uma ligação toma também os ladrilhos de outros jogadores que estejam no meio. Só assim um ladrilho muda de dono.',
      'O preço: a peça que se moveu sai do tabuleiro. Todos os ladrilhos ficam seus, também o do destino.',
    ],
    diagram: { ...diagrams.sacrifice, caption: 'a1-d1 toma dois ladrilhos laranja, e a peça azul sai.' },
  },
  {
    title: 'O salto',
    paragraphs: [
      'Se houver peças entre as duas pontas de uma ligação, ela é um salto: a sua peça passa por cima de todas e fica no tabuleiro.',
      'Um salto não muda nenhum ladrilho no meio. É a única maneira de passar por outra peça.',
    ],
    diagram: { ...diagrams.jump, caption: 'a1-d1 salta por cima da peça laranja. b1 e c1 ficam como estão.' },
  },
  {
    title: 'O fim, e como se escrevem as jogadas',
    paragraphs: [
      'Quem pode mover tem de mover. O primeiro que não puder inicia a ronda final: os outros jogam uma última vez. Cada ladrilho é um ponto; quem empata partilha a vitória. O jogo também acaba quando nenhum ladrilho muda de dono em 20 jogadas de cada um.',
      'a3-b4 vai de a3 para b4; < acrescenta uma rotação à esquerda, > à direita.',
    ],
    diagram: { ...diagrams.end, caption: 'O Azul aponta para fora e está preso: o Laranja joga a última vez.' },
  },
];
