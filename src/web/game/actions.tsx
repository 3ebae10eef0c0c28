import { ChartLine, Flag, Lightbulb, Pause, Play, Plus, RotateCcw, Share2, StepForward, Undo2, Zap } from 'lucide';
import { Action, ActionBar, ActionLink } from '../kit/action-bar.tsx';
import { Switch } from '../kit/settings.tsx';
import { BoardTools, LensMenu } from '../play/board-tools.tsx';
import { playTexts } from '../play/texts.ts';
import { addressOf } from '../state/route.ts';
import { CopyLink, nextGameText, rematch, shareGame } from './ending.tsx';
import { type GameModel, PAUSES, type PauseLength } from './game-model.ts';

/** How long a computer thinks before it can be asked to move at once, in milliseconds. */
const LONG = 1500;

/** Everything that can be done besides moving: five buttons, and the rest under the last of them. */
export function Actions({ model }: { model: GameModel }) {
  const { session } = model;
  return (
    <ActionBar>
      {session.over ? <AfterEnd model={model} /> : <WhilePlaying model={model} />}
      <BoardTools model={model} isGame>
        <GameTools model={model} />
      </BoardTools>
    </ActionBar>
  );
}

function WhilePlaying({ model }: { model: GameModel }) {
  const { session } = model;
  const { undo, hint, resign, moveNow, pause, goOn, step } = playTexts.value;
  const hasPeople = session.computers.includes(undefined);
  const isSlow = session.isThinking && Date.now() - (session.thinkingSince ?? 0) > LONG;
  return (
    <>
      {!model.isStrict && (
        <Action icon={Undo2} text={undo} keys="u" isOff={session.match.moves.length === 0} act={() => model.undo()} />
      )}
      {hasPeople && isSlow && <Action icon={Zap} text={moveNow} act={() => session.hurry()} />}
      {hasPeople && !isSlow && !model.isStrict && (
        <Action icon={Lightbulb} text={hint} keys="i" isOff={!model.isAsking} act={() => void model.hint()} />
      )}
      {!hasPeople && (
        <>
          <Action
            icon={session.paused ? Play : Pause}
            text={session.paused ? goOn : pause}
            act={() => session.setPaused(!session.paused)}
          />
          <Action icon={StepForward} text={step} isOff={session.isThinking} act={() => session.step()} />
        </>
      )}
      <LensMenu model={model} />
      {hasPeople && (
        <Action
          icon={Flag}
          text={resign}
          isOpen={model.panel.value === 'resign'}
          act={() => {
            model.panel.value = 'resign';
          }}
        />
      )}
    </>
  );
}

function AfterEnd({ model }: { model: GameModel }) {
  const { review, share, newGame } = playTexts.value;
  return (
    <>
      <Action icon={RotateCcw} text={nextGameText(model)} act={() => rematch(model)} />
      <ActionLink icon={ChartLine} text={review} href={addressOf('review', model.id)} />
      <Action icon={Share2} text={share} act={() => void shareGame(model)} />
      <ActionLink icon={Plus} text={newGame} href={addressOf('new', model.match.game.id)} />
    </>
  );
}

/** What is seldom done in a game. */
function GameTools({ model }: { model: GameModel }) {
  const { session, speed, showsThinking } = model;
  const { redo, newGame, showThought, speed: label, speeds } = playTexts.value;
  const hasComputers = session.computers.some((mover) => mover !== undefined);
  return (
    <>
      <button type="button" disabled={!session.canRedo || model.isStrict} onClick={() => model.redo()}>
        {redo}
      </button>
      <CopyLink model={model} />
      <a class="button" href={addressOf('new', session.match.game.id)}>
        {newGame}
      </a>
      {hasComputers && (
        <Switch
          name={showThought}
          isOn={showsThinking.value}
          change={(isOn) => {
            showsThinking.value = isOn;
          }}
        />
      )}
      {hasComputers && (
        <label class="setting">
          <span>{label}</span>
          <select
            value={speed.value}
            onChange={({ currentTarget }) => {
              speed.value = currentTarget.value as PauseLength;
            }}
          >
            {(Object.keys(PAUSES) as PauseLength[]).map((one) => (
              <option key={one} value={one}>
                {speeds[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
