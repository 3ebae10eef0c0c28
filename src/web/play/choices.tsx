import { Switch } from '../kit/settings.tsx';
import { choose, settings } from '../state/settings.ts';
import { playSound } from './sound.ts';
import { playTexts } from './texts.ts';

// Settings that can be changed beside a board, and on the screen of all settings.

/** From which side boards are seen; a board that is shown follows. */
export function SideChoices({ changed = () => {} }: { changed?: () => void }) {
  const { ownSide, forEach } = playTexts.value;
  const { ownSide: isOwn, sideOfEach } = settings.value;
  const change = (some: Parameters<typeof choose>[0]) => {
    choose(some);
    changed();
  };
  return (
    <>
      <Switch name={ownSide} isOn={isOwn} change={(now) => change({ ownSide: now })} />
      <Switch name={forEach} isOn={sideOfEach} change={(now) => change({ sideOfEach: now })} />
    </>
  );
}

export function MoveListChoice() {
  return (
    <Switch
      name={playTexts.value.moveList}
      isOn={settings.value.moveList}
      change={(moveList) => choose({ moveList })}
    />
  );
}

/** Whether moves are heard, and how loudly; each change is heard. */
export function SoundChoices({ note }: { note?: string | undefined }) {
  const { sound, volume } = playTexts.value;
  const now = settings.value;
  const change = (some: Parameters<typeof choose>[0]) => {
    choose(some);
    playSound('move');
  };
  return (
    <>
      <Switch name={sound} note={note} isOn={now.sound} change={(isOn) => change({ sound: isOn })} />
      <label class="setting">
        <span>{volume}</span>
        <input
          type="range"
          min={10}
          max={100}
          step={10}
          disabled={!now.sound}
          value={now.volume}
          onChange={({ currentTarget }) => change({ volume: Number(currentTarget.value) })}
        />
      </label>
    </>
  );
}
