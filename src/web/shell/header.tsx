import { addressOf, route } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { focusHeading } from './arrival.ts';

/** The bar on top of every screen: the way home, and what concerns all games. */
export function Header() {
  const { name, home, settings, myGames, online, account, analyse, skip, mainMenu } = texts.value;
  const [first] = route.value;
  const link = (word: string, text: string) => (
    <a href={addressOf(word)} aria-current={first === word ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <header class="bar">
      <a class="skip" href={addressOf(...route.value)} onClick={skipToContent}>
        {skip}
      </a>
      <a class="brand" href={addressOf()} aria-label={`${name}: ${home}`}>
        {name}
      </a>
      <nav aria-label={mainMenu}>
        {link('online', online)}
        {link('account', account)}
        {link('games', myGames)}
        {link('analyse', analyse)}
        <a href={addressOf('settings')} aria-current={first === 'settings' ? 'page' : undefined} title={settings}>
          <svg class="gear" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="6" />
            <circle r="9" />
          </svg>
          <span class="settings-word">{settings}</span>
        </a>
      </nav>
    </header>
  );
}

/** The address must stay as it is: it names the screen. */
function skipToContent(event: Event): void {
  event.preventDefault();
  focusHeading();
}
