/** A key by name (up, enter, escape, ctrl+c …), or the character it types. */
export type Key = string;

/** What keys do wherever there is a board, here and online; buttons and clicks use the same words. */
export const USUAL_KEYS = {
  here: ['enter', ' ', '5'],
  type: [':', '/'],
  moves: ['v'],
  undo: ['u'],
  redo: ['r'],
  hint: ['t'],
  evaluation: ['e'],
  now: ['n'],
  pause: ['p'],
  step: ['s'],
  faster: ['+', '='],
  slower: ['-'],
  turn: ['f'],
  guide: ['g'],
  link: ['y'],
  save: ['w'],
  draw: ['o'],
  resign: ['x'],
  accept: ['Y'],
  decline: ['N'],
  chat: ['C'],
  sit: ['S'],
  standIn: ['I'],
  back: ['M'],
  abort: ['X'],
  cancel: ['escape'],
  leave: ['q'],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

export type KeyAction = keyof typeof USUAL_KEYS;

/** The keys of each action. */
export type KeyMap = Readonly<Record<KeyAction, readonly Key[]>>;

/** What a word names where one types lines: an action, or one of its usual keys. */
export function actionNamed(word: string): KeyAction | undefined {
  return ACTIONS.find((action) => action.toLowerCase() === word.toLowerCase()) ?? actionOf(USUAL_KEYS, word);
}

/** What a key does. */
export function actionOf(keys: KeyMap, key: Key): KeyAction | undefined {
  return ACTIONS.find((action) => keys[action].includes(key));
}

export const ACTIONS = Object.keys(USUAL_KEYS) as readonly KeyAction[];

/** Keys of the cursor and of menus, which stay what they are. */
const FIXED = new Set([...'hjkl12346789?', 'up', 'down', 'left', 'right', 'ctrl+c', 'ctrl+z']);

/** What is wrong with a file of keys. */
export type KeyFault = { readonly wrong: 'form' | 'action' | 'key' | 'twice' | 'fixed'; readonly word: string };

/** A file of keys: {"undo": "u", "type": [":", "/"]}; actions that are not named keep their keys. */
export function readKeys(text: string): KeyMap | KeyFault {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { wrong: 'form', word: '' };
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return { wrong: 'form', word: '' };
  const map: Record<string, readonly Key[]> = { ...USUAL_KEYS };
  for (const [action, value] of Object.entries(read)) {
    if (!Object.hasOwn(USUAL_KEYS, action)) return { wrong: 'action', word: action };
    const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (keys.length === 0 || !keys.every(isKey)) return { wrong: 'key', word: action };
    map[action] = keys;
  }
  const all = Object.values(map).flat();
  const fixed = all.find((key) => FIXED.has(key));
  if (fixed !== undefined) return { wrong: 'fixed', word: fixed };
  const twice = all.find((key, at) => all.indexOf(key) !== at);
  return twice === undefined ? (map as KeyMap) : { wrong: 'twice', word: twice };
}

export function isKeyFault(read: KeyMap | KeyFault): read is KeyFault {
  return 'wrong' in read;
}

function isKey(value: unknown): value is Key {
  return typeof value === 'string' && (/^.$/u.test(value) || /^ctrl\+[a-z]$/.test(value) || NAMES.has(value));
}

/** Keys that have names here, as they are shown. */
export const KEY_NAMES: Readonly<Record<Key, string>> = {
  enter: 'Enter',
  ' ': 'Space',
  escape: 'Esc',
  home: 'Home',
  end: 'End',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
};
const NAMES = new Set([...Object.keys(KEY_NAMES), 'tab', 'backspace', 'pageup', 'pagedown', 'delete']);

/** A key as people read it. */
export function keyName(key: Key): string {
  return KEY_NAMES[key] ?? (key.startsWith('ctrl+') ? `Ctrl-${key.slice(5).toUpperCase()}` : key);
}
