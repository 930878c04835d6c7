import {
  badRequest,
  commitmentTo,
  type GameRecord,
  Playthrough,
  parseRecord,
  printRecord,
  Refused,
  randomFrom,
  replay,
  type Viewer,
} from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { gameNamed, knownGame, type ListedGame, OFFERED_NAMES } from '../games.ts';
import { caveatInWords } from '../opponents.ts';
import { timeLimit } from '../time-limit.ts';
import { estimateShares } from './estimate.ts';
import type { Asked, RequestOf } from './requests.ts';
import { shown } from './shown.ts';
import type { EngineGame, Tables } from './tables.ts';

/** What an answer holds beside `"ok":true`. */
export type Answer = Readonly<Record<string, unknown>>;

type Answers = {
  readonly [Do in Asked]: (tables: Tables, request: RequestOf<Do>) => Answer | Promise<Answer>;
};

/** One answer per request of the protocol. What is refused is thrown, and nothing has changed. */
export const ANSWERS: Answers = {
  new(tables, { id, game = tables.usualGame, seed = '', players, modules, variant, options, rig }) {
    const request = {
      players,
      ...(modules === undefined ? {} : { modules }),
      ...(variant === undefined ? {} : { variant }),
      ...(options === undefined ? {} : { options }),
      ...(rig === undefined ? {} : { rig }),
    };
    const table = new Playthrough(listedGame('game', game).rules, request, {
      secret: seed,
      nonces: [],
    });
    tables.put(id, table);
    return { snapshot: snapshotFor(table, 'all') };
  },

  legal(tables, { id }) {
    const { game, state } = tables.find(id);
    const decision = game.decision(state);
    if (decision === undefined) return { moves: [] };
    const moves = game.legalActions(state).map((action) => game.print(action));
    return { player: decision.player, moves };
  },

  move(tables, { id, move, player, viewer }) {
    const table = tables.find(id);
    const { game } = table;
    checkSeat(table, 'player', player);
    const asSeenBy = viewerOf(table, viewer);
    // After the end no text is looked at: there is nothing it could be right for.
    refuseWhenOver(table);
    const events = table.move(game.parse(move), player);
    return {
      events: events.map((event) => game.redact(event, asSeenBy)),
      snapshot: snapshotFor(table, asSeenBy),
    };
  },

  snapshot(tables, { id, viewer }) {
    const table = tables.find(id);
    return { snapshot: snapshotFor(table, viewerOf(table, viewer)) };
  },

  why(tables, { id, move }) {
    const { game, state } = tables.find(id);
    const reason = game.whyNot(state, game.parse(move));
    return reason === undefined ? { legal: true } : { legal: false, ...reason };
  },

  drop(tables, { id }) {
    tables.drop(id);
    return {};
  },

  record(tables, { id }) {
    return { record: printRecord(tables.find(id).record()) };
  },

  load(tables, { id, record: text, seed }) {
    const record = parseRecord(text);
    const { rules: game } = listedGame('record Game', record.game);
    const table = replay(game, record, secretOf(tables, record, seed));
    tables.put(id, table);
    return { snapshot: snapshotFor(table, 'all') };
  },

  async bot(tables, { id, level, ms = THINKING_MS, seed = '' }) {
    const table = tables.find(id);
    const { game, state } = table;
    const { bot, caveat } = await tables.opponents.find(game.meta.name, table.setup, level);
    const player = refuseWhenOver(table);
    const limit = timeLimit(ms);
    const move = game.print(botMove(game, bot, state, randomFrom(seed), limit));
    const sight = { state, seat: player, seed };
    const listed = knownGame(game.meta.name);
    const value = estimateShares(listed, bot, sight, limit);
    return {
      move,
      value,
      ...(caveat === undefined ? {} : { note: caveatInWords(caveat, listed.words.play) }),
    };
  },
};

const THINKING_MS = 300;

function listedGame(field: string, name: string): ListedGame {
  const listed = gameNamed(name);
  if (listed !== undefined) return listed;
  throw badRequest(field, `"${shown(name)}" is not known; allowed: ${OFFERED_NAMES.join(', ')}`);
}

const snapshotFor = ({ game, state }: EngineGame, viewer: Viewer): unknown =>
  game.view(state, viewer);

/** Whoever names no viewer keeps the record, and sees everything. */
function viewerOf(table: EngineGame, viewer: number | 'spectator' | undefined): Viewer {
  if (typeof viewer === 'number') checkSeat(table, 'viewer', viewer, ' or "spectator"');
  return viewer ?? 'all';
}

function checkSeat({ setup }: EngineGame, field: string, seat: number | undefined, or = ''): void {
  if (seat === undefined || seat < setup.players) return;
  throw badRequest(field, `a player from 0 to ${setup.players - 1}${or} is expected`);
}

/** Gives back who must decide. */
function refuseWhenOver({ game, state }: EngineGame): number {
  const decision = game.decision(state);
  if (decision === undefined) throw new Refused('game-over', 'The game is over: no more moves.');
  return decision.player;
}

/** The secret is in the record once a game is over; before, someone must know it. */
function secretOf(tables: Tables, record: GameRecord, seed: string | undefined): string {
  if (seed !== undefined && commitmentTo(seed) !== record.commitment) {
    throw badRequest('seed', 'it is not the one the record has committed to');
  }
  const secret = seed ?? record.secret ?? tables.secrets.find(record.commitment);
  if (secret !== undefined) return secret;
  throw badRequest(
    'seed',
    'the record of a running game does not hold its secret, and this engine has not played it; give it as "seed"',
  );
}
