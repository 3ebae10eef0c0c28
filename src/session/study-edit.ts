import { chosenOptions } from '../core/options.ts';
import type { MatchRecord } from '../core/play/match.ts';
import { printableLines } from '../record/limits.ts';
import {
  type Entry,
  type GameRecord,
  type MoveEvaluation,
  type MoveLine,
  type MoveMark,
  outcomeByRules,
} from '../record/record.ts';
import {
  goTo,
  isVariation,
  mainLine,
  nodeAt,
  pathTo,
  playMove,
  positionAt,
  START,
  type Study,
  type StudyNode,
} from './study.ts';

/** Sets the comment on the move that led here, or on the start, verbatim; an empty one removes it. */
export function comment(study: Study, text: string): Study {
  const printed = printableLines(text);
  const said = printed.trim() === '' ? '' : printed;
  if (study.at !== START) return withEntry(study, study.at, 'comment', said === '' ? undefined : said);
  const { comment: _, ...record } = study.record;
  return { ...study, record: said === '' ? record : { ...record, comment: said } };
}

/** The comment here. */
export function commentAt(study: Study): string {
  return (study.at === START ? study.record.comment : nodeAt(study).entry.comment) ?? '';
}

/** Marks the move that led here; a mark it already has is removed. */
export function mark(study: Study, sign: MoveMark): Study {
  if (study.at === START) return study;
  return withEntry(study, study.at, 'mark', nodeAt(study).entry.mark === sign ? undefined : sign);
}

export function evaluate(study: Study, id: number, evaluation: MoveEvaluation): Study {
  return study.nodes.has(id) && id !== START ? withEntry(study, id, 'evaluation', evaluation) : study;
}

/** Removes the move that led here with all that follows, and goes to the place before it. */
export function remove(study: Study): Study {
  const { id, parent } = nodeAt(study);
  if (id === START) return study;
  const nodes = new Map(study.nodes);
  const above = nodeAt({ nodes, at: parent });
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  const doomed = [id];
  for (let next = doomed.pop(); next !== undefined; next = doomed.pop()) {
    doomed.push(...nodeAt({ nodes, at: next }).children);
    nodes.delete(next);
  }
  return { ...study, nodes, at: parent };
}

/** Makes the innermost variation that leads here the main line at the point where it begins. */
export function promote(study: Study): Study {
  const first = pathTo(study, study.at).findLast((node) => isVariation(study, node));
  if (first === undefined) return study;
  const nodes = new Map(study.nodes);
  const above = nodeAt({ nodes, at: first.parent });
  const others = above.children.filter((child) => child !== first.id);
  nodes.set(above.id, { ...above, children: [first.id, ...others] });
  return { ...study, nodes };
}

export function canPromote(study: Study): boolean {
  return pathTo(study, study.at).some((node) => isVariation(study, node));
}

/** The study as a record: the outcome is kept only while the main line is the one that led to it. */
export function recordOfStudy(study: Study): GameRecord {
  const { outcome, line: before, ...head } = study.record;
  const main = mainLine(study);
  const isSame = main.length === before.length && main.every(({ entry }, at) => entry.move === before[at].move);
  const byRules = outcomeByRules(positionAt(study, main.at(-1)?.id ?? START));
  const told = byRules ?? (isSame ? outcome : undefined);
  return { ...head, line: lineFrom(study, START), ...(told === undefined ? {} : { outcome: told }) };
}

/** The moves that led here, as a game that can be continued. */
export function matchRecordAt(study: Study): MatchRecord {
  const { game, options, start } = study.record;
  return {
    game: game.id,
    options: chosenOptions(game.options, options),
    ...(start === undefined ? {} : { start }),
    moves: pathTo(study, study.at).map(({ entry }) => entry.move),
  };
}

/** The study with the moves of a continued game as its main line, as far as they are legal. */
export function follow(study: Study, moves: readonly string[]): Study {
  let followed = goTo(study, START);
  for (const text of moves) {
    const played = playMove(followed, text);
    if (!('study' in played)) break;
    followed = played.study;
    if (isVariation(followed, nodeAt(followed))) followed = promote(followed);
  }
  return goTo(followed, study.at);
}

function withEntry(study: Study, id: number, key: 'mark' | 'comment' | 'evaluation', value: unknown): Study {
  const node = nodeAt({ nodes: study.nodes, at: id });
  const { [key]: _, ...rest } = node.entry;
  const entry = (value === undefined ? rest : { ...rest, [key]: value }) as StudyNode['entry'];
  return { ...study, nodes: new Map(study.nodes).set(id, { ...node, entry }) };
}

/** The main line from a place on, each of its moves with its variations. */
function lineFrom(study: Study, from: number): MoveLine {
  const { nodes } = study;
  const line: Entry[] = [];
  for (let above = nodeAt({ nodes, at: from }); above.children.length > 0; ) {
    const [first, ...others] = above.children.map((id) => nodeAt({ nodes, at: id }));
    const variations = others.map((other): MoveLine => [other.entry, ...lineFrom(study, other.id)]);
    line.push(variations.length === 0 ? first.entry : { ...first.entry, variations });
    above = first;
  }
  return line;
}
