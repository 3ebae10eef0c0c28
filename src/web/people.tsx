import { AccountScreen } from './account/account-screen.tsx';
import { BotsScreen } from './account/bots.tsx';
import { TransferScreen } from './account/transfer.tsx';
import { ProfileScreen } from './ratings/profile.tsx';
import { RatingsScreen } from './ratings/ratings.tsx';
import './account/account.css';
import './account/people.css';

/** The words of addresses about people. */
export type PeopleWord = 'account' | 'transfer' | 'bots' | 'p' | 'ratings';

/** All screens about people, which are fetched together: a user of one soon needs another. */
export function PeopleScreen({ word, rest }: { word: PeopleWord; rest: readonly string[] }) {
  switch (word) {
    case 'account':
      return <AccountScreen />;
    case 'transfer':
      return <TransferScreen code={rest[0]} />;
    case 'bots':
      return <BotsScreen />;
    case 'p':
      return <ProfileScreen key={rest[0]} word={rest[0]} />;
    case 'ratings':
      return <RatingsScreen words={rest} />;
  }
}
