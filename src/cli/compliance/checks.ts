import { legalTexts, readMove } from '../../core/moves.ts';
import { resultOf } from '../../core/play/match.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import { writePosition } from '../../core/text.ts';
import type { Sentence } from '../../node/words/say.ts';
import { ANSWER_MS, Mismatch, readBestMove, START_MS, type Subject } from './subject.ts';

/** One requirement of the protocol. */
export interface Check {
  /** A sentence that is true of engines that pass. */
  readonly claim: Sentence | `go ${string} is answered with a legal bestmove`;
  /** Paragraphs of docs/ugi.md that demand it. */
  readonly paragraphs: string;
  /** What the author of an engine that fails should do. */
  readonly advice: Sentence;
  /** Only engines that know the rules can do it. */
  readonly needsRules?: boolean;
  /** Throws a Mismatch, or a Foul of the process, when the claim is false. */
  run(subject: Subject): Promise<void>;
}

/** What an engine must do whatever it plays, in this order. */
export const generalChecks: readonly Check[] = [
  {
    claim: 'ugi is answered with id name, id author, option lines and ugiok',
    paragraphs: '2.1, 3',
    advice:
      'Answer ugi with id name, id author, well-formed option lines and ugiok, and with nothing else; flush after every line.',
    async run(subject) {
      subject.drop();
      const engine = subject.fresh();
      engine.send('ugi');
      const lines = await engine.until('ugiok', START_MS);
      if (!lines.some((line) => /^id name \S/.test(line))) throw new Mismatch('a line id name …', lines);
      if (!lines.some((line) => /^id author \S/.test(line))) throw new Mismatch('a line id author …', lines);
      const others = lines.filter(
        (line) => !/^(id (name|author) .+|ugiok|info string .*)$/.test(line) && !OPTION.test(line),
      );
      subject.drop();
      if (others.length > 0) throw new Mismatch('lines option name … type spin|combo|check|string default …', others);
    },
  },
  {
    claim: 'isready is answered with readyok only',
    paragraphs: '2.2',
    advice: 'Answer isready with the one line readyok.',
    async run(subject) {
      const engine = await subject.ready();
      engine.send('isready');
      const lines = await engine.until('readyok', ANSWER_MS);
      if (lines.join('\n') !== 'readyok') throw new Mismatch('readyok alone', lines);
    },
  },
  {
    claim: 'an empty line is ignored',
    paragraphs: '1.3',
    advice: 'Ignore empty lines.',
    run: silent(''),
  },
  {
    claim: 'setoption is accepted silently for every option offered',
    paragraphs: '3.1',
    advice: 'Accept each option that you offer with the default that you offer, and print nothing.',
    async run(subject) {
      await subject.ready();
      for (const { name, type } of subject.introduction.options.values()) {
        const [, value = ''] = /default (.*?)( min | max | var |$)/.exec(type) ?? [];
        const said = await subject.ask(`setoption name ${name} value ${value}`);
        if (said.length > 0) throw new Mismatch(`silence for ${name}`, said);
      }
    },
  },
  {
    claim: 'an unknown option is ignored',
    paragraphs: '3.2',
    advice: 'Print one line info string unknown: … for an option that you do not offer.',
    run: informed('setoption name Xyzzy value 3'),
  },
  {
    claim: 'an unknown command is ignored, with one info string',
    paragraphs: '1.4',
    advice: 'Print one line info string unknown: … for a command that you do not know.',
    run: informed('xyzzy plugh'),
  },
  {
    claim: 'an unknown query is ignored, with one info string',
    paragraphs: '5.3',
    advice: 'Print one line info string unknown: … for a question that you do not know.',
    run: informed('query xyzzy'),
  },
  {
    claim: 'uginewgame is accepted silently',
    paragraphs: '2.3',
    advice: 'Print nothing after uginewgame.',
    run: silent('uginewgame'),
  },
  {
    claim: 'stop is ignored when no search is running',
    paragraphs: '6.6',
    advice: 'Ignore stop when you are not thinking.',
    run: silent('stop'),
  },
  {
    claim: 'a line of more than 1 MiB does no harm',
    paragraphs: '1.5',
    advice: 'Read long lines in parts, drop them whole, and print one line info string error: ….',
    run: informed(`xyzzy ${'x'.repeat(1 << 21)}`),
  },
  {
    claim: 'quit ends the process with status 0',
    paragraphs: '1.7',
    advice: 'End with status 0 when you read quit.',
    async run(subject) {
      (await subject.ready()).send('quit');
      await endsWell(subject);
    },
  },
  {
    claim: 'quit ends the process even during a search',
    paragraphs: '1.7, 6.4',
    advice: 'Read commands while you think, and end at once when one is quit.',
    async run(subject) {
      const { start, place } = await subject.begin();
      const engine = await subject.ready();
      engine.send(`position ${place([])}`);
      engine.send(subject.go('infinite', start));
      engine.send('quit');
      await endsWell(subject);
    },
  },
  {
    claim: 'the end of the input ends the process',
    paragraphs: '1.7',
    advice: 'End when standard input ends.',
    async run(subject) {
      await subject.ask('uginewgame');
      (await subject.ready()).hangUp();
      if ((await subject.end()) === undefined) throw new Mismatch('an end', `none in ${ANSWER_MS} ms`);
    },
  },
];

