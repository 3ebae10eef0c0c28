import { fill } from '../../core/words.ts';
import { besideVerdict } from '../../judge/claims/choose.ts';
import type { SaidClaim } from '../../judge/claims/claim.ts';
import { language } from '../state/language.ts';
import type { ShownLine } from './shown-line.ts';
import { whyTexts } from './texts.ts';
import type { Asked } from './why.ts';

interface ReasonsProps {
  readonly asked: Asked;
  /** Shows on the board what proves them. */
  readonly line: ShownLine;
  /** Whether the cost of the move is told beside it. */
  readonly isBesideVerdict?: boolean;
}

/** What is said of a move, each sentence with the moves that show it. */
export function Reasons({ asked, line, isBesideVerdict = false }: ReasonsProps) {
  const { thinking, trouble } = whyTexts.value;
  const { claims, trouble: why } = asked;
  if (why !== undefined) return <p class="message">{fill(trouble, { why })}</p>;
  if (claims === undefined) {
    return (
      <p class="soft" role="status">
        {thinking}
      </p>
    );
  }
  return (
    <ul class="claims">
      {(isBesideVerdict ? besideVerdict(claims) : claims).map((claim) => (
        <Reason key={claim.text.en} asked={asked} claim={claim} line={line} />
      ))}
    </ul>
  );
}

function Reason({ asked, claim, line }: ReasonsProps & { claim: SaidClaim }) {
  const { show, showMove } = whyTexts.value;
  const ways = [claim.line, claim.otherLine].filter((moves) => moves !== undefined && moves.length > 0);
  const isShown = ways.some((moves) => moves === line.moves);
  return (
    <li class={claim.proved ? 'is-proved' : undefined}>
      {claim.text[language.value]}{' '}
      {ways.map(
        (moves) =>
          moves && (
            <button
              key={moves.join(' ')}
              type="button"
              class="plain claim-show"
              aria-pressed={moves === line.moves}
              onClick={() => (moves === line.moves ? line.end() : line.show(asked.position, moves))}
            >
              {ways.length === 1 ? show : fill(showMove, { move: moves[0] })}
            </button>
          ),
      )}
      {isShown && <Steps line={line} />}
    </li>
  );
}

/** The moves of the line on the board; each leads to its moment. */
function Steps({ line }: { line: ShownLine }) {
  const { hide } = whyTexts.value;
  return (
    <div class="claim-line">
      {line.moves?.map((move, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is the one at its place
          key={at}
          type="button"
          class="move"
          aria-current={line.at === at + 1 ? 'step' : undefined}
          onClick={() => line.goTo(at + 1)}
        >
          {move}
        </button>
      ))}
      <button type="button" class="plain" onClick={() => line.end()}>
        {hide}
      </button>
    </div>
  );
}
