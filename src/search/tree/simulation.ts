import type { Evaluate } from '../../core/engine.ts';
import { randomMove } from '../../core/play/playout.ts';
import type { Position } from '../../core/position.ts';
import { Random } from '../../core/random.ts';
import type { Move } from '../../core/types.ts';
import { ForcedWin } from '../forced-win.ts';
import { historyIndex } from '../history-index.ts';
import { lead, rewardOf, shareOut, squeeze } from '../reward.ts';
import { History } from './history.ts';
import { Nodes } from './nodes.ts';
import { Shares } from './policy.ts';
import { type SelectionParameters, select } from './select.ts';

/** Parameters of a simulation below the tree, and of its reward. */
export interface SimulationParameters {
  /** Share of the reward that depends on the lead in points, in games that count points. */
  readonly margin: number;
  /** Random moves drawn for each move of a playout, of which the one with the best history is played. */
  readonly tries: number;
  /** How often a playout takes back a move that loses immediately and draws another. */
  readonly retries: number;
  /** Visits that the evaluation of a move counts as while there are few others; 0 uses no evaluation. */
  readonly prior: number;
  /** Plies of a playout before it is cut off and evaluated. */
  readonly cutoff: number;
  /** Replaces the game's own evaluation. */
  readonly evaluate: Evaluate | undefined;
  /** Replace the learned factors of the game's policy. */
  readonly factors: Float64Array | undefined;
  /** Evaluation, in hundredths of a piece, that is worth a mean reward of 0.7. */
  readonly scale: number;
  /** Plays every move of a node when it is listed, so that wins in one move, and by threats, are seen immediately. */
  readonly lookAhead: boolean;
  /** Threats that are followed when a node is listed, after the first one; 0 sees only one that has no answer. */
  readonly threats: number;
  /** Visits before the moves of a node are listed: more of them save memory. */
  readonly patience: number;
  /** Nodes of the tree, which bound its memory. When they are used up, the search continues without new ones. */
  readonly capacity: number;
  readonly seed: number;
}

/** Longer paths end in a playout; later moves do not enter the history. */
const DEEPEST = 1024;
const MOST_INDICES = 4096;
/** Points of a lead that are worth a reward of 0.7. */
const LEAD_SCALE = 8;

/** A tree with everything a simulation needs, allocated once; a simulation allocates nothing. */
export class Simulation {
  readonly parameters: SelectionParameters & SimulationParameters;
  readonly nodes: Nodes;
  /** The position being searched, at node 0. */
  readonly root: Position;
  /** Plies of the longest path into the tree since begin. */
  deepest = 0;
  private readonly position: Position;
  private readonly history: History;
  private readonly forced: ForcedWin;
  private readonly evaluate: Evaluate;
  private readonly shares: Shares;
  private readonly path = new Int32Array(DEEPEST);
  /** History indices of all moves of the simulation, tree and playout. */
  private readonly indices = new Int32Array(MOST_INDICES);
  private readonly learns: boolean;
  /** Of each seat, from -1 to 1. */
  private readonly rewards = new Float64Array(4);
  private random = new Random(0);

  constructor(position: Position, parameters: SelectionParameters & SimulationParameters) {
    this.evaluate = parameters.evaluate ?? position.game.engine.evaluate;
    this.shares = new Shares(position.game.engine.policy, parameters.factors);
    this.parameters = parameters;
    this.nodes = new Nodes(Math.max(parameters.capacity, 2 * position.rules.mostMoves));
    this.root = position.clone();
    this.position = position.clone();
    this.learns = parameters.rave > 0 || parameters.history > 0 || parameters.tries > 1;
    this.history = new History(this.learns ? position.rules.moveLimit : 0);
    this.forced = new ForcedWin(position.rules, parameters.threats);
    this.start(position);
  }

  /** Forgets everything and starts from another position of the same game and options. */
  start(position: Position): void {
    this.root.copy(position);
    this.nodes.reset();
  }

  /** To be called before the first run of a thought, which then depends only on the tree. */
  begin(): void {
    this.random = new Random(this.parameters.seed);
    this.history.clear();
    this.deepest = 0;
    this.position.copy(this.root);
    if (this.nodes.first[0] === 0) this.list(0);
  }

  /** One path down the tree, one playout, and the result taken back up. */
  run(depthLimit: number): void {
    const { position, nodes, path, indices, learns, parameters } = this;
    const { first, visits, winners } = nodes;
    position.copy(this.root);
    let node = 0;
    let depth = 0;
    path[0] = 0;
    while (first[node] !== 0 && winners[node] === 0 && depth < DEEPEST - 1) {
      const child = select(nodes, node, this.history, parameters);
      if (learns) indices[depth] = historyIndex(nodes.move[child], nodes.turn[node]);
      position.play(nodes.move[child]);
      path[++depth] = child;
      if (winners[child] === 0) this.arrive(child, depth < depthLimit);
      node = child;
      if (visits[node] === 0) break;
    }
    if (depth > this.deepest) this.deepest = depth;
    let played = depth;
    if (winners[node] !== 0) this.reward(winners[node]);
    else played = this.playout(depth);
    this.backPropagate(depth, learns ? Math.min(played, MOST_INDICES) : 0);
  }

