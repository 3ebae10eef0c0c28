import { CircleUser, Settings } from 'lucide';
import { Icon } from '../kit/icon.tsx';
import { personName } from '../state/person.ts';
import { addressOf, route } from '../state/route.ts';
import { choose, settings as chosen } from '../state/settings.ts';
import { texts } from '../state/texts.ts';
import { focusHeading } from './arrival.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { BrandMark } from './mark.tsx';
import { mainPlaces } from './places.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The bar on top of every screen: the main places, and what concerns the user. Phones have the places at their foot. */
export function Header({ isAtBoard }: { isAtBoard: boolean }) {
  const { name, home, settings, skip, mainMenu } = texts.value;
  const [first] = route.value;
  const current = (word: string) => (first === word ? 'page' : undefined);
  return (
    <header class={isAtBoard ? 'bar at-board' : 'bar'}>
      <a class="skip" href={addressOf(...route.value)} onClick={skipToContent}>
        {skip}
      </a>
      <a class="brand" href={addressOf()} aria-label={`${name}: ${home}`}>
        <BrandMark />
        <span>{name}</span>
      </a>
      <nav aria-label={mainMenu}>
        {mainPlaces().map(({ address, name, icon, holds }) => (
          <a key={name} href={addressOf(...address)} aria-current={holds.includes(first ?? '') ? 'page' : undefined}>
            <Icon of={icon} />
            <span>{name}</span>
          </a>
        ))}
      </nav>
      <div class="bar-tools">
        <OtherLanguage />
        <ThemeSwitch />
        <a class="tool" href={addressOf('settings')} aria-current={current('settings')} title={settings}>
          <Icon of={Settings} />
          <span class="unseen">{settings}</span>
        </a>
        <AccountLink isHere={first === 'account'} />
      </div>
    </header>
  );
}

/** The way to sign in, or to the account under whose name the server knows this browser. */
function AccountLink({ isHere }: { isHere: boolean }) {
  const { account, signIn } = texts.value;
  const name = personName.value;
  const current = isHere ? 'page' : undefined;
  return name === undefined ? (
    <a class="sign-in" href={addressOf('account')} aria-current={current}>
      {signIn}
    </a>
  ) : (
    <a class="tool account" href={addressOf('account')} aria-current={current} title={account}>
      <Icon of={CircleUser} />
      <span class="unseen">{account}: </span>
      <bdi class="tool-word">{name}</bdi>
    </a>
  );
}

/** Switches to the next language; it is named in that language. */
function OtherLanguage() {
  const { language } = texts.value;
  const now = LANGUAGE_NAMES.findIndex(([id]) => id === chosen.value.language);
  const [id, name] = LANGUAGE_NAMES[(now + 1) % LANGUAGE_NAMES.length];
  return (
    <button type="button" class="tool" lang={id} title={name} onClick={() => choose({ language: id })}>
      <span aria-hidden="true">{id.toUpperCase()}</span>
      <span class="unseen">
        {language}: {name}
      </span>
    </button>
  );
}

/** The address must stay as it is: it names the screen. */
function skipToContent(event: Event): void {
  event.preventDefault();
  focusHeading();
}
