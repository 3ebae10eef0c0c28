import { factNamed } from '../../core/facts/facts.ts';
import type { Position } from '../../core/position.ts';
import { type Agreeing, agree, fill, type Language } from '../../core/words.ts';
import type { Claim } from './claim.ts';
import { placeAfter } from './places.ts';
import { type ClaimTexts, claimTexts } from './texts.ts';

/** A claim about a move of this position, in a sentence or two. */
export function sayClaim(position: Position, claim: Claim, language: Language): string {
  const { move, other = '', line, otherLine = [], threat = '', numbers, seat, gainer, stopper } = claim;
  const texts = claimTexts[language];
  const { seats } = position.game.texts[language];
  const [first = 0, second = 0, later = 0] = numbers;
  const name = seats[seat];
  const sentence = texts[sentenceOf(position, claim)];
  return fill(agreed(sentence, name), {
    ...{ name, move, other, threat, first, second, count: first, stops: first, replies: second },
    gainer: gainer === undefined ? '' : seats[gainer],
    stopper: stopper === undefined ? '' : seats[stopper],
    between: otherLine.slice(1, -1).join(', '),
    third: later,
    moves: sayMoves(first, texts),
    later: sayMoves(later, texts),
    what: wordsOf(position, claim, language),
    best: line[0] ?? '',
  });
}

function agreed(sentence: string | Agreeing, name: string): string {
  return typeof sentence === 'string' ? sentence : agree(sentence, name);
}

function sayMoves(count: number, texts: ClaimTexts): string {
  return fill(agreed(count === 1 ? texts.move : texts.manyMoves, ''), { count });
}

/** Which sentence says it. */
function sentenceOf(
  position: Position,
  { kind, move, other, otherLine = [], within, threat }: Claim,
): keyof ClaimTexts {
  switch (kind) {
    case 'ends': {
      const { winners } = placeAfter(position, move);
      if ((winners & (winners - 1)) === 0) return 'wins';
      return winners === (1 << position.seats) - 1 && position.game.canDraw ? 'draws' : 'shared';
    }
    case 'refuted':
      return other === undefined ? 'refuted' : 'refutedOnly';
    case 'duty':
      return other !== undefined ? 'dutyMissed' : otherLine.length > 2 ? 'dutyLater' : 'duty';
    case 'misses':
      return within === 1 ? 'missesAtOnce' : 'misses';
    case 'threatens':
      return threat === undefined ? 'threatensTurn' : 'threatens';
    case 'estimate':
      return other === undefined ? 'estimate' : 'estimates';
    default:
      return kind;
  }
}

/** What is counted, in the words of the game's lens. */
function wordsOf({ game }: Position, { fact }: Claim, language: Language): string {
  return fact === undefined ? '' : (factNamed(game, fact)?.texts[language] ?? '');
}
