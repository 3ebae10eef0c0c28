import type { Lens } from '../../core/course.ts';
import { Sheet } from '../kit/sheet.tsx';
import { language } from '../state/language.ts';
import { texts } from '../state/texts.ts';
import { playTexts } from './texts.ts';

type KeyName = keyof typeof playTexts.value.keyNames;

/** The keys of every screen with a board, and what they do. */
const SHARED: readonly (readonly [string, KeyName])[] = [
  ['h j k l', 'walk'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['f', 'turn'],
  ['r', 'rotate'],
  ['d', 'tilt'],
  [', . + -', 'spin'],
  ['z', 'zoom'],
  ['p', 'pieces'],
  ['o', 'moves'],
  ['v', 'review'],
  ['?', 'help'],
];
const OF_GAMES: readonly (readonly [string, KeyName])[] = [
  ['u', 'undo'],
  ['y', 'redo'],
  ['i', 'hint'],
  ['← →', 'back'],
];

interface KeyHelpProps {
  readonly lenses: readonly Lens[];
  /** Whether moves are taken back and asked for here. */
  readonly isGame?: boolean;
  close(): void;
}

/** All keys of a board's screen, as a table. */
export function KeyHelp({ lenses, isGame = false, close }: KeyHelpProps) {
  const { keys, key, does, keyNames, arrows } = playTexts.value;
  const shared = [...SHARED.slice(0, 3), ...(isGame ? OF_GAMES : []), ...SHARED.slice(3)];
  const rows = [
    ...shared.map(([one, name]) => [name === 'walk' ? `${arrows}, ${one}` : one, keyNames[name]] as const),
    ...lenses.map((lens) => [lens.key, `${texts.value.lenses}: ${lens.texts[language.value].name}`] as const),
  ];
  return (
    <Sheet title={keys} close={close}>
      <table class="key-table">
        <thead class="unseen">
          <tr>
            <th scope="col">{key}</th>
            <th scope="col">{does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([one, text]) => (
            <tr key={one}>
              <th scope="row">
                <kbd>{one}</kbd>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
