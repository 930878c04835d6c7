import type { Random, Setup } from '@ochre/kernel';
import type { Solution, Solver } from '@ochre/search/puzzle';
import type { Judge } from '@ochre/search/review';
import type { Value } from '@ochre/search/value';
import { type Action, type State, stoneAge } from '@ochre/stone-age/rules';
import { Deals } from '../own-turn/deals.ts';
import { OwnTurn } from '../own-turn/own-turn.ts';
import { ToldDice } from '../own-turn/told-dice.ts';
import { review } from '../review/index.ts';

/** Becomes greater whenever the same judge would be told something else. */
const VERSION = 2;

/** What a whole turn may take; one that needs more is not solved. */
const DEPTH = { nodes: 20_000, payments: Number.POSITIVE_INFINITY, purchases: true };

export async function solverFor(setup: Setup): Promise<Solver<State, Action> | undefined> {
  const judge = await review.judgeFor(setup);
  if (judge === undefined || setup.players === 1) return undefined;
  return {
    name: `own turn by ${judge.name}`,
    version: `${VERSION}-${judge.version}`,
    knows: isOwnTurn,
    solve: (seen, legal, random) => solve(judge, seen, legal, random),
  };
}

/** Phase 2 begins when everybody is placed, and ends for a player with the last of their people at home. */
const isOwnTurn = (seen: State, [first]: readonly Action[]): boolean =>
  first !== undefined && first.kind !== 'place' && stoneAge.decision(seen)?.player === seen.player;

/** Undefined where something of it would be drawn by lot, and not counted. */
function solve(
  judge: Judge<State, Action>,
  seen: State,
  legal: readonly Action[],
  random: Random,
): Solution | undefined {
  if (hidesAnything(seen)) return undefined;
  const value = new ShareBy(judge, seen.round);
  const shares = sharesIn(seen, legal, value, random);
  if (shares === undefined) return undefined;
  return { moves: shares.map((share) => ({ share })), isCertain: !value.hasJudged };
}

/** What others hold face down counts at the end of the game. */
const hidesAnything = ({ players, player }: State): boolean =>
  players.some(({ faceDown }, seat) => seat !== player && faceDown.length > 0);

/** What every move is worth when the rest of the turn is played at its best; undefined where not all of that can be counted. */
function sharesIn(
  seen: State,
  legal: readonly Action[],
  value: Value<State>,
  random: Random,
): number[] | undefined {
  const { player: seat, round } = seen;
  const deals = new Deals(seen, seat, random);
  const turn = new OwnTurn({ value, seat, round, deals, random, limit: undefined }, DEPTH);
  const shares = legal.map((action) => turn.after(seen, action));
  const isCounted = turn.stopped === undefined && !turn.hasDrawnDice && !deals.hasDrawnCard;
  return isCounted ? shares : undefined;
}

/** The share of winning: as the judge sees it, or as the game ends. */
class ShareBy implements Value<State> {
  /** Whether anything was judged that was not over. */
  hasJudged = false;
  private readonly judge: Judge<State, Action>;
  private readonly round: number;

  constructor(judge: Judge<State, Action>, round: number) {
    this.judge = judge;
    this.round = round;
  }

  value(state: State, seat: number): number {
    const end = whenFed(state);
    if (end !== undefined) return shareAtEnd(end, seat);
    // Within the turn it is only asked what to look at first.
    const isWithin = state.round === this.round && stoneAge.decision(state)?.player === seat;
    this.hasJudged ||= !isWithin;
    return this.judge.worth(state).shares[seat]!;
  }
}

const NO_DICE = new ToldDice();

/** The end of the game, where nothing but feeding is left of it and all do what is best for them (B8.2). */
function whenFed(state: State): State | undefined {
  if (state.ended !== '') return state;
  const feeding = state.pending.at(-1);
  if (feeding?.kind !== 'feed') return undefined;
  let best: State | undefined;
  for (const action of stoneAge.legalActions(state)) {
    const next = stoneAge.clone(state);
    stoneAge.advance(next, action, NO_DICE);
    const end = whenFed(next);
    // Whatever is paid, the game goes on or does not.
    if (end === undefined) return undefined;
    if (best === undefined || isBetter(end, best, feeding.player)) best = end;
  }
  return best;
}

function isBetter(one: State, other: State, seat: number): boolean {
  const more = shareAtEnd(one, seat) - shareAtEnd(other, seat);
  return more > 0 || (more === 0 && stoneAge.scores(one)[seat]! > stoneAge.scores(other)[seat]!);
}

function shareAtEnd(ended: State, seat: number): number {
  const winners = stoneAge.winners(ended);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
