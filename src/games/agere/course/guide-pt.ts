import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guidePt: readonly GuidePage[] = [
  {
    title: 'O objetivo',
    paragraphs: [
      'Una os três lados do triângulo com uma cadeia de pilhas vizinhas que sejam suas. Um canto pertence aos dois lados que ali se encontram.',
      'Agere, de Drew Edwards e hoje chamado Adere, é para dois. Começa o Amarelo, depois o Azul. Não há empates.',
    ],
    diagram: { ...diagrams.joined, caption: 'O Amarelo une o lado esquerdo, o lado direito e a base.' },
  },
  {
    title: 'Colocar um disco',
    paragraphs: [
      'Na sua vez faz uma de duas coisas. A primeira: colocar um disco novo da sua cor em qualquer casa vazia.',
      'Os discos nunca lhe faltam, e nunca saem do tabuleiro.',
    ],
    diagram: { ...diagrams.place, caption: 'O Amarelo coloca em c2. Cada casa tem até seis vizinhas.' },
  },
  {
    title: 'Empilhar',
    paragraphs: [
      'A segunda: mover o disco de cima de uma pilha sua para uma pilha vizinha do adversário, se as duas tiverem a mesma altura. Um disco sozinho é uma pilha de altura um.',
      'O disco de cima mostra de quem é a pilha: passou a ser sua.',
    ],
    diagram: { ...diagrams.stack, caption: 'c2-b2: um disco vai para cima de um disco. c2 fica vazia, b2 amarela.' },
  },
  {
    title: 'Alturas iguais',
    paragraphs: [
      'Conte todos os discos das duas pilhas antes da jogada. Só alturas iguais se encontram.',
      'Por isso uma pilha de dois está a salvo de discos sozinhos, até alguém fazer outra pilha de dois ao lado.',
    ],
    diagram: { ...diagrams.heights, caption: 'c2 tem dois discos: pode ir para b3, que tem dois, não para b2.' },
  },
  {
    title: 'O que vem à luz',
    paragraphs: [
      'Só o disco de cima se move. Os de baixo ficam, e o seguinte mostra agora de quem é a pilha: sempre do adversário.',
      'Tomar assim uma pilha devolve outra.',
    ],
    diagram: { ...diagrams.uncover, caption: 'c2-b3 deixa um disco azul em c2.' },
  },
  {
    title: 'Ganhar: manter por um turno',
    paragraphs: [
      'Unir os lados é primeiro uma ameaça. Ganha se ainda estiverem unidos quando a sua vez voltar a começar.',
      'O adversário tem uma jogada para quebrar a cadeia, movendo um disco para uma das suas pilhas.',
    ],
    diagram: { ...diagrams.held, caption: 'O Amarelo está unido e joga o Azul. Poderá quebrar a cadeia?' },
  },
  {
    title: 'Quebrar uma cadeia',
    paragraphs: [
      'Uma cadeia é tão segura como a sua pilha mais fraca: procure vizinhas adversárias da mesma altura.',
      'Colocar noutro sítio não ajuda contra uma cadeia completa.',
    ],
    diagram: { ...diagrams.broken, caption: 'b3-c2 toma o meio da cadeia: o Amarelo já não está unido.' },
  },
  {
    title: 'Cuidado com o que descobre',
    paragraphs: [
      'Uma jogada pode unir o adversário, pelo disco que descobre. Então a vez dele começa com os lados unidos, e o jogo está logo perdido para si.',
      'Veja o que está por baixo antes de levantar.',
    ],
    diagram: { ...diagrams.light, caption: 'b1-b2 descobre azul em b1, e o Azul fica unido pelo lado esquerdo.' },
  },
  {
    title: 'Variantes, e como se escrevem as jogadas',
    paragraphs: [
      'Quem não pode colocar nem empilhar passa; nessa altura o adversário está unido e ganha.',
      'A pedido há a troca: depois do primeiro disco amarelo, o segundo jogador pode dizer swap, e o disco fica azul. Torna justa a primeira jogada. Outra opção faz ganhar logo uma cadeia unida.',
      'c3 coloca um disco em c3. c3-c4 move o disco de cima de c3 para c4. As letras indicam as filas a partir da base, os números as casas a partir da esquerda.',
    ],
  },
];
