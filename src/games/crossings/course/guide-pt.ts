import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Leve uma pedra à fila mais longe de si, num momento em que o adversário não possa fazer o mesmo. Então ganhou.',
      'Crossings, de Robert Abbott, é para dois: as Brancas ficam em baixo e começam, as Pretas em cima.',
    ],
    diagram: { ...diagrams.start, caption: 'O início: 16 pedras cada, em duas filas cheias.' },
  },
  {
    title: 'O grupo',
    paragraphs: [
      'Pedras de uma cor seguidas em linha reta, numa fila, numa coluna ou numa diagonal, são um grupo.',
      'Uma pedra sozinha também é um grupo, e uma pedra pode pertencer a grupos em várias direções.',
    ],
    diagram: { ...diagrams.group, caption: 'd4 pertence a uma fila de três e a uma diagonal de três.' },
  },
  {
    title: 'Mover um grupo',
    paragraphs: [
      'Numa vez move-se um grupo ao longo da sua linha, para qualquer lado: um passo, ou até tantos passos quantas pedras tem.',
      'O caminho tem de estar vazio. Uma pedra sozinha anda um passo em qualquer das oito direções.',
    ],
    diagram: { ...diagrams.move, caption: 'a5-f5: três pedras andam três passos, a da frente até f5.' },
  },
  {
    title: 'A frente pode ir sozinha',
    paragraphs: [
      'Parte de um grupo pode deixar o resto para trás, se a pedra da frente estiver entre as que vão.',
      'A distância depende das que se movem: duas pedras, dois passos.',
    ],
    diagram: { ...diagrams.front, caption: 'b5-e5: a5 fica, por isso são no máximo dois passos.' },
  },
  {
    title: 'Capturar',
    paragraphs: [
      'A pedra da frente pode terminar sobre uma adversária se a linha adversária que aí começa for mais curta que o grupo. Igual não chega, e uma pedra sozinha não captura.',
      'Só sai do tabuleiro a pedra atingida. As outras ficam.',
    ],
    diagram: { ...diagrams.capture, caption: 'a5xd5: três contra duas. d5 sai, e5 fica.' },
  },
  {
    title: 'Atravessar',
    paragraphs: [
      'Uma pedra que chega à primeira fila do adversário atravessou. Ele tem então uma só oportunidade: atravessar também, logo na jogada seguinte.',
      'Mais nada ajuda. Quem não pode responder perdeu logo.',
    ],
    diagram: { ...diagrams.cross, caption: 'b7-b8 ganha: a pedra preta está longe demais para responder.' },
  },
  {
    title: 'A resposta',
    paragraphs: [
      'Se houver resposta, tem de ser dada; nenhuma outra jogada é permitida. Depois o jogo continua até à próxima travessia.',
      'Por isso veja os dois caminhos antes de jogar: o seu, e aquele com que lhe responderiam.',
    ],
    diagram: { ...diagrams.answer, caption: 'As Pretas respondem g2-f1, e jogam as Brancas.' },
  },
  {
    title: 'Através da muralha',
    paragraphs: [
      'Atrás da primeira fila não há nada. Por isso duas pedras em linha chegam para capturar ali uma pedra, e isso também é atravessar.',
      'Deixe pedras em casa a tapar o caminho, e um par à mão para responder.',
    ],
    diagram: { ...diagrams.breach, caption: 'c6xc8 captura a guarda e atravessa. As Pretas não respondem.' },
  },
  {
    title: 'Pedras presas, e o resto',
    paragraphs: [
      'Uma pedra que atravessou fica presa: nunca se move nem é capturada, mas tapa o caminho, e conta na sua linha quando a atacam.',
      'Quem não tem jogadas perde a vez. 200 jogadas sem captura nem travessia são empate. a5-f5 indica a última pedra e onde a da frente termina; x é captura.',
    ],
    diagram: { ...diagrams.locked, caption: 'e8 tapa a sua coluna. d1 faz com que a coluna preta tenha três.' },
  },
];