/** What it must do with every game that it plays. */
export const gameChecks: readonly Check[] = [
  ...['nodes 50', 'depth 1', 'movetime 50', 'p1time 1000 p2time 1000 p1inc 0 p2inc 0', 'nodes 50 xyzzy 3'].map(
    (limits): Check => ({
      claim: `go ${limits} is answered with a legal bestmove`,
      paragraphs: '6.1, 6.2',
      advice:
        'Answer go with info lines and one line bestmove with a legal move, spelled as here; ignore limits that you do not know.',
      async run(subject: Subject) {
        const { start, place } = await subject.begin();
        await subject.move(place([]), start, limits);
      },
    }),
  ),
  {
    claim: 'go infinite thinks until stop and answers isready meanwhile',
    paragraphs: '2.2, 6.4, 6.6',
    advice: 'Read commands while you think; with infinite, keep bestmove back until stop, and print it once.',
    async run(subject) {
      const { start, place } = await subject.begin();
      const engine = await subject.ready();
      engine.send(`position ${place([])}`);
      const said = await subject.ask(subject.go('infinite', start));
      engine.send('isready');
      said.push(...(await engine.until('readyok', ANSWER_MS)));
      const early = said.filter((line) => line.startsWith('bestmove'));
      if (early.length > 0) throw new Mismatch('no bestmove before stop', early);
      engine.send('stop');
      readBestMove(await engine.until('bestmove', ANSWER_MS), start);
      const after = await subject.ask('stop');
      if (after.length > 0) throw new Mismatch('one bestmove only', after);
    },
  },
  {
    claim: 'a position may be the start and moves',
    paragraphs: '4.1, 4.3',
    advice: 'Play the moves after the word moves, from the start.',
    async run(subject) {
      const { start, place } = await subject.begin();
      const random = new Random(1);
      for (let round = 0; round < 3; round++) {
        const position = start.clone();
        const moves = walk(position, 5 + round, random);
        await subject.move(place(moves), position, 'nodes 20');
      }
    },
  },
  {
    claim: 'a position may be a text, with and without moves',
    paragraphs: '4.2',
    advice: 'Read the text after fen up to the word moves or the end of the line; it contains spaces.',
    async run(subject) {
      const { start } = await subject.begin();
      const position = start.clone();
      walk(position, 4, new Random(2));
      const fen = `fen ${writePosition(position)}`;
      await subject.move(fen, position, 'nodes 20');
      const moves = walk(position, 1, new Random(3));
      await subject.move(`${fen} moves ${moves.join(' ')}`, position, 'nodes 20');
    },
  },
  {
    claim: 'every rules option it offers is obeyed',
    paragraphs: '3.3',
    advice: 'Let options of the rules take effect with the next uginewgame or position startpos, or do not offer them.',
    async run(subject) {
      await subject.ready();
      for (const [name, values] of Object.entries(subject.game.options)) {
        if (!subject.introduction.options.has(name.toLowerCase())) continue;
        const ends = [...new Set([values[0], values[values.length - 1]])];
        for (const value of ends) {
          const { start, place } = await subject.begin({ [name]: value });
          const position = start.clone();
          const moves = walk(position, 2, new Random(4));
          await subject.move(place(moves), position, 'nodes 20');
        }
      }
    },
  },
  {
    claim: 'several games can be played one after another',
    paragraphs: '2.3, 4.1',
    advice: 'Forget the old position with every position command.',
    async run(subject) {
      const random = new Random(5);
      for (let round = 0; round < 3; round++) {
        const { start, place } = await subject.begin();
        const position = start.clone();
        const moves: string[] = [];
        while (!position.over && moves.length < 12) {
          const own = moves.length % 2 === round % 2;
          const text = own
            ? await subject.move(place(moves), position, 'nodes 10')
            : walk(position.clone(), 1, random)[0];
          moves.push(text);
          position.play(readMove(position, text));
        }
      }
    },
  },
  {
    claim: 'an illegal move or a bad text gives an error line and leaves the position unchanged',
    paragraphs: '4.4',
    advice:
      'Answer a wrong text or move with one line info string error: …, and keep the position; an engine without rules offers the option LegalMoves instead.',
    needsRules: true,
    async run(subject) {
      const { start, place } = await subject.begin();
      const position = start.clone();
      const moves = walk(position, 3, new Random(6));
      const engine = await subject.ready();
      engine.send(`position ${place(moves)}`);
      for (const bad of [`${place([...moves, 'z99'])}`, 'fen nonsense 7', `fen ${writePosition(position)} moves z99`]) {
        const said = await subject.ask(`position ${bad}`);
        if (said.length !== 1 || !/^info string error/.test(said[0]))
          throw new Mismatch('one line info string error: …', said);
      }
      engine.send('go nodes 20');
      readBestMove(await engine.until('bestmove', START_MS), position);
    },
  },
  {
    claim: 'every query is answered by the rules, from the start to the end of a game',
    paragraphs: '5.1',
    advice:
      'Answer every question of the table with one line response …; an engine without rules offers the option LegalMoves instead.',
    needsRules: true,
    async run(subject) {
      const { start, place } = await subject.begin();
      const position = start.clone();
      const moves: string[] = [];
      const random = new Random(7);
      for (const plies of [0, 1, 6, 10_000]) {
        moves.push(...walk(position, plies, random));
        const silence = await subject.ask(`position ${place(moves)}`);
        if (silence.length > 0) throw new Mismatch('silence after position', silence);
        for (const [question, answer] of Object.entries(answersTo(position))) {
          const said = await subject.ask(`query ${question}`);
          const expected = `response ${answer}`.trimEnd();
          if (said.length !== 1 || said[0] !== expected) throw new Mismatch(`"${expected}" to query ${question}`, said);
        }
      }
    },
  },
];

