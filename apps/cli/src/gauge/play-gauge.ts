import { type GameEvent, Playthrough, randomFrom, type SetupRequest } from '@ochre/kernel';
import { type Bot, botMove } from '@ochre/search';
import { type Review, wholeReview } from '@ochre/search/review';
import { knownGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { LONGEST_GAME, seedOf } from '../many-games/play-out.ts';
import type { Pieces } from '../many-games/work.ts';
import { opponentsFor } from '../opponents.ts';
import { judgeOf } from '../review/judge-of.ts';

/** What is played and reviewed: plain data, so that it can be sent to a worker. */
export interface Gauge {
  readonly game: string;
  readonly setup: SetupRequest;
  /** One for each seat of the first game; then everybody moves on by one. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether one move of a game is not its bot's own, and has to be found. */
  readonly plants: boolean;
}

/** What a game came to for the first bot, in shares. */
export interface Sample {
  /** Games of the same deal have the same draws and dice. */
  readonly deal: number;
  readonly result: number;
  readonly luck: number;
  /** Of a planted move: how many seem worse; undefined where it is not found to cost anything. */
  readonly planted?: { readonly worse?: number };
}

/** Makes bots and judge ready; then games are played and reviewed by their numbers. */
export async function gaugePlayer(gauge: Gauge): Promise<(pieces: Pieces) => Sample[]> {
  const listed = knownGame(gauge.game);
  const { rules: game } = listed;
  const setup = game.checkSetup(gauge.setup);
  const { botNamed } = await opponentsFor(listed, gauge.bots, setup);
  const judged = { game: listed.review.game, judge: await judgeOf(listed, setup) };
  const sampleOf = (at: number): Sample => {
    const { players } = setup;
    const seat = at % players;
    const bots = gauge.bots.map((_, place) =>
      botNamed(itemAt(gauge.bots, (place + players - seat) % players)),
    );
    const deal = Math.floor(at / players);
    const seed = seedOf(gauge.seed, deal);
    const begin = () => new Playthrough(game, gauge.setup, { secret: seed, nonces: [] });
    const { table, plantedAt } = (gauge.plants ? playPlanted : playPlain)(
      begin,
      bots,
      `${seed} ${seat}`,
    );
    const { ledger, moments } = wholeReview(
      judged,
      table.record(),
      gauge.plants ? 'normal' : 'luck',
    );
    const luck = ledger.luck.shares[seat]! + ledger.startLuck.shares[seat]!;
    const sample = { deal, result: ledger.result.shares[seat]!, luck };
    return plantedAt === undefined ? sample : { ...sample, planted: rankOf(moments, plantedAt) };
  };
  return ({ from, to }) => Array.from({ length: to - from }, (_, at) => sampleOf(from + at));
}

type Table = Playthrough<unknown, unknown, unknown, GameEvent>;

/** There is hardly anything wrong to do where there is little to choose. */
const MUCH = 4;

/** A game, and where in it a move was planted. */
interface Played {
  readonly table: Table;
  readonly plantedAt?: number;
}

/**
 * Plays a game with a move in it that its bot would not have made: at any decision with much to choose, each as likely.
 * Up to there it is the game without it; where there is no such decision, it is that game.
 */
export function playPlanted(
  begin: () => Table,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
): Played {
  const plain = begin();
  const openings: { readonly at: number; readonly others: readonly string[] }[] = [];
  playOn(plain, bots, seed, (action) => {
    const others = othersThan(plain, action);
    if (others.length >= MUCH) openings.push({ at: plain.moves.length, others });
  });
  if (openings.length === 0) return { table: plain };
  const planting = randomFrom(`${seed} planting`);
  const { at, others } = itemAt(openings, planting.below(openings.length));
  const table = begin();
  const planted = itemAt(others, planting.below(others.length));
  const moves = [...plain.moves.slice(0, at).map(({ move }) => move), planted];
  for (const move of moves) table.move(table.game.parse(move));
  playOn(table, bots, `${seed} planted`);
  return { table, plantedAt: at };
}

/** Plays a game as its bots play it. */
export function playPlain(
  begin: () => Table,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
): Played {
  const table = begin();
  playOn(table, bots, seed);
  return { table };
}

/** Plays a game on to its end; `told` hears of every move before it is made. */
function playOn(
  table: Table,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
  told?: (action: unknown) => void,
): void {
  const { game } = table;
  const random = randomFrom(seed);
  while (table.moves.length < LONGEST_GAME) {
    const now = game.decision(table.state);
    if (now === undefined) break;
    const action = botMove(game, itemAt(bots, now.player), table.state, random);
    told?.(action);
    table.move(action);
  }
}

/** The bot saw another state: its moves are compared by what they say. */
function othersThan({ game, state }: Table, action: unknown): readonly string[] {
  const move = game.print(action);
  return game
    .legalActions(state)
    .map((one) => game.print(one))
    .filter((one) => one !== move);
}

function rankOf(moments: Review['moments'], at: number): { worse?: number } {
  const lostAt = ({ player, choice }: Review['moments'][number]): number =>
    choice?.better?.loss.shares[player] ?? 0;
  const lost = lostAt(itemAt(moments, at));
  return lost > 0 ? { worse: moments.filter((moment) => lostAt(moment) > lost).length } : {};
}
