/** Runs in the page: shows a game move by move. Buttons, a slider, and the arrow keys on it. */
export const STEPPER_SCRIPT = `
const { start, pieces, games } = JSON.parse(document.getElementById('stepper-games').textContent);
const find = (name) => document.getElementById('stepper-' + name);
const [choice, slider, said, title] = ['choice', 'slider', 'said', 'title'].map(find);
const layers = ['tiles', 'pieces', 'changes'].map((name) => [...find(name).children]);
let ply = 0;
function show(wanted) {
  const game = games[choice.value];
  ply = Math.max(0, Math.min(game.moves.length, wanted));
  const contents = [...start];
  for (const step of game.steps.slice(0, ply)) {
    for (let at = 0; at < step.length; at += 2) contents[step[at]] = step[at + 1];
  }
  const changed = new Set((game.steps[ply - 1] ?? []).filter((_, at) => at % 2 === 0));
  contents.forEach((content, cell) => {
    const [tile, piece] = pieces[content];
    layers[0][cell].firstElementChild.setAttribute('href', tile);
    layers[1][cell].firstElementChild.setAttribute('href', piece);
    layers[2][cell].setAttribute('class', changed.has(cell) ? 'changed' : '');
  });
  slider.max = game.moves.length;
  slider.value = ply;
  title.textContent = game.title;
  const place = ply + ' / ' + game.moves.length;
  const move = ply === 0 ? game.begins : game.players[game.seats[ply - 1]] + ': ' + game.moves[ply - 1];
  said.textContent = place + '  ' + move + (ply === game.moves.length ? '. ' + game.result : '');
  slider.setAttribute('aria-valuetext', said.textContent);
}
choice.addEventListener('change', () => show(0));
slider.addEventListener('input', () => show(Number(slider.value)));
const steps = { first: () => 0, back: () => ply - 1, on: () => ply + 1, last: () => Infinity };
for (const [name, to] of Object.entries(steps)) find(name).addEventListener('click', () => show(to()));
document.getElementById('stepper').hidden = false;
show(0);
`;