  /** Examines a node that the simulation has reached: whether the game is over, which moves there are. */
  private arrive(node: number, mayList: boolean): void {
    const { position, nodes, parameters } = this;
    const unseen = nodes.visits[node] === 0;
    if (unseen && position.over) {
      nodes.winners[node] = position.winners;
      return;
    }
    if (mayList && nodes.first[node] === 0 && nodes.visits[node] >= parameters.patience) this.list(node);
  }

  private list(node: number): void {
    const { nodes, position } = this;
    const { lookAhead, policy, prior, scale } = this.parameters;
    if (!nodes.expand(node, position, this.random)) return;
    if (policy > 0) this.shares.write(position, nodes.move, nodes.first[node], nodes.used, nodes.share);
    if (lookAhead || prior > 0) nodes.lookAhead(node, position, this.forced, this.evaluate, scale, prior);
  }

  /** Plays on to the end or the cut-off, leaves the rewards, and returns the plies of the whole simulation. */
  private playout(depth: number): number {
    const { position, indices, learns, parameters } = this;
    const cutoff = depth + parameters.cutoff;
    let ply = depth;
    while (!position.over) {
      if (ply >= cutoff) {
        this.rewardByEvaluation();
        return ply;
      }
      const seat = position.turn;
      const move = this.playRandom();
      if (learns && ply < MOST_INDICES) indices[ply] = historyIndex(move, seat);
      ply++;
    }
    this.reward(position.winners);
    return ply;
  }

  /** Plays a move of a playout, avoiding one that loses immediately. */
  private playRandom(): Move {
    const { position } = this;
    const seat = position.turn;
    let move = this.drawMove();
    position.play(move);
    for (let left = this.parameters.retries; left > 0 && position.over && !((position.winners >> seat) & 1); left--) {
      position.undo();
      move = this.drawMove();
      position.play(move);
    }
    return move;
  }

  private drawMove(): Move {
    const { position, random, history, parameters } = this;
    let move = randomMove(position, random);
    for (let more = parameters.tries; more > 1; more--) {
      const other = randomMove(position, random);
      if (history.better(historyIndex(other, position.turn), historyIndex(move, position.turn))) move = other;
    }
    return move;
  }

  /** Rewards of a known result; the lead counts only where the game was played to its end. */
  private reward(winners: number): void {
    const { position, rewards, parameters } = this;
    for (let seat = 0; seat < position.seats; seat++) {
      rewards[seat] = rewardOf(winners, seat);
      if (parameters.margin > 0 && position.over) {
        rewards[seat] += parameters.margin * (squeeze(lead(position, seat) / LEAD_SCALE) - rewards[seat]);
      }
    }
  }

  /** Rewards of a game that was cut off. Zero-sum for two seats; with more, each has a share of the win. */
  private rewardByEvaluation(): void {
    const { position, rewards, evaluate, parameters } = this;
    if (position.seats > 2) {
      if (evaluate.each !== undefined) evaluate.each(position, rewards);
      else for (let seat = 0; seat < position.seats; seat++) rewards[seat] = evaluate(position, seat);
      shareOut(rewards, position.seats, parameters.scale);
      return;
    }
    rewards[0] = squeeze(evaluate(position, 0) / parameters.scale);
    rewards[1] = -rewards[0];
  }

  /** Counts the simulation in all nodes of its path, from the bottom up, and updates proofs. */
  private backPropagate(depth: number, length: number): void {
    const { nodes, path, rewards, history, indices, parameters } = this;
    const { visits, total, turn, winners } = nodes;
    const rave = parameters.rave > 0;
    if (rave) {
      history.begin();
      for (let at = depth; at < length; at++) history.see(indices[at]);
    }
    for (let at = depth; at >= 0; at--) {
      const node = path[at];
      visits[node]++;
      if (at > 0) total[node] += rewards[turn[path[at - 1]]];
      if (at === depth) continue;
      if (rave) {
        history.see(indices[at]);
        this.countAmaf(node);
      }
      if (winners[node] === 0 && winners[path[at + 1]] !== 0) nodes.prove(node);
    }
    if (length > 0) history.learn(indices, length, rewards);
  }

  /** All moves as first (AMAF): credits every move of a node that its seat made at any time in this simulation. */
  private countAmaf(node: number): void {
    const { nodes, history, rewards } = this;
    const { amafVisits, amafTotal, move } = nodes;
    const seat = nodes.turn[node];
    const end = nodes.first[node] + nodes.count[node];
    for (let child = nodes.first[node]; child < end; child++) {
      if (!history.wasSeen(historyIndex(move[child], seat))) continue;
      amafVisits[child]++;
      amafTotal[child] += rewards[seat];
    }
  }
}
