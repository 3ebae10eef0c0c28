import { expect, test } from 'vitest';
import { drawBoardPage } from '../../../src/cli/app/game/board-page.ts';
import { Navigator } from '../../../src/cli/app/kit/navigator.ts';
import { pointsBoard } from '../../../src/core/board-shapes.ts';
import { defineGame } from '../../../src/core/define/game.ts';
import type { Game } from '../../../src/core/game.ts';
import { writeMove } from '../../../src/core/moves.ts';
import { optionsOf } from '../../../src/core/options.ts';
import { newMatch } from '../../../src/core/play/match.ts';
import { randomMove } from '../../../src/core/play/playout.ts';
import { Random } from '../../../src/core/random.ts';
import { makeScene } from '../../../src/view/scene.ts';
import { plainText } from '../../../src/view/styled.ts';
import { gomoku } from '../../support/shapes/gomoku/index.ts';
import { hex } from '../../support/shapes/hex/index.ts';
import { yavalath } from '../../support/shapes/yavalath/index.ts';

const go: Game = defineGame({
  ...{ name: 'Go board', designer: 'nobody', summary: 'The largest usual board.', seats: ['Black', 'White'] },
  ...{ options: { players: [2], size: [19] }, pieces: { b: 0, w: 1 }, moves: 'place' as const },
  board: () => pointsBoard(19, 19),
  rules: {
    endings: ['never'],
    setup() {},
    derive() {},
    generate({ board, slots }, out, at) {
      let end = at;
      for (let cell = 0; cell < board.cellCount; cell++) if (slots[cell] === 0) out[end++] = cell;
      return end;
    },
    apply(position, move) {
      position.set(move, position.turn + 1);
      position.giveTurn(1 - position.turn);
    },
  },
});

test.each([
  ['hex', hex],
  ['yavalath', yavalath],
  ['gomoku', gomoku],
  ['go', go],
])('%s on its largest board fits 80 × 24 with panels beside it', (_, game) => {
  for (const look of [{ colour: true }, { colour: false }, { colour: true, ascii: true }]) {
    const host = { level: 3, redraw() {}, quit() {}, saveSettings() {} } as const;
    const settings = { language: 'en', ascii: false, background: 'dark', pause: 0, ...look } as const;
    const match = newMatch(game, optionsOf(game.options, {}));
    const random = new Random(1);
    for (let ply = 0; ply < 12; ply++) match.play(writeMove(match.position, randomMove(match.position, random)));
    const scene = makeScene(match.position);
    const [cursor, selected] = scene.items.map(({ cell }) => cell);
    const panels = [{ title: 'Players', lines: () => [[{ text: 'Red and Blue' }]] }];
    const page = { title: [{ text: game.name }], name: game.name, scene, accents: { cursor, selected: [selected] } };
    const said = [[{ text: 'One sentence.' }], [{ text: 'Another one.' }]];
    const size = { columns: 80, rows: 23 };
    const lines = drawBoardPage(new Navigator(settings, host), { ...page, panels, said, hints: 'keys' }, size);
    const text = lines.map(plainText).join('\n');
    expect(lines.length, text).toBe(size.rows);
    expect(Math.max(...lines.map((line) => plainText(line).trimEnd().length))).toBeLessThanOrEqual(size.columns);
    expect(text).toMatch(/Players[\s\S]*Red and Blue[\s\S]*One sentence[\s\S]*Another one[\s\S]*keys/);
    const seen = new Set(lines.flatMap((line) => line.flatMap(({ act }) => act ?? [])));
    for (const { cell } of scene.items) expect(seen.has(`cell ${cell}`), `cell ${cell}\n${text}`).toBe(true);
  }
});
