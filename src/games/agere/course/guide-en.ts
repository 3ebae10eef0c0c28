import type { GuidePage } from '../../../core/course.ts';
import { diagrams } from './guide-diagrams.ts';

export const guideEn: readonly GuidePage[] = [
  {
    title: 'The aim',
    paragraphs: [
      'Join the three sides of the triangle by one chain of neighbouring stacks that are yours. A corner belongs to both sides that meet there.',
      'Agere, by Drew Edwards and today called Adere, is for two. Yellow begins, then Blue, and so on. There are no draws.',
    ],
    diagram: { ...diagrams.joined, caption: 'Yellow joins the left side, the right side and the base.' },
  },
  {
    title: 'Placing a disc',
    paragraphs: [
      'In your turn you do one of two things. The first: place a new disc of your colour on any empty cell.',
      'You never run out of discs, and discs never leave the board.',
    ],
    diagram: { ...diagrams.place, caption: 'Yellow places on c2. Every cell has up to six neighbours.' },
  },
  {
    title: 'Stacking',
    paragraphs: [
      'The second: move the top disc of a stack of yours onto a neighbouring stack of your opponent, if both are equally high. One disc alone is a stack of height one.',
      'The top disc shows whose stack it is: you have taken it over.',
    ],
    diagram: { ...diagrams.stack, caption: 'c2-b2: one disc goes onto one disc. c2 is empty now, b2 is yellow.' },
  },
  {
    title: 'Equal heights',
    paragraphs: [
      'Count all discs of both stacks before the move. Only equal heights can meet.',
      'So a stack of two is safe from single discs, until somebody builds another stack of two beside it.',
    ],
    diagram: { ...diagrams.heights, caption: 'c2 has two discs: it can go onto b3, which has two, not onto b2.' },
  },
  {
    title: 'What comes to light',
    paragraphs: [
      'Only the top disc moves. The discs below stay, and the next one down now shows whose stack it is: always your opponent’s.',
      'Taking one stack this way gives another one back.',
    ],
    diagram: { ...diagrams.uncover, caption: 'c2-b3 leaves a blue disc on c2.' },
  },
  {
    title: 'Winning: hold for one turn',
    paragraphs: [
      'Joining the sides is a threat at first. You win if you are still joined when your next turn begins.',
      'Your opponent has one turn to break the chain, by moving a disc onto one of its stacks.',
    ],
    diagram: { ...diagrams.held, caption: 'Yellow is joined and Blue is to move. Can Blue break the chain?' },
  },
  {
    title: 'Breaking a chain',
    paragraphs: [
      'A chain is only as safe as its weakest stack: look for enemy neighbours of the same height.',
      'Placing somewhere else does not help against a chain that is complete.',
    ],
    diagram: { ...diagrams.broken, caption: 'b3-c2 takes the middle of the chain: Yellow is not joined any more.' },
  },
  {
    title: 'Take care what you uncover',
    paragraphs: [
      'A move can join your opponent, by the disc that it uncovers. Then their turn begins with the sides joined, and you have lost at once.',
      'Look below before you lift.',
    ],
    diagram: { ...diagrams.light, caption: 'b1-b2 uncovers blue on b1, and Blue is joined along the left side.' },
  },
  {
    title: 'Variants, and how moves are written',
    paragraphs: [
      'If you cannot place or stack, you pass; your opponent is joined by then and wins.',
      'On request there is the swap: after the first yellow disc, the second player may say swap, and the disc turns blue. It makes the first move fair. Another option lets a joined chain win at once.',
      'c3 places a disc on c3. c3-c4 moves the top disc of c3 onto c4. Letters name the rows from the base, numbers the cells from the left.',
    ],
  },
];