const OPTION =
  /^option name .+ type (spin default -?\d+ min -?\d+ max -?\d+|combo default .+ var .+|check default (true|false)|string default.*)$/;

function silent(line: string): Check['run'] {
  return async (subject) => {
    const said = await subject.ask(line);
    if (said.length > 0) throw new Mismatch('silence', said);
  };
}

function informed(line: string): Check['run'] {
  return async (subject) => {
    const said = await subject.ask(line);
    if (said.length !== 1 || !said[0].startsWith('info string ')) throw new Mismatch('one line info string …', said);
  };
}

async function endsWell(subject: Subject): Promise<void> {
  const end = await subject.end();
  if (end === undefined) throw new Mismatch('an end', `none in ${ANSWER_MS} ms`);
  if (end.status !== 0) throw new Mismatch('status 0', end.signal ?? `status ${end.status}`);
}

/** Random moves, as texts. */
function walk(position: Position, plies: number, random: Random): string[] {
  const moves: string[] = [];
  while (!position.over && moves.length < plies) {
    const move = randomMove(position, random);
    moves.push(position.game.notation.move(position, move));
    position.play(move);
  }
  return moves;
}

function answersTo(position: Position): Readonly<Record<string, string>> {
  const result = resultOf(position);
  const winners = result?.winners.map((seat) => seat + 1) ?? [];
  return {
    gameover: String(position.over),
    p1turn: String(!position.over && position.turn === 0),
    result: result === undefined ? 'none' : winners.length > 1 ? 'draw' : `p${winners[0]}win`,
    players: String(position.seats),
    turn: String(position.over ? 0 : position.turn + 1),
    legal: legalTexts(position).join(' '),
    fen: writePosition(position),
    scores: position.game.scores?.(position).join(' ') ?? 'none',
    winners: winners.join(' ') || 'none',
  };
}
