import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../../core/words.ts';
import { BOARD_THEMES, type BoardTheme } from '../../view/drawing/theme-names.ts';
import { keepItem, readItem } from '../local/items.ts';

const LANGUAGES = ['en', 'pt'] as const satisfies readonly Language[];
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'still'] as const;

/** What the user has chosen; saved in the browser. */
interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** Whether pieces glide as the system allows, or nothing ever moves. */
  readonly motion: (typeof MOTIONS)[number];
  /** Whether a touch previews the move and a second one plays it. */
  readonly confirmsTouch: boolean;
  readonly sound: boolean;
  /** What boards and pieces look like. */
  readonly board: BoardTheme;
  /** How loud, from 10 to 100. */
  readonly volume: number;
  /** Whether rows and columns are labelled beside the board. */
  readonly coordinates: boolean;
  /** Whether single letters are shortcuts. */
  readonly letterKeys: boolean;
  /** Whether the moves are listed beside the board. */
  readonly moveList: boolean;
  /** Whether the board is seen from the side where one sits. */
  readonly ownSide: boolean;
  /** Whether it is turned for each of several players at one device. */
  readonly sideOfEach: boolean;
}

/** Settings that are on or off. */
type Flag = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const KEY = 'gamut settings';
const VOLUMES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

export const settings = signal<Settings>(readSettings());

const isSystemDark = signal(false);
/** Paper is white, whatever the page is. */
const isPrinted = signal(false);

/** Whether the page is dark now, by choice or as the system is. */
export const isDark = computed(() => {
  const { theme } = settings.value;
  return !isPrinted.value && (theme === 'dark' || (theme === 'system' && isSystemDark.value));
});

export function choose(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** Saves the settings and applies them to the page, now and whenever they change. */
export function applySettings(): void {
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  const followSystem = () => {
    isSystemDark.value = systemTheme.matches;
  };
  followSystem();
  systemTheme.addEventListener('change', followSystem);
  matchMedia('print').addEventListener('change', ({ matches }) => {
    isPrinted.value = matches;
  });
  const apply = () => {
    const { language, motion, board } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = isDark.value ? 'dark' : 'light';
    root.dataset.motion = motion;
    root.dataset.board = board;
    root.lang = language === 'pt' ? 'pt-PT' : language;
    // The bar of a phone's browser takes the colour of the page.
    const colour = getComputedStyle(root).getPropertyValue('--page');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  };
  // What is chosen in one window applies to all of them.
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.value = readSettings();
  });
  effect(() => {
    apply();
    keepItem(KEY, JSON.stringify(settings.value));
  });
}

function readSettings(): Settings {
  const usual: Settings = {
    language: navigator.language.startsWith('pt') ? 'pt' : 'en',
    theme: 'system',
    motion: 'system',
    confirmsTouch: true,
    sound: false,
    board: 'porcelain',
    volume: 60,
    coordinates: true,
    letterKeys: true,
    moveList: true,
    ownSide: true,
    sideOfEach: false,
  };
  try {
    const kept: unknown = JSON.parse(readItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? known(usual, kept as Readonly<Record<string, unknown>>) : usual;
  } catch {
    return usual;
  }
}

/** Only valid values are taken over. */
function known(usual: Settings, kept: Readonly<Record<string, unknown>>): Settings {
  const flag = (name: Flag) => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : usual[name];
  };
  return {
    language: LANGUAGES.find((one) => one === kept.language) ?? usual.language,
    theme: THEMES.find((one) => one === kept.theme) ?? usual.theme,
    motion: MOTIONS.find((one) => one === kept.motion) ?? usual.motion,
    confirmsTouch: flag('confirmsTouch'),
    sound: flag('sound'),
    board: BOARD_THEMES.find((one) => one === kept.board) ?? usual.board,
    volume: VOLUMES.find((one) => one === kept.volume) ?? usual.volume,
    coordinates: flag('coordinates'),
    letterKeys: flag('letterKeys'),
    moveList: flag('moveList'),
    ownSide: flag('ownSide'),
    sideOfEach: flag('sideOfEach'),
  };
}
