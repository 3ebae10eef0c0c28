// Imported before the program to break it: turning the board throws at once, asking for the guide throws while drawing,
// and saving throws where nobody waits for the answer.
import { GamePage } from '../../src/cli/app/game/game-page.ts';

const { touch } = GamePage.prototype;

GamePage.prototype.touch = function (act: string): void {
  if (act === 'turn') throw new Error('a mistake in a key');
  if (act === 'save') void Promise.reject(new Error('a mistake in a promise'));
  if (act !== 'guide') return touch.call(this, act);
  this.draw = () => {
    throw new Error('a mistake in a drawing');
  };
};
