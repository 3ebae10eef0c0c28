import { Bot, CircleUser, Search, Trophy } from 'lucide';
import { Icon } from '../kit/icon.tsx';
import { onlineTexts } from '../online/texts.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';

/** From games to people: finished games, ratings, bots and the user's account. */
export function CommunityPlaces() {
  const { archive, ratings, bots, account, community } = texts.value;
  const { archiveHint, ratingsHint, botsHint, accountHint } = onlineTexts.value;
  const places = [
    { word: 'archive', name: archive, hint: archiveHint, icon: Search },
    { word: 'ratings', name: ratings, hint: ratingsHint, icon: Trophy },
    { word: 'bots', name: bots, hint: botsHint, icon: Bot },
    { word: 'account', name: account, hint: accountHint, icon: CircleUser },
  ];
  return (
    <nav class="community-places" aria-label={community}>
      {places.map(({ word, name, hint, icon }) => (
        <a key={word} class="panel" href={addressOf(word)}>
          <Icon of={icon} />
          <span>
            <strong>{name}</strong>
            <span class="soft">{hint}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
