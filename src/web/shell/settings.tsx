import { Choice, SettingGroup, Switch } from '../kit/settings.tsx';
import { MoveListChoice, SideChoices, SoundChoices } from '../play/choices.tsx';
import { addressOf } from '../state/route.ts';
import { choose, MOTIONS, settings, THEMES } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import { BoardThemes } from './board-themes.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { settingsTexts } from './settings-texts.ts';

/** All settings of a user; each change is saved and takes effect at once. */
export function SettingsScreen() {
  return (
    <main class="page settings">
      <h1>{texts.value.settings}</h1>
      <p class="soft">{settingsTexts.value.kept}</p>
      <div class="settings-groups">
        <Appearance />
        <OnTheBoard />
        <Playing />
        <Keys />
      </div>
      <p>
        <a class="quiet" href={addressOf('account')}>
          {settingsTexts.value.toAccount}
        </a>
      </p>
    </main>
  );
}

function Appearance() {
  const { language, theme, themes, motion, motions } = texts.value;
  const { appearance, motionNote } = settingsTexts.value;
  const now = settings.value;
  return (
    <SettingGroup title={appearance}>
      <Choice
        name={language}
        now={now.language}
        values={LANGUAGE_NAMES.map(([id, name]) => [
          id,
          <span key={id} lang={id}>
            {name}
          </span>,
        ])}
        change={(language) => choose({ language })}
      />
      <Choice
        name={theme}
        now={now.theme}
        values={THEMES.map((id) => [id, themes[id]])}
        change={(theme) => choose({ theme })}
      />
      <Choice
        name={motion}
        note={motionNote}
        now={now.motion}
        values={MOTIONS.map((id) => [id, motions[id]])}
        change={(motion) => choose({ motion })}
      />
    </SettingGroup>
  );
}

function OnTheBoard() {
  const { board, coordinatesNote } = settingsTexts.value;
  return (
    <SettingGroup title={board}>
      <BoardThemes />
      <Switch
        name={texts.value.coordinates}
        note={coordinatesNote}
        isOn={settings.value.coordinates}
        change={(coordinates) => choose({ coordinates })}
      />
      <SideChoices />
    </SettingGroup>
  );
}

function Playing() {
  const { playing, confirmsNote, soundNote } = settingsTexts.value;
  return (
    <SettingGroup title={playing}>
      <Switch
        name={texts.value.confirmsTouch}
        note={confirmsNote}
        isOn={settings.value.confirmsTouch}
        change={(confirmsTouch) => choose({ confirmsTouch })}
      />
      <MoveListChoice />
      <SoundChoices note={soundNote} />
    </SettingGroup>
  );
}

function Keys() {
  const { keys, letterKeys, letterKeysNote } = settingsTexts.value;
  return (
    <SettingGroup title={keys}>
      <Switch
        name={letterKeys}
        note={letterKeysNote}
        isOn={settings.value.letterKeys}
        change={(letters) => choose({ letterKeys: letters })}
      />
    </SettingGroup>
  );
}
