import { addressOf } from '../state/route.ts';
import { choose, settings, THEMES } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

/** The bottom of the page, a quiet line: language and theme for first-time visitors, and whose the games are. */
export function Footer() {
  const { language, theme, themes, settings: toSettings, credit } = texts.value;
  const now = settings.value;
  return (
    <footer class="foot">
      <fieldset class="switch">
        <legend>{language}</legend>
        {LANGUAGE_NAMES.map(([id, name]) => (
          <button
            key={id}
            type="button"
            lang={id}
            aria-pressed={now.language === id}
            onClick={() => choose({ language: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <fieldset class="switch">
        <legend>{theme}</legend>
        {THEMES.map((id) => (
          <button key={id} type="button" aria-pressed={now.theme === id} onClick={() => choose({ theme: id })}>
            {themes[id]}
          </button>
        ))}
      </fieldset>
      <a href={addressOf('settings')}>{toSettings}</a>
      <p class="soft">{credit}</p>
    </footer>
  );
}
