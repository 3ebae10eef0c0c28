import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { type OptionValue, optionsOf } from '../../core/options.ts';
import { newMatch } from '../../core/play/match.ts';
import { startPosition } from '../../core/position.ts';
import { fill } from '../../core/words.ts';
import { recoloured } from '../../session/colours.ts';
import { newSet, SET_LENGTHS } from '../../session/game-set.ts';
import { makeScene } from '../../view/scene.ts';
import { Picture } from '../board/picture.tsx';
import { type LevelResult, levelResults } from '../games/results.ts';
import { OptionRows } from '../kit/rows.tsx';
import { Choice as Choosing, Switch } from '../kit/settings.tsx';
import { keptGames } from '../local/store.ts';
import { startGame } from '../play/start.ts';
import { language } from '../state/language.ts';
import { addressOf } from '../state/route.ts';
import { texts } from '../state/texts.ts';
import { CoachChoice } from './coach-choice.tsx';
import { fitted, keepChoice, type LastChoice, lastChoice } from './last-choice.ts';
import { LinkForm, WhereToPlay } from './link-form.tsx';
import { AboutComputer, PlayerRows } from './player-rows.tsx';
import { setupTexts } from './texts.ts';

/** The same, for an online game. */
export function Invite({ game }: { game: Game }) {
  return <NewGame game={game} isByLink />;
}

/** The screen on which a game is set up: what it looks like, who plays, and on which board. */
export function NewGame({ game, isByLink = false }: { game: Game; isByLink?: boolean }) {
  const byLink = useSignal(isByLink);
  const choice = useSignal<LastChoice>(lastChoice(game));
  const results = useSignal<readonly LevelResult[]>([]);
  useEffect(() => {
    void keptGames.list().then((kept) => {
      results.value = levelResults(game, kept);
      choice.value = fitted(choice.value, results.value);
    });
  }, [game, results, choice]);
  const change = (some: Partial<LastChoice>) => {
    choice.value = { ...choice.value, ...some };
  };
  const { options, colours } = choice.value;
  const shown = recoloured(game, colours);
  const scene = makeScene(startPosition(shown, optionsOf(game.options, options)));
  const changeOption = (name: string, value: OptionValue) => change({ options: { ...options, [name]: value } });
  return (
    <main class="page setup">
      <header class="setup-head">
        <h1>{game.name}</h1>
        <p class="soft">{fill(texts.value.by, { designer: game.designer })}</p>
        <Picture scene={scene} title={game.name} />
        <p>{game.texts[language.value].summary}</p>
        <p class="setup-ways">
          <a href={addressOf('rules', game.id)}>{texts.value.rules}</a>
          {game.course.lesson !== undefined && <a href={addressOf('learn', game.id)}>{texts.value.learn}</a>}
        </p>
      </header>
      <div class="setup-form panel raised">
        <WhereToPlay byLink={byLink} />
        <OptionRows game={game} chosen={options} change={changeOption} />
        {byLink.value ? (
          <LinkForm game={game} chosen={options} />
        ) : (
          <HereForm game={game} choice={choice.value} results={results.value} change={change} />
        )}
      </div>
    </main>
  );
}

interface HereFormProps {
  readonly game: Game;
  readonly choice: LastChoice;
  readonly results: readonly LevelResult[];
  change(some: Partial<LastChoice>): void;
}

/** Who plays at this device, in which order and colours, and how many games. */
function HereForm({ game, choice, results, change }: HereFormProps) {
  const { players, colours, isRandom, games } = choice;
  const count = Number(choice.options.players);
  const words = setupTexts.value;
  return (
    <>
      <h2 class="setup-title">{words.players}</h2>
      <PlayerRows
        game={game}
        players={players.slice(0, count)}
        colours={colours}
        isRandom={isRandom}
        sit={(seat, word) => change({ players: players.with(seat, word) })}
        colour={(seat, place) => change({ colours: exchanged(colours, seat, colours.indexOf(place)) })}
        moveUp={(seat) =>
          change({ players: exchanged(players, seat, seat - 1), colours: exchanged(colours, seat, seat - 1) })
        }
      />
      <AboutComputer game={game} players={players.slice(0, count)} results={results} />
      <Switch
        name={words.random}
        note={words.randomNote}
        isOn={isRandom}
        change={(isOn) => change({ isRandom: isOn })}
      />
      <Choosing
        name={words.games}
        note={words.gamesNote}
        now={String(games)}
        values={SET_LENGTHS.map((one) => [String(one), one] as const)}
        change={(one) => change({ games: Number(one) })}
      />
      {players.slice(0, count).includes('human') && (
        <CoachChoice now={choice.guidance} change={(guidance) => change({ guidance })} />
      )}
      <button type="button" class="main big" onClick={() => begin(game, choice)}>
        {words.start}
      </button>
    </>
  );
}

function begin(game: Game, choice: LastChoice): void {
  keepChoice(game, choice);
  const options = optionsOf(game.options, choice.options);
  const order = Array.from({ length: options.players }, (_, seat) => seat);
  if (choice.isRandom) shuffle(order);
  const colours = order.map((player) => choice.colours[player]);
  const isUsual = colours.every((place, seat) => place === seat);
  startGame(
    newMatch(game, options).record(),
    order.map((player) => choice.players[player]),
    {
      ...(isUsual ? {} : { colours }),
      ...(choice.games > 1 ? { set: newSet(choice.games) } : {}),
      ...(choice.guidance === undefined ? {} : { guidance: choice.guidance }),
    },
  );
}

/** The same things, two of them in each other's place. */
function exchanged<Thing>(things: readonly Thing[], one: number, other: number): readonly Thing[] {
  return things.with(one, things[other]).with(other, things[one]);
}

function shuffle(things: number[]): void {
  for (let last = things.length - 1; last > 0; last--) {
    const drawn = Math.floor(Math.random() * (last + 1));
    [things[last], things[drawn]] = [things[drawn], things[last]];
  }
}
