import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Rompa as defesas. Leve mais peças à fila atrás do adversário do que ele leva à fila atrás de si.',
      'Epaminondas, de Robert Abbott, é para dois: as Brancas ficam em baixo e começam, as Pretas em cima.',
    ],
    diagram: { ...diagrams.start, caption: 'O início: 28 peças cada. A fila mais longe de si é a sua última fila.' },
  },
  {
    title: 'A falange',
    paragraphs: [
      'As suas peças que estão seguidas em linha reta, numa fila, numa coluna ou numa diagonal, são uma falange.',
      'Uma peça sozinha é uma falange de uma. Uma peça pode pertencer a várias falanges, uma em cada direção.',
    ],
    diagram: { ...diagrams.phalanx, caption: 'd4 está numa fila de três e numa diagonal de três.' },
  },
  {
    title: 'Mover uma falange',
    paragraphs: [
      'Na sua vez move uma falange ao longo da sua linha, para a frente ou para trás: pelo menos um passo, e no máximo tantos passos quantas peças tem.',
      'As casas à frente têm de estar vazias. Nada se salta, e nada anda de lado.',
    ],
    diagram: { ...diagrams.move, caption: 'Três peças andam três passos: a5-f5 leva a da frente a f5.' },
  },
  {
    title: 'Uma parte pode ir sozinha',
    paragraphs: [
      'A frente de uma linha pode deixar o resto para trás. Então só contam as peças que vão: duas peças andam no máximo dois passos.',
      'Uma peça sozinha anda um passo em qualquer das oito direções, se não tiver o caminho tapado.',
    ],
    diagram: { ...diagrams.front, caption: 'b5-e5: as duas da frente andam dois passos, a5 fica.' },
  },
  {
    title: 'Capturar',
    paragraphs: [
      'A peça da frente pode terminar sobre uma peça adversária. Conte as adversárias seguidas a partir daí: se a sua falange for mais longa, saem todas do tabuleiro.',
      'Ninguém é obrigado a capturar.',
    ],
    diagram: { ...diagrams.capture, caption: 'a5xe5: três contra duas. e5 e f5 são capturadas.' },
  },
  {
    title: 'Linhas iguais travam-se',
    paragraphs: [
      'Mais longa é mesmo mais longa: duas não capturam duas, e uma peça sozinha não captura nada.',
      'Assim, linhas frente a frente tapam o caminho até que uma cresça, ou até que alguém venha de outro lado.',
    ],
    diagram: { ...diagrams.equal, caption: 'Duas contra duas: nenhum lado pode capturar o outro.' },
  },
  {
    title: 'Atravessar',
    paragraphs: [
      'Quando a sua vez começa, compare: as suas peças na sua última fila, e as do adversário na dele. Se tiver mais, ganha.',
      'Por isso uma travessia é primeiro uma ameaça. O adversário tem uma jogada para responder.',
    ],
    diagram: { ...diagrams.cross, caption: 'b7-b8 atravessa. Sem resposta das Pretas, as Brancas ganham a seguir.' },
  },
  {
    title: 'A resposta',
    paragraphs: [
      'Há duas respostas: capturar a peça que atravessou, ou atravessar também. Com números iguais o jogo continua.',
      'Uma peça na última fila continua a ser uma peça. Pode mover-se, e pode ser capturada.',
    ],
    diagram: { ...diagrams.answer, caption: 'As Pretas respondem g2-f1: uma contra uma, e o jogo continua.' },
  },
  {
    title: 'Casos raros, e como se escrevem as jogadas',
    paragraphs: [
      'Uma travessia não pode deixar os dois exércitos em espelho. Quem não pode mover perde. Depois de 200 jogadas sem captura há empate.',
      'a5-f5 indica a última peça da falange e a casa onde a da frente termina; x em vez de - é uma captura.',
    ],
    diagram: { ...diagrams.symmetry, caption: 'As Pretas não podem ir a e1: seria o espelho da peça branca em e8.' },
  },
];
