import { BookOpen, GraduationCap, type IconNode, Swords, Users } from 'lucide';
import { texts } from '../state/texts.ts';

/** One of the main places of the page, and which other addresses belong to it. */
export interface MainPlace {
  /** The words of its address. */
  readonly address: readonly string[];
  readonly name: string;
  readonly icon: IconNode;
  /** First words of the addresses that belong to it. */
  readonly holds: readonly string[];
}

/** The main places, in the order of the header and of the bar at the foot of phones. */
export function mainPlaces(): readonly MainPlace[] {
  const { play, learn, study, community } = texts.value;
  return [
    { address: [], name: play, icon: Swords, holds: ['', 'about', 'new', 'invite', 'game', 'room'] },
    { address: ['learn'], name: learn, icon: GraduationCap, holds: ['learn', 'rules'] },
    { address: ['analyse'], name: study, icon: BookOpen, holds: ['analyse', 'games', 'link'] },
    { address: ['online'], name: community, icon: Users, holds: ['online', 'archive', 'p', 'ratings', 'bots'] },
  ];
}
