import { fill } from '../../core/words.ts';
import type { Proposal } from '../../protocol/events.ts';
import type { RoomController } from './controller.ts';
import { saySeat } from './sayings.ts';
import { roomTexts } from './texts.ts';

/** A proposal that needs everybody's consent. */
export function Proposals({ model }: { model: RoomController }) {
  const { room, seat } = model;
  if (seat === undefined || !room.voters().includes(seat)) return null;
  const open = [...room.agreed].filter(([what, agreed]) => agreed.size > 0 && !(what === 'rematch' && room.next));
  return (
    <div class="offers" aria-live="polite">
      {open.map(([what, agreed]) => (
        <ProposalBox
          key={what}
          model={model}
          what={what}
          isMine={agreed.has(seat)}
          by={saySeat(room, [...agreed][0])}
        />
      ))}
    </div>
  );
}

interface ProposalBoxProps {
  readonly model: RoomController;
  readonly what: Proposal;
  /** Whether we have agreed already. */
  readonly isMine: boolean;
  /** Who proposed it. */
  readonly by: string;
}

function ProposalBox({ model, what, isMine, by }: ProposalBoxProps) {
  const { asks, asked, accept, decline, withdraw } = roomTexts.value;
  return (
    <fieldset class={isMine ? 'choices offer' : 'choices offer theirs'}>
      <legend>{isMine ? asked[what] : fill(asks[what], { name: by })}</legend>
      {!isMine && (
        <button type="button" class="strong" onClick={() => void model.agree(what)}>
          {accept}
        </button>
      )}
      <button type="button" onClick={() => void model.act({ do: 'decline', what })}>
        {isMine ? withdraw : decline}
      </button>
    </fieldset>
  );
}
