import process from 'node:process';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { root } from './node.mjs';

/** Who may import whom; everything not named is forbidden. Test files may import what they like. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/core/': ['src/core/'],
  'src/games/families/': ['src/core/', 'src/games/families/'],
  'src/games/(index|found\\.\\w+)\\.ts': ['src/core/', 'src/games/(folders|found\\.\\w+)\\.ts'],
  'src/search/': ['src/core/', 'src/search/'],
  'src/train/': ['src/core/', 'src/search/', 'src/train/'],
  'src/arena/': ['src/core/', 'src/arena/'],
  'src/view/': ['src/core/', 'src/view/'],
  'src/record/': ['src/core/', 'src/view/words.ts', 'src/record/'],
  'src/table/': ['src/core/', 'src/search/', 'src/view/', 'src/record/', 'src/table/'],
  'src/protocol/': ['src/core/', 'src/record/record.ts', 'src/protocol/', 'node_modules/zod/'],
  'src/web/': [
    'src/core/',
    'src/games/index.ts',
    'src/search/',
    'src/view/',
    'src/record/',
    'src/table/',
    'src/protocol/',
    'src/web/',
    'node_modules/(preact|@preact|idb|uqr|@simplewebauthn/browser)/',
  ],
  'src/node/': [
    'src/core/',
    'src/games/index.ts',
    'src/search/',
    'src/arena/',
    'src/view/words.ts',
    'src/record/',
    'src/table/',
    'src/node/',
  ],
  'src/server/': [
    'src/core/',
    'src/search/',
    'src/record/',
    'src/table/seats.ts',
    'src/protocol/',
    'src/server/',
    'node_modules/(fastify|@fastify|ws|@types/ws|kysely|pg|@types/pg|zod|prom-client|glicko2-lite|openskill|@simplewebauthn)/',
    'package.json',
  ],
  'src/cli/': [
    'src/core/',
    'src/games/index.ts',
    'src/search/',
    'src/train/',
    'src/arena/',
    'src/view/',
    'src/record/',
    'src/table/',
    'src/protocol/',
    'src/node/',
    'src/server/',
    'src/cli/',
    'node_modules/(commander|ink|react|chalk|uqr)/',
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
forbidden.push(
  {
    name: 'a game imports only core, families and itself',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/', pathNot: '^src/games/families/' },
    to: { pathNot: ['^src/core/', '^src/games/families/', '^src/games/$1/'] },
  },
  {
    name: 'no cycles, except that positions and what a game is made of know each other by type',
    severity: 'error',
    from: { pathNot: '^src/core/(game|rules|notation|engine|course|position)\\.ts$' },
    to: { circular: true },
  },
);

const { output } = await cruise(['src'], {
  baseDir: root,
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: true,
  exclude: { path: '\\.test\\.ts$' },
  doNotFollow: { path: 'node_modules' },
  // Packages that can only be imported, not required, are found as well.
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
});
if (typeof output === 'string') throw new Error('dependency-cruiser gave text');
for (const { rule, from, to } of output.summary.violations) console.error(`${from} → ${to}: ${rule.name}`);
const modules = output.modules.filter(({ source }) => source.startsWith('src/')).length;
console.log(`${modules} modules, ${output.summary.violations.length} wrong imports`);
// A checker that cannot read TypeScript sees nothing and finds nothing.
if (modules < 20 || output.summary.violations.length > 0) process.exitCode = 1;
