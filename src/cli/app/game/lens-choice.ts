import type { Lens, LensMark } from '../../../core/course.ts';
import type { Game } from '../../../core/game.ts';
import type { Position } from '../../../core/position.ts';
import type { Language } from '../../../core/words.ts';
import { lensesFor } from '../../../judge/stops-lens.ts';
import type { Line } from '../../../view/styled.ts';
import type { Key } from '../../keys/actions.ts';
import type { KeyHelp } from '../kit/page.ts';
import type { RemoteControls } from './game-session.ts';

/** The lens on a board, if any. */
export class LensChoice {
  private readonly lenses: readonly Lens[];
  private readonly refusal: () => string | undefined;
  private chosen: Lens | undefined;
  /** The last result: a lens may be slow, and boards are drawn at every key. */
  private seen: { readonly lens: Lens; readonly key: string; readonly marks: readonly LensMark[] } | undefined;

  constructor(game: Game, seats: number, remote?: Pick<RemoteControls, 'noLenses'>) {
    this.lenses = lensesFor(game, seats);
    this.refusal = () => remote?.noLenses();
  }

  /** Selects the lens of a key, or deselects it when it is the one in use; says so where lenses are not allowed. */
  press(key: Key): string | undefined {
    const lens = this.lenses.find((one) => one.key === key);
    if (lens === undefined) return undefined;
    const refusal = this.refusal();
    if (refusal === undefined) this.chosen = lens === this.chosen ? undefined : lens;
    return refusal;
  }

  /** Looks through a lens, where that is allowed. */
  look(lens: Lens): void {
    if (this.refusal() === undefined) this.chosen = lens;
  }

  marks(position: Position): readonly LensMark[] {
    const { chosen: lens } = this;
    if (lens === undefined || position.over || this.refusal() !== undefined) return [];
    const key = `${position.keyLo} ${position.keyHi}`;
    if (this.seen?.lens !== lens || this.seen.key !== key) this.seen = { lens, key, marks: lens.marks(position) };
    return this.seen.marks;
  }

  /** What the marks mean. */
  legend(language: Language): Line[] {
    if (this.chosen === undefined || this.refusal() !== undefined) return [];
    const { name, legend } = this.chosen.texts[language];
    return [
      [
        { text: `${name}: `, style: { tone: 'accent' } },
        { text: legend, style: { tone: 'faint' } },
      ],
    ];
  }

  keys(language: Language, meaning: (lens: string) => string): readonly KeyHelp[] {
    if (this.refusal() !== undefined) return [];
    return this.lenses.map(({ key, texts }) => [key, meaning(texts[language].name)]);
  }
}
