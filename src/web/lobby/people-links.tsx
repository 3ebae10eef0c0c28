import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** From games to people: the user's account, and the ratings. */
export function PeopleLinks() {
  const { account, ratings, bots } = texts.value;
  return (
    <nav class="people-links" aria-label={account}>
      <a href={addressOf('account')}>{account}</a>
      <a href={addressOf('ratings')}>{ratings}</a>
      <a href={addressOf('bots')}>{bots}</a>
    </nav>
  );
}
