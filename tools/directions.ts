import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { root } from './node.mjs';

/** Which folder may import which; everything not named is forbidden. Test files may import anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/core/': ['src/core/'],
  'src/games/families/': ['src/core/', 'src/games/families/'],
  'src/games/(index|found\\.\\w+)\\.ts': ['src/core/', 'src/games/(folders|found\\.\\w+)\\.ts'],
  'src/search/': ['src/core/', 'src/search/'],
  'src/judge/': ['src/core/', 'src/search/', 'src/judge/'],
  'src/puzzles/': ['src/core/', 'src/search/', 'src/judge/', 'src/puzzles/'],
  'src/train/': ['src/core/', 'src/search/', 'src/train/'],
  'src/arena/': ['src/core/', 'src/arena/'],
  'src/view/': ['src/core/', 'src/view/'],
  'src/record/': ['src/core/', 'src/record/'],
  'src/report/': ['src/core/', 'src/judge/', 'src/view/', 'src/record/', 'src/report/'],
  'src/session/': ['src/core/', 'src/search/', 'src/judge/', 'src/view/', 'src/record/', 'src/session/'],
  'src/protocol/': ['src/core/', 'src/judge/note.ts', 'src/record/record.ts', 'src/protocol/', 'node_modules/zod/'],
  'src/web/': [
    'src/core/',
    'src/search/',
    'src/judge/',
    'src/view/',
    'src/record/',
    'src/report/',
    'src/session/',
    'src/protocol/',
    'src/web/',
    'package.json',
    'node_modules/(preact|@preact|idb|lucide|uqr|@simplewebauthn/browser)/',
  ],
  'src/library/': [
    'src/core/',
    'src/games/index.ts',
    'src/search/',
    'src/judge/',
    'src/arena/',
    'src/view/',
    'src/record/',
    'src/protocol/',
    'src/library/',
    'src/web/embed/board.tsx',
  ],
  'src/node/': [
    'src/core/',
    'src/games/(index|folders)\\.ts',
    'src/search/',
    'src/arena/',
    'src/record/',
    'src/session/',
    'src/node/',
  ],
  'src/server/': [
    'src/core/',
    'src/search/',
    'src/judge/',
    'src/record/',
    'src/session/(seats|player-word).ts',
    'src/node/words/',
    'src/protocol/',
    'src/server/',
    'node_modules/(fastify|@fastify|ws|@types/ws|kysely|pg|@types/pg|zod|prom-client|glicko2-lite|openskill|@simplewebauthn)/',
    'package.json',
  ],
  'src/cli/': [
    'src/core/',
    'src/games/index.ts',
    'src/search/',
    'src/judge/',
    'src/puzzles/',
    'src/train/',
    'src/arena/',
    'src/view/',
    'src/record/',
    'src/report/',
    'src/session/',
    'src/protocol/',
    'src/node/',
    'src/server/',
    'src/cli/',
    'node_modules/(commander|uqr)/',
    'package.json',
  ],
};

const forbidden: IForbiddenRuleType[] = Object.entries(ALLOWED).map(([from, to]) => ({
  name: `${from} imports only ${to.join(', ')}`,
  severity: 'error',
  from: { path: `^${from}` },
  // Node's own modules: the engine is type-checked without them.
  to: { pathNot: to.map((path) => `^${path}`), dependencyTypesNot: ['core'] },
}));
forbidden.push({
  name: 'a game imports only core, families and itself',
  severity: 'error',
  from: { path: '^src/games/([^/]+)/', pathNot: '^src/games/families/' },
  to: { pathNot: ['^src/core/', '^src/games/families/', '^src/games/$1/'] },
});

/** Positions and the parts of a game refer to each other's types; no other cycle is allowed. */
const MAY_CIRCLE = /^src\/core\/(game|rules|notation|engine|course|abstract-play|position)\.ts$/;
/** Sub-folders that still import each other. A pair that no longer does must be removed from this list. */
const MUTUAL: readonly string[] = [];
/** Most files in a folder, without its tests and sub-folders. */
const MOST_FILES = 22;
/** Folders that still have more. One that no longer does must be removed from this list. */
const CROWDED: readonly string[] = [];

const { output } = await cruise(['src'], {
  baseDir: root,
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: true,
  exclude: { path: '\\.test\\.ts$' },
  doNotFollow: { path: 'node_modules' },
  // Packages that can only be imported, not required, are resolved as well.
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
});
if (typeof output === 'string') throw new Error('dependency-cruiser gave text');
const graph = graphOf(output);
const wrong = [
  ...output.summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
  ...circles(graph).map((files) => `${files.join(', ')} import each other in a circle`),
  ...differences(mutualFolders(graph), MUTUAL, 'import each other'),
  ...differences(crowdedFolders([...graph.keys(), ...testFiles()]), CROWDED, `has more than ${MOST_FILES} files`),
];
for (const sentence of wrong) console.error(sentence);
console.log(`${graph.size} modules, ${wrong.length} faults`);
// A checker that cannot read TypeScript would find nothing.
if (graph.size < 20 || wrong.length > 0) process.exitCode = 1;

/** Which file imports which, or starts it as a worker. */
function graphOf({ modules }: ICruiseResult): Map<string, string[]> {
  const sources = modules.filter(({ source }) => source.startsWith('src/') && /\.[cm]?tsx?$/.test(source));
  const known = new Set(sources.map(({ source }) => source));
  return new Map(
    sources.map(({ source, dependencies }) => {
      const started = [
        ...readFileSync(join(root, source), 'utf8').matchAll(/new URL\('(\.[^']*)', import\.meta\.url\)/g),
      ];
      const targets = [
        ...dependencies.map(({ resolved }) => resolved),
        ...started.map(([, path]) => join(dirname(source), path)),
      ];
      return [source, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Groups of files in which each reaches every other, by Tarjan's algorithm. */
function circles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const index = lowest.size;
    let low = index;
    lowest.set(file, index);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!lowest.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 && !group.every((one) => MAY_CIRCLE.test(one))) found.push(group);
    }
    lowest.set(file, low);
    return low;
  };
  for (const file of graph.keys()) if (!lowest.has(file)) visit(file);
  return found;
}

/** Sibling folders that import each other, as 'src/a/b ↔ c'. */
function mutualFolders(graph: Map<string, string[]>): string[] {
  const ways = new Set<string>();
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const [one, other] = [from.split('/'), to.split('/')];
      const depth = one.findIndex((part, index) => part !== other[index]);
      if (depth >= 0 && depth < one.length - 1 && depth < other.length - 1) {
        ways.add(`${one.slice(0, depth).join('/')} ${one[depth]} ${other[depth]}`);
      }
    }
  }
  return [...ways].flatMap((way) => {
    const [parent, one, other] = way.split(' ');
    return one < other && ways.has(`${parent} ${other} ${one}`) ? `${parent}/${one} ↔ ${other}` : [];
  });
}

/** Everything that tests consist of. */
function testFiles(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$|\.mjs$/.test(file))
    .map((file) => join('test', file));
}

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}

/** Violations that are not listed, and listed ones that no longer exist. */
function differences(found: readonly string[], listed: readonly string[], fault: string): string[] {
  return [
    ...found.filter((one) => !listed.includes(one)).map((one) => `${one}: ${fault}`),
    ...listed.filter((one) => !found.includes(one)).map((one) => `${one}: take it off the list in tools/directions.ts`),
  ];
}
