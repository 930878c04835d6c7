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
  /** Whether one move of a game is any, and has to be found. */
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
    const table = new Playthrough(game, gauge.setup, { secret: seed, nonces: [] });
    const plantedAt = playOn(table, bots, `${seed} ${seat}`, gauge.plants);
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

/** One in so many decisions, until one was planted. */
const RARE = 40;
/** There is hardly anything wrong to do where there is little to choose. */
const MUCH = 4;

/**
 * Plays a game to its end; says where a move was planted that its bot would not have made. Up to there it is
 * the game without it.
 */
export function playOn(
  table: Table,
  bots: readonly Bot<unknown, unknown>[],
  seed: string,
  plants: boolean,
): number | undefined {
  const { game } = table;
  const random = randomFrom(seed);
  const planting = randomFrom(`${seed} planting`);
  let planted: number | undefined;
  for (let decisions = 0; decisions < LONGEST_GAME; decisions++) {
    const now = game.decision(table.state);
    if (now === undefined) break;
    const action = botMove(game, itemAt(bots, now.player), table.state, random);
    const others = plants && planted === undefined ? othersThan(table, action) : [];
    const isPlanted = others.length >= MUCH && planting.below(RARE) === 0;
    if (isPlanted) planted = decisions;
    table.move(isPlanted ? itemAt(others, planting.below(others.length)) : action);
  }
  return planted;
}

/** The bot saw another state: its moves are compared by what they say. */
function othersThan({ game, state }: Table, action: unknown): readonly unknown[] {
  const move = game.print(action);
  return game.legalActions(state).filter((one) => game.print(one) !== move);
}

function rankOf(moments: Review['moments'], at: number): { worse?: number } {
  const lostAt = ({ player, choice }: Review['moments'][number]): number =>
    choice?.better?.loss.shares[player] ?? 0;
  const lost = lostAt(itemAt(moments, at));
  return lost > 0 ? { worse: moments.filter((moment) => lostAt(moment) > lost).length } : {};
}
