import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Join all three sides of the triangle with one chain of your stacks. A corner belongs to both of its sides.',
      'Agere, by Drew Edwards, is for two. Today it is also called Adere. Yellow begins, and there are no draws.',
    ],
    diagram: { ...diagrams.joined, caption: 'The yellow chain joins the left side, the right side and the base.' },
  },
  {
    title: 'Placing a disc',
    paragraphs: [
      'On your turn you do one of two things. The first: place a new disc on any empty cell.',
      'You never run out of discs, and no disc ever leaves the board.',
    ],
    diagram: { ...diagrams.place, caption: 'Yellow places a disc on c2.' },
  },
  {
    title: 'Stacking',
    paragraphs: [
      'The second: move the top disc of one of your stacks onto an enemy stack beside it. Both stacks must be equally high. A single disc is a stack of height one.',
      'The top disc decides who owns a stack. So this stack is yours now.',
    ],
    diagram: { ...diagrams.stack, caption: 'Yellow moves from c2 onto b2. Now c2 is empty, and b2 is yellow.' },
  },
  {
    title: 'Equal heights',
    paragraphs: [
      'Count all the discs in both stacks, whatever their colour. Only stacks of equal height can meet.',
      'So a stack of two is safe from single discs. It is in danger only beside another stack of two.',
    ],
    diagram: { ...diagrams.heights, caption: 'c2 has two discs. It can move onto b3, which has two, but not onto b2.' },
  },
  {
    title: 'What you uncover',
    paragraphs: [
      'Only the top disc moves. The disc under it stays and is on top now. It is always your opponent’s.',
      'So when a tall stack moves, you win one stack and give another back.',
    ],
    diagram: { ...diagrams.uncover, caption: 'Yellow moves from c2 onto b3, and leaves a blue disc on c2.' },
  },
  {
    title: 'Winning: hold for one turn',
    paragraphs: [
      'A chain from side to side to side is only a threat at first. You win if it still stands when your next turn begins.',
      'Your opponent has one turn to break it.',
    ],
    diagram: { ...diagrams.held, caption: 'Yellow’s chain is complete, and it is Blue’s turn. Can Blue break it?' },
  },
  {
    title: 'Breaking a chain',
    paragraphs: [
      'To break a chain, move a disc onto one of its stacks. Look for an enemy stack of equal height beside one of yours.',
      'Placing a new disc does not help: the chain is already complete.',
    ],
    diagram: { ...diagrams.broken, caption: 'Blue moves from b3 onto c2, in the middle of the chain. It is broken.' },
  },
  {
    title: 'Look before you lift',
    paragraphs: [
      'The disc you uncover may complete your opponent’s chain. Then you lose at once, because their turn begins with the chain in place.',
      'So look under your disc before you move it.',
    ],
    diagram: { ...diagrams.light, caption: 'From b1 onto b2? No! The blue disc left on b1 joins all three sides.' },
  },
  {
    title: 'Options, and how moves are written',
    paragraphs: [
      'Optional swap rule: after Yellow’s first disc, Blue may take it over. Then the disc turns blue, and Yellow moves again. So nobody starts with a move that is too strong.',
      'Another option: a chain wins at once, without waiting for a turn.',
      'If you can neither place nor stack, you pass. By then your opponent’s chain is complete, so they win.',
      'Letters name the rows, starting at the base. Numbers count the cells from the left. c3 places a disc there. c3-c4 moves the top disc of c3 onto c4. The swap is written swap.',
    ],
  },
];
