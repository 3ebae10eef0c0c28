import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { countText } from '../kit/format.ts';
import { playTexts } from '../play/texts.ts';
import { RoomAnalysis } from './analysis/analysis.tsx';
import { Chat } from './chat/chat.tsx';
import type { RoomController } from './controller.ts';
import { RoomMoves } from './moves.tsx';
import { Seating } from './seating.tsx';
import { roomTexts } from './texts.ts';

type Part = 'seating' | 'moves' | 'chat' | 'analysis';

/** Windows in which the messages have a column of their own. */
const WIDE = '(min-width: 131rem)';

/** What stands beside the board: the moves, the messages, and the analysis of a finished game. */
export function RoomSide({ model }: { model: RoomController }) {
  const { room, client, reading } = model;
  const chosen = useSignal<Part>('moves');
  const isWide = useMedia(WIDE);
  const isBeside = isWide && room.setup.chat;
  const first = room.status === 'waiting' ? 'seating' : 'moves';
  const parts: readonly Part[] = [
    first,
    ...(room.setup.chat && !isBeside ? (['chat'] as const) : []),
    ...(room.status === 'over' && room.ply > 0 ? (['analysis'] as const) : []),
  ];
  const shown = parts.includes(chosen.value) ? chosen.value : first;
  const isChat = isBeside || shown === 'chat';
  useLayoutEffect(() => {
    reading.show(isChat, client.chat.length);
  }, [isChat, client, reading]);
  const { seats, chat, analysis, unread: words } = roomTexts.value;
  const names: Readonly<Record<Part, string>> = { seating: seats, moves: playTexts.value.moves, chat, analysis };
  const unread = reading.unread.value;
  return (
    <>
      <section class={`room-side of-${shown}`}>
        {parts.length > 1 && (
          <div class="side-tabs">
            {parts.map((part) => (
              <button
                key={part}
                type="button"
                aria-pressed={part === shown}
                onClick={() => {
                  chosen.value = part;
                }}
              >
                {names[part]}
                {part === 'chat' && unread > 0 && (
                  <span class="unread">
                    <span aria-hidden="true">{unread}</span>
                    <span class="unseen"> ({countText(words, unread)})</span>
                  </span>
                )}
              </button>
            ))}
          </div>
        )}
        <p class="unseen" role="status">
          {unread > 0 && countText(words, unread)}
        </p>
        {shown === 'seating' && <Seating model={model} />}
        {shown === 'moves' && <RoomMoves model={model} />}
        {shown === 'chat' && <Chat model={model} />}
        {shown === 'analysis' && <RoomAnalysis model={model} />}
      </section>
      {isBeside && (
        <div class="room-side chat-side">
          <Chat model={model} />
        </div>
      )}
    </>
  );
}

/** Whether the window is as a media query says. */
function useMedia(query: string): boolean {
  const isSo = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const hear = () => {
      isSo.value = media.matches;
    };
    media.addEventListener('change', hear);
    return () => media.removeEventListener('change', hear);
  }, [query, isSo]);
  return isSo.value;
}
