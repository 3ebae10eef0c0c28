import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Game } from '../src/core/game.ts';
import { examplePosition } from '../src/core/play/example.ts';
import { gameFiles } from '../src/games/folders.ts';
import { makeScene } from '../src/view/scene.ts';

const LIST = fileURLToPath(new URL('../src/games/found.built.ts', import.meta.url));
const CARDS = fileURLToPath(new URL('../src/web/games/cards.ts', import.meta.url));
const PICTURE = '\0picture-';

/**
 * The games for Vite builds: for tests a list that imports all of them, for the page and its workers a card of each, so
 * that the rest of a game is loaded on demand.
 */
export function registry(): Plugin {
  return {
    name: 'registry',
    enforce: 'pre',
    resolveId(id) {
      if (id === '#games') return LIST;
      return id.startsWith(PICTURE) ? id : undefined;
    },
    async load(id) {
      if (id === LIST) return listOf(gameFiles());
      if (id === CARDS) return await cardsOf(await exportedGames());
      if (!id.startsWith(PICTURE)) return undefined;
      const found = (await exportedGames()).find(({ game }) => PICTURE + game.id === id);
      return found && pictureOf(found.game);
    },
  };
}

interface Exported {
  readonly file: string;
  /** The name under which the file exports it. */
  readonly name: string;
  readonly game: Game;
}

async function exportedGames(): Promise<Exported[]> {
  const found = await Promise.all(
    gameFiles().map(async (file) => {
      const exported: Readonly<Record<string, Game>> = await import(pathToFileURL(file).href);
      return Object.entries(exported).map(([name, game]) => ({ file, name, game }));
    }),
  );
  return found.flat().sort((one, other) => (one.game.name < other.game.name ? -1 : 1));
}

function listOf(files: readonly string[]): string {
  const imports = files.map((file, index) => `import * as game${index} from ${JSON.stringify(file)};`);
  const list = files.map((_, index) => `...Object.values(game${index})`);
  return `${imports.join('\n')}\nexport const found = [${list.join(', ')}];\n`;
}

/** As declared by GameCard in src/web/games/cards.ts. */
async function cardsOf(exported: readonly Exported[]): Promise<string> {
  const cards = exported.map(async ({ file, name, game }) => {
    const { id, designer, minutes, options, texts, course, look } = game;
    const summary = { en: texts.en.summary, pt: texts.pt.summary };
    const facts = {
      id,
      name: game.name,
      designer,
      minutes,
      summary,
      players: options.players,
      tint: look.tint ?? 'sand',
    };
    return `{
      ...${JSON.stringify({ ...facts, lessonSteps: (await course.lesson?.())?.length ?? 0 })},
      picture: async () => (await import(${JSON.stringify(PICTURE + id)})).scene,
      load: async () => (await import(${JSON.stringify(file)})).${name},
    }`;
  });
  return `export const cards = [${(await Promise.all(cards)).join(', ')}];\n`;
}

/** What a game looks like, without the names of rows and columns. */
function pictureOf(game: Game): string {
  const { tints, ...scene } = makeScene(examplePosition(game));
  const thousandths = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  return `export const scene = {
    ...${JSON.stringify({ ...scene, labels: [] }, thousandths)},
    tints: new Map(${JSON.stringify([...tints])}),
  };\n`;
}
