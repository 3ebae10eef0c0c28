import { ChartLine, Flag, Handshake, Plus, RotateCcw, Share2, Undo2, X } from 'lucide';
import { mayUseLenses, whyNoDraw } from '../../protocol/rulings.ts';
import { Action, ActionBar, ActionLink } from '../kit/action-bar.tsx';
import { Switch } from '../kit/settings.tsx';
import { BoardTools, LensMenu } from '../play/board-tools.tsx';
import { addressOf } from '../state/route.ts';
import type { RoomController } from './controller.ts';
import { mayOfferRematch, reviewRoom } from './ending.tsx';
import { Invitation, shareRoom } from './invitation.tsx';
import { canNotify, chooseNotices, wantsNotices } from './notices.ts';
import { RecordField } from './record-field.tsx';
import { roomTexts } from './texts.ts';

/** Everything that can be done besides moving: a few buttons, and the rest under the last of them. */
export function RoomActions({ model }: { model: RoomController }) {
  const { room } = model;
  const { sendLink } = roomTexts.value;
  return (
    <ActionBar>
      {model.isPlaying && <WhilePlaying model={model} />}
      {room.status === 'over' && <AfterEnd model={model} />}
      {room.status !== 'over' && !model.isPlaying && (
        <Action icon={Share2} text={sendLink} act={() => void shareRoom(model)} />
      )}
      {room.status !== 'over' && <LensMenu model={model} />}
      <BoardTools model={model}>
        <RoomTools model={model} />
      </BoardTools>
    </ActionBar>
  );
}

/** What needs the others' consent, and resigning. */
function WhilePlaying({ model }: { model: RoomController }) {
  const { room } = model;
  const { takeback, draw, resign } = roomTexts.value;
  const isAsked = (what: 'draw' | 'takeback') => (room.agreed.get(what)?.size ?? 0) > 0;
  const hasMoved = model.seat !== undefined && room.movesOf(model.seat) > 0;
  const mayDraw = whyNoDraw(room) === undefined;
  return (
    <>
      {!room.setup.rated && (
        <Action
          icon={Undo2}
          text={takeback}
          isOff={!hasMoved || isAsked('takeback') || model.sending !== undefined}
          act={() => void model.agree('takeback')}
        />
      )}
      {mayDraw ? (
        <Action icon={Handshake} text={draw} isOff={isAsked('draw')} act={() => void model.agree('draw')} />
      ) : (
        <Abort model={model} />
      )}
      <Action
        icon={Flag}
        text={resign}
        isOpen={model.leaving.value === 'resign'}
        act={() => {
          model.leaving.value = 'resign';
        }}
      />
    </>
  );
}

function Abort({ model }: { model: RoomController }) {
  const isAsked = (model.room.agreed.get('abort')?.size ?? 0) > 0;
  return <Action icon={X} text={roomTexts.value.abort} isOff={isAsked} act={() => abort(model)} />;
}

/** At the beginning one may end a game alone, later all must agree. */
function abort(model: RoomController): void {
  const { room } = model;
  if (room.ply < room.seats.length) model.leaving.value = 'abort';
  else void model.agree('abort');
}

function AfterEnd({ model }: { model: RoomController }) {
  const { rematch, analyse, sendLink, newGame } = roomTexts.value;
  return (
    <>
      {mayOfferRematch(model) && <Action icon={RotateCcw} text={rematch} act={() => void model.agree('rematch')} />}
      <Action icon={ChartLine} text={analyse} keys="v" act={() => void reviewRoom(model)} />
      <Action icon={Share2} text={sendLink} act={() => void shareRoom(model)} />
      <ActionLink icon={Plus} text={newGame} href={addressOf('invite', model.room.setup.game)} />
    </>
  );
}

/** What is seldom done in a room. */
function RoomTools({ model }: { model: RoomController }) {
  const { room, seat } = model;
  const { abort: name, notices, noticesHint, noLenses } = roomTexts.value;
  return (
    <>
      {model.isPlaying && whyNoDraw(room) === undefined && (
        <button
          type="button"
          onClick={() => {
            model.closePanel();
            abort(model);
          }}
        >
          {name}
        </button>
      )}
      {seat !== undefined && room.status !== 'over' && canNotify() && (
        <Switch
          name={notices}
          note={noticesHint}
          isOn={wantsNotices.value}
          change={(isOn) => {
            void chooseNotices(isOn).then((isDone) => {
              if (!isDone) model.message.value = () => roomTexts.value.noticesOff;
            });
          }}
        />
      )}
      {!mayUseLenses(room, seat) && <p class="soft">{noLenses}</p>}
      {room.status !== 'waiting' && <Invitation model={model} />}
      {room.status === 'over' && <RecordField model={model} />}
    </>
  );
}
