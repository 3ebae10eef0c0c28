import { listedTexts } from '../../../core/moves.ts';
import type { Match } from '../../../core/play/match.ts';
import { fill } from '../../../core/words.ts';
import { Dialog } from '../kit/dialog.ts';
import { Grid } from '../kit/grid.ts';
import type { Navigator } from '../kit/navigator.ts';
import type { GamePage } from './game-page.ts';

/** The legal moves, to choose one. */
export function openMoves(navigator: Navigator, { position, game }: Match, page: GamePage): void {
  if (position.over) return;
  const moves = listedTexts(position);
  const name = () => game.texts[navigator.language].seats[position.turn];
  const grid = new Grid(moves, (move) => {
    navigator.close();
    page.play(move);
  });
  navigator.open(
    new Dialog(navigator, () => fill(navigator.texts.moveList, { name: name(), count: moves.length }), grid),
  );
}
