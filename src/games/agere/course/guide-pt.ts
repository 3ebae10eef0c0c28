import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Una os três lados do triângulo com uma só cadeia de pilhas suas. Um canto pertence aos seus dois lados.',
      'Agere, de Drew Edwards, é para dois. Hoje também se chama Adere. Começa o Amarelo, e não há empates.',
    ],
    diagram: { ...diagrams.joined, caption: 'A cadeia amarela une o lado esquerdo, o lado direito e a base.' },
  },
  {
    title: 'Colocar um disco',
    paragraphs: [
      'Na sua vez, faça uma de duas coisas. A primeira: colocar um disco novo em qualquer casa vazia.',
      'Os discos nunca acabam, e nenhum sai do tabuleiro.',
    ],
    diagram: { ...diagrams.place, caption: 'O Amarelo coloca um disco em c2.' },
  },
  {
    title: 'Empilhar',
    paragraphs: [
      'A segunda: mover o disco de cima de uma pilha sua para uma pilha adversária ao lado. As duas têm de ter a mesma altura. Um disco sozinho é uma pilha de altura um.',
      'O disco de cima decide de quem é a pilha. Por isso, esta agora é sua.',
    ],
    diagram: { ...diagrams.stack, caption: 'O Amarelo move de c2 para b2. Agora c2 está vazia, e b2 é amarela.' },
  },
  {
    title: 'Alturas iguais',
    paragraphs: [
      'Conte todos os discos das duas pilhas, seja qual for a cor. Só se juntam pilhas da mesma altura.',
      'Por isso uma pilha de dois está a salvo de discos sozinhos. Só corre perigo ao lado de outra pilha de dois.',
    ],
    diagram: { ...diagrams.heights, caption: 'c2 tem dois discos. Pode ir para b3, que tem dois, mas não para b2.' },
  },
  {
    title: 'O que fica a descoberto',
    paragraphs: [
      'Só se move o disco de cima. O que estava por baixo fica, e agora está ele em cima. É sempre do adversário.',
      'Assim, quando uma pilha alta se move, ganha uma pilha e devolve outra.',
    ],
    diagram: { ...diagrams.uncover, caption: 'O Amarelo move de c2 para b3 e deixa um disco azul em c2.' },
  },
  {
    title: 'Ganhar: aguentar uma jogada',
    paragraphs: [
      'Unir os três lados é primeiro só uma ameaça. Ganha se a cadeia ainda estiver de pé quando chegar a sua próxima vez.',
      'O adversário tem uma jogada para a quebrar.',
    ],
    diagram: { ...diagrams.held, caption: 'A cadeia amarela está completa, e joga o Azul. Consegue quebrá-la?' },
  },
  {
    title: 'Quebrar uma cadeia',
    paragraphs: [
      'Para quebrar uma cadeia, mova um disco para uma das suas pilhas. Procure uma pilha adversária da mesma altura ao lado de uma sua.',
      'Colocar um disco novo não ajuda: a cadeia já está completa.',
    ],
    diagram: { ...diagrams.broken, caption: 'O Azul move de b3 para c2, no meio da cadeia. Ficou quebrada.' },
  },
  {
    title: 'Veja antes de levantar',
    paragraphs: [
      'O disco que fica a descoberto pode completar a cadeia do adversário. Então perde logo, porque a vez dele começa com a cadeia feita.',
      'Por isso veja o que está debaixo do seu disco antes de o mover.',
    ],
    diagram: { ...diagrams.light, caption: 'De b1 para b2? Não! O disco azul que fica em b1 une os três lados.' },
  },
  {
    title: 'Opções, e como se escrevem as jogadas',
    paragraphs: [
      'Opcionalmente, joga-se com a regra da troca (pie rule): depois do primeiro disco do Amarelo, o Azul pode ficar com ele. O disco passa a azul, e volta a jogar o Amarelo. Assim ninguém começa com uma jogada forte demais.',
      'Outra opção: uma cadeia ganha logo, sem esperar pela vez seguinte.',
      'Quem não pode colocar nem empilhar passa. Nessa altura a cadeia do adversário já está completa, por isso ele ganha.',
      'As letras indicam as linhas a partir da base. Os números contam as casas a partir da esquerda. c3 coloca um disco em c3. c3-c4 move o disco de cima de c3 para c4. A troca escreve-se swap.',
    ],
  },
];
