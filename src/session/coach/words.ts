import type { Lens } from '../../core/course.ts';
import type { Game } from '../../core/game.ts';
import type { Position } from '../../core/position.ts';
import { fill, type Language } from '../../core/words.ts';
import type { Claim } from '../../judge/claims/claim.ts';
import { sayClaim } from '../../judge/claims/say.ts';
import type { CoachEvent, Doubt } from './events.ts';
import type { Guidance } from './guidance.ts';

/** What a coach says, and how it is chosen. */
const en = {
  coach: 'Coach',
  note: 'A coach asks you to look again when a move gives a lot away.',
  none: 'No coach',
  degrees: {
    seldom: 'Speaks seldom',
    usual: 'Speaks now and then',
    often: 'Speaks often',
    strict: 'Strict: no undo, hints or lenses',
  },
  again: 'Look again: there is something much better than {move}.',
  notYet: 'Not yet: there is still something better than {move}.',
  search: 'Look for a better move than {move}.',
  lens: 'The lens “{lens}” is on: compare before and after.',
  best: 'The coach would have played {best}.',
  found: 'Well seen! {move} is a good move.',
  undo: 'Undo',
  keep: 'Keep {move}',
  more: 'Tell me more',
  reasons: 'Thinking about how to say it…',
  another: 'another move',
};

export type CoachTexts = typeof en;

const pt: CoachTexts = {
  coach: 'Treinador',
  note: 'Um treinador pede-lhe que olhe outra vez quando uma jogada deita muito a perder.',
  none: 'Sem treinador',
  degrees: {
    seldom: 'Fala raramente',
    usual: 'Fala de vez em quando',
    often: 'Fala muitas vezes',
    strict: 'A sério: sem anular, sugestões nem lentes',
  },
  again: 'Olhe outra vez: há uma jogada muito melhor do que {move}.',
  notYet: 'Ainda não: continua a haver melhor do que {move}.',
  search: 'Procure uma jogada melhor do que {move}.',
  lens: 'A lente «{lens}» está ligada: compare o antes e o depois.',
  best: 'O treinador teria jogado {best}.',
  found: 'Bem visto! {move} é uma boa jogada.',
  undo: 'Anular',
  keep: 'Manter {move}',
  more: 'Diga-me mais',
  reasons: 'A pensar em como o dizer…',
  another: 'outra jogada',
};

export const coachTexts: Readonly<Record<Language, CoachTexts>> = { en, pt };

export function sayGuidance(guidance: Guidance | undefined, language: Language): string {
  const { none, degrees } = coachTexts[language];
  return guidance === undefined ? none : degrees[guidance];
}

/** What a player is asked, and what has been found. */
export function sayDoubt({ move, isOpen, tries }: Doubt, language: Language): string {
  const { again, notYet, search } = coachTexts[language];
  return fill(isOpen ? search : tries === 0 ? again : notYet, { move });
}

/** Praise for what was found instead; nothing otherwise. */
export function sayFound(latest: CoachEvent | undefined, language: Language): string {
  return latest?.kind === 'tried' && latest.isGood ? fill(coachTexts[language].found, { move: latest.move }) : '';
}

/** What a coach knows about a move, as far as it tells. */
export interface Telling {
  /** The lens that shows it. */
  readonly lens: Lens | undefined;
  readonly claim: Claim | undefined;
}

/** Of the reasons against a move the strongest, and the lens that shows one of them. */
export function tellingOf(game: Game, claims: readonly Claim[]): Telling {
  const fact = claims.find((claim) => claim.fact !== undefined)?.fact;
  return {
    lens: game.course.lenses.find(({ facts = [] }) => facts.some(({ id }) => id === fact)),
    claim: claims.find(({ kind }) => kind !== 'unclear'),
  };
}

/** How many times more is asked for with one key: where no lens shows it, the reason comes next to nothing. */
export function stepsToMore({ help }: Doubt, telling: Telling | undefined): number {
  return help === 'lens' && telling !== undefined && telling.lens === undefined ? 2 : 1;
}

/** A claim that does not name the better move. */
export function sayGuarded(position: Position, claim: Claim, language: Language): string {
  const { another } = coachTexts[language];
  const said = sayClaim(position, claim.other === undefined ? claim : { ...claim, other: another }, language);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The moves that show a claim, if they do not give the better move away. */
export function guardedLine({ line, move }: Claim): readonly string[] | undefined {
  return line[0] === move ? line : undefined;
}
