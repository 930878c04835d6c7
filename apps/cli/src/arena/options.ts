import { alone, type LineUp, mixedLineUps, oneAgainst } from '@ochre/search/statistics';
import { listOf, UserError, wholeNumber } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { gameTyped } from '../game-option.ts';
import { type ListedGame, nameOfGame } from '../games.ts';
import {
  gamesAskedFor,
  MANY_GAMES_OPTIONS,
  USUAL_SEED,
  workersAskedFor,
} from '../many-games/options.ts';
import { opponentTyped } from '../opponents.ts';
import { setupRequest } from '../setup-options.ts';
import type { Arena } from './play-seeds.ts';
import { gamesOf } from './seatings.ts';

const FORMS = {
  ...MANY_GAMES_OPTIONS,
  against: { type: 'string' },
  ms: { type: 'string' },
  zero: { type: 'string' },
  markdown: { type: 'boolean' },
} as const;

export const USUAL_GAMES = 1_000;
/** As few as the game is for: no other tells bots apart as well. */
export const usualPlayers = ({ rules }: ListedGame): number => rules.meta.players[0];

const MOST_LINE_UPS = 1_000;
const LONGEST_THINKING_MS = 600_000;

/** What was asked for on the command line. */
export interface ArenaOptions {
  readonly arena: Arena;
  /** As many for every line-up. */
  readonly seeds: number;
  readonly workers: number;
  /** The bot that Elo counts from. */
  readonly zero: number | undefined;
  readonly prints: 'text' | 'json' | 'markdown';
}

/** Everything is checked here, before any worker starts. */
export function readArenaOptions(args: readonly string[]): ArenaOptions {
  const { values, words } = readArguments(args, FORMS, ['BOT…']);
  const listed = gameTyped(values.game);
  const { rules } = listed;
  const named = names(listed, 'BOT', words);
  const against = names(listed, '--against', listOf(values.against));
  const bots = [...new Set([...named, ...against])];
  const setup = setupRequest(rules.meta, values, usualPlayers(listed));
  rules.checkSetup(setup);
  if (values.json && values.markdown) throw new UserError('--json or --markdown, not both.');
  const { players } = setup;
  if (players === 1) checkAlone(values);
  else checkAgainst(bots, values.against);
  const lineUps = lineUpsOf(named, against, bots, players);
  return {
    arena: {
      game: nameOfGame(listed),
      setup,
      bots,
      lineUps,
      seed: values.seed ?? USUAL_SEED,
      ...(values.ms === undefined
        ? {}
        : { ms: wholeNumber('--ms', values.ms, 1, LONGEST_THINKING_MS) }),
    },
    seeds: seedsFor(gamesAskedFor(values.games, USUAL_GAMES), lineUps),
    workers: workersAskedFor(values.workers),
    zero: zeroOf(values.zero, bots),
    prints: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
  };
}

type Values = ReturnType<typeof readArguments<typeof FORMS>>['values'];

function names(listed: ListedGame, option: string, words: readonly string[]): string[] {
  const found = words.map((word) => opponentTyped(listed, option, word));
  const twice = found.find((name, at) => found.indexOf(name) !== at);
  if (twice !== undefined) throw new UserError(`${option}: "${twice}" is given twice.`);
  return found;
}

function checkAlone(values: Values): void {
  for (const option of ['against', 'zero'] as const) {
    if (values[option] === undefined) continue;
    throw new UserError(`--${option} goes with two players or more: alone nobody is against you.`);
  }
}

function checkAgainst(bots: readonly string[], against: string | undefined): void {
  if (against !== undefined && listOf(against).length === 0) {
    throw new UserError('--against: at least one bot is expected.');
  }
  if (against !== undefined && bots.length < 2) {
    throw new UserError(`--against: another bot than "${bots[0]}" is expected.`);
  }
}

function lineUpsOf(
  named: readonly string[],
  against: readonly string[],
  bots: readonly string[],
  players: number,
): LineUp[] {
  const numbers = (of: readonly string[]): number[] => of.map((name) => bots.indexOf(name));
  if (players === 1) return alone(bots.length);
  if (against.length > 0) return oneAgainst(numbers(named), numbers(against), players);
  const lineUps = mixedLineUps(bots.length, players);
  if (lineUps.length <= MOST_LINE_UPS) return lineUps;
  throw new UserError(
    `BOT: ${bots.length} bots make ${lineUps.length} tables of ${players}, more than ${MOST_LINE_UPS}; name fewer.`,
  );
}

/** As many as it takes for so many games, and as many for each line-up. */
function seedsFor(games: number, lineUps: readonly LineUp[]): number {
  const gamesOfAll = lineUps.reduce((sum, lineUp) => sum + gamesOf(lineUp), 0);
  return Math.ceil(games / gamesOfAll) * lineUps.length;
}

function zeroOf(text: string | undefined, bots: readonly string[]): number | undefined {
  if (text === undefined) return undefined;
  const at = bots.indexOf(text.toLowerCase());
  if (at >= 0) return at;
  throw new UserError(`--zero: "${text}" does not play; one of ${bots.join(', ')} is expected.`);
}
