import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Rompa as defesas! Leve mais peças à linha mais distante de si do que o adversário leva à dele.',
      'Epaminondas, de Robert Abbott, é para dois. As Brancas estão em baixo e começam. As Pretas estão em cima.',
    ],
    diagram: {
      ...diagrams.start,
      caption: 'O início: 28 peças para cada lado. A linha mais distante é a sua última linha.',
    },
  },
  {
    title: 'A falange',
    paragraphs: [
      'Peças da mesma cor seguidas em linha reta são uma falange. Pode ser numa linha, numa coluna ou numa diagonal.',
      'Uma peça sozinha é uma falange de uma. Uma peça pode pertencer a várias falanges.',
    ],
    diagram: { ...diagrams.phalanx, caption: 'A peça em d4 pertence a uma linha de três e a uma diagonal de três.' },
  },
  {
    title: 'Como anda uma falange',
    paragraphs: [
      'Na sua vez, mova uma falange ao longo da sua linha, para a frente ou para trás. Anda até tantas casas quantas peças tem.',
      'O caminho tem de estar vazio. Uma falange nunca salta nem anda de lado.',
    ],
    diagram: { ...diagrams.move, caption: 'Três peças andam três casas. A da frente termina em f5.' },
  },
  {
    title: 'A frente pode ir sozinha',
    paragraphs: [
      'A frente de uma falange pode deixar o resto para trás. Então só contam as peças que se movem: duas peças andam até duas casas.',
      'Uma peça sozinha anda uma casa em qualquer direção.',
    ],
    diagram: { ...diagrams.front, caption: 'A peça em a5 fica. As outras duas andam duas casas.' },
  },
  {
    title: 'Capturar',
    paragraphs: [
      'A sua peça da frente pode terminar sobre uma peça adversária, se a linha adversária que aí começa for mais curta do que a sua falange.',
      'Então toda essa linha sai do tabuleiro. Nunca é obrigatório capturar.',
    ],
    diagram: { ...diagrams.capture, caption: 'Três contra duas: as peças em e5 e f5 são capturadas.' },
  },
  {
    title: 'Linhas iguais travam-se',
    paragraphs: [
      'A sua falange tem de ser mais longa. Duas não capturam duas, e uma peça sozinha não captura nada.',
      'Por isso linhas iguais travam-se. Aumente a sua, ou ataque de outro lado.',
    ],
    diagram: { ...diagrams.equal, caption: 'Duas contra duas: nenhum lado pode capturar.' },
  },
  {
    title: 'Atravessar',
    paragraphs: [
      'Quando começa a sua vez, conte as suas peças na sua última linha e as do adversário na dele. Se tiver mais, ganha.',
      'Por isso uma travessia é primeiro uma ameaça. O adversário tem uma jogada para responder.',
    ],
    diagram: { ...diagrams.cross, caption: 'As Brancas atravessam em b8. Sem resposta das Pretas, ganham a seguir.' },
  },
  {
    title: 'A resposta',
    paragraphs: [
      'Há duas respostas: capturar a peça que atravessou, ou atravessar também. Com números iguais, a partida continua.',
      'Uma peça na última linha ainda pode andar e ainda pode ser capturada.',
    ],
    diagram: {
      ...diagrams.answer,
      caption: 'As Pretas respondem atravessando em f1. Uma contra uma: a partida continua.',
    },
  },
  {
    title: 'Casos raros, e como se escrevem as jogadas',
    paragraphs: [
      'Uma travessia não pode deixar os dois exércitos em espelho. Quem não pode mover perde. Ao fim de 200 jogadas sem captura, há empate.',
      'a5-f5 indica a peça de trás e a casa onde termina a da frente. x é uma captura. Também pode escrever quatro números, coluna e linha duas vezes: 1 5 6 5.',
    ],
    diagram: {
      ...diagrams.symmetry,
      caption: 'As Pretas não podem atravessar em e1: seria o espelho da peça branca em e8.',
    },
  },
];
