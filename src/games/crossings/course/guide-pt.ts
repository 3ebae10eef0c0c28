import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Leve uma pedra à linha mais distante de si, quando o adversário não puder fazer o mesmo na jogada seguinte.',
      'Crossings, de Robert Abbott, é para dois. As Brancas estão em baixo e começam. As Pretas estão em cima.',
    ],
    diagram: { ...diagrams.start, caption: 'O início: 16 pedras para cada lado, em duas linhas cheias.' },
  },
  {
    title: 'Grupos',
    paragraphs: [
      'Pedras da mesma cor seguidas em linha reta são um grupo. Pode ser numa linha, numa coluna ou numa diagonal.',
      'Uma pedra sozinha também é um grupo. Uma pedra pode pertencer a vários grupos.',
    ],
    diagram: { ...diagrams.group, caption: 'A pedra em d4 pertence a uma linha de três e a uma diagonal de três.' },
  },
  {
    title: 'Como andam os grupos',
    paragraphs: [
      'Na sua vez, mova um grupo ao longo da sua linha, para a frente ou para trás. Anda até tantas casas quantas pedras tem.',
      'O caminho tem de estar vazio. Uma pedra sozinha anda uma casa em qualquer direção.',
    ],
    diagram: { ...diagrams.move, caption: 'Três pedras andam três casas. A da frente termina em f5.' },
  },
  {
    title: 'A frente pode ir sozinha',
    paragraphs: [
      'A frente de um grupo pode deixar o resto para trás.',
      'Então só contam as pedras que se movem: duas pedras andam até duas casas.',
    ],
    diagram: { ...diagrams.front, caption: 'A pedra em a5 fica. As outras duas andam duas casas.' },
  },
  {
    title: 'Capturar',
    paragraphs: [
      'A sua pedra da frente pode terminar sobre uma pedra adversária, se a linha adversária que aí começa for mais curta do que o seu grupo. Igual não chega. Uma pedra sozinha não captura.',
      'Só sai do tabuleiro a pedra atingida. As outras ficam.',
    ],
    diagram: { ...diagrams.capture, caption: 'Três contra duas: a pedra em d5 é capturada, a de e5 fica.' },
  },
  {
    title: 'Atravessar',
    paragraphs: [
      'Uma pedra que chega à primeira linha do adversário atravessou. O adversário tem uma só oportunidade: atravessar também, logo na jogada seguinte.',
      'Mais nada ajuda. Se não puder atravessar, a vitória é sua.',
    ],
    diagram: { ...diagrams.cross, caption: 'As Brancas atravessam em b8 e ganham. A pedra preta está longe demais.' },
  },
  {
    title: 'A resposta',
    paragraphs: [
      'Quem pode responder a uma travessia tem de o fazer. Não se permite outra jogada. Depois a partida continua até à próxima travessia.',
      'Por isso, antes de atravessar, procure a resposta do adversário.',
    ],
    diagram: { ...diagrams.answer, caption: 'As Pretas respondem atravessando em f1. Agora jogam as Brancas.' },
  },
  {
    title: 'Através da muralha',
    paragraphs: [
      'Atrás da última linha não há nada. Por isso duas pedras em linha podem capturar ali uma pedra, e isso também é atravessar.',
      'Deixe pedras em casa para tapar o caminho.',
    ],
    diagram: {
      ...diagrams.breach,
      caption: 'As Brancas capturam a guarda em c8 e atravessam. As Pretas não têm resposta.',
    },
  },
  {
    title: 'Pedras presas, e como se escrevem as jogadas',
    paragraphs: [
      'Uma pedra que atravessou nunca mais anda nem é capturada. Continua a tapar o caminho e conta na sua linha. Quem não tem jogadas perde a vez. Ao fim de 200 jogadas sem captura nem travessia, há empate.',
      'a5-f5 indica a pedra de trás e a casa onde termina a da frente. x é uma captura.',
    ],
    diagram: { ...diagrams.locked, caption: 'e8 tapa a sua própria coluna. Com d1, a coluna preta tem três pedras.' },
  },
];
