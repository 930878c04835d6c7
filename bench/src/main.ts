import { parseArgs } from 'node:util';
import type { AnyGame } from '@ochre/kernel';
import { type Case, casesOf } from './cases.ts';
import { cloneNanoseconds } from './clone.ts';
import { botsOf, gameNamed, USUAL_GAME } from './games.ts';
import { bytesPerMillionDecisions } from './memory.ts';
import { playRandomGames, type RandomGames } from './random-games.ts';
import { tablesOf, thinkingOf } from './thinking.ts';

const USAGE = `npm run bench [-- --game NAME] [-- --games N] [-- --bot NAME] [-- --json]

Plays seeded random games on one core and prints games per CPU second, decisions per game, time per
decision and per clone, and a checksum of all scores.
  --game NAME (${USUAL_GAME})
  --games N   games per batch (1000); the fastest of 5 batches counts
  --bot NAME  lets a bot play all seats instead, N games (1) at every table, and prints CPU time per
              decision, the slowest, and a checksum of all moves
  --json      one JSON array instead of the table`;

interface Row {
  readonly name: string;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly movesPerDecision: number;
  readonly nsPerDecision: number;
  readonly nsPerClone: number;
  readonly checksum: string;
}

const BATCHES = 5;

function measure(game: AnyGame, { name, request, fewer, door }: Case, most: number): Row {
  const { players } = request;
  const games = Math.ceil(most / fewer);
  const seeds = (batch: string): string[] =>
    Array.from({ length: games }, (_, at) => `bench ${players} ${batch} ${at}`);
  playRandomGames(game, request, seeds('warm-up'), door);
  const batches = Array.from({ length: BATCHES }, (_, batch) =>
    playRandomGames(game, request, seeds(String(batch)), door),
  );
  const sum = (of: (batch: RandomGames) => number): number =>
    batches.reduce((total, batch) => total + of(batch), 0);
  // Neighbours on the machine only ever slow a batch down; the fastest one tells what the code does.
  const secondsPerDecision = Math.min(
    ...batches.map(({ cpuSeconds, decisions }) => cpuSeconds / decisions),
  );
  const decisionsPerGame = sum(({ decisions }) => decisions) / sum((batch) => batch.games);
  const checksum = batches.reduce((total, batch) => (total * 31 + batch.checksum) | 0, 0);
  return {
    name,
    players,
    gamesPerSecond: Math.round(1 / (secondsPerDecision * decisionsPerGame)),
    decisionsPerGame: Math.round(decisionsPerGame * 10) / 10,
    movesPerDecision: Math.round((sum(({ moves }) => moves) * 10) / sum((b) => b.decisions)) / 10,
    nsPerDecision: Math.round(secondsPerDecision * 1e10) / 10,
    checksum: (checksum >>> 0).toString(16).padStart(8, '0'),
    nsPerClone: 0,
  };
}

interface Options {
  readonly game: AnyGame;
  readonly bot: string | undefined;
  readonly json: boolean;
  readonly games: number;
}

function options(): Options {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      game: { type: 'string', default: USUAL_GAME },
      games: { type: 'string' },
      bot: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const { bot } = values;
  const games = Number(values.games ?? (bot === undefined ? 1000 : 1));
  if (!Number.isInteger(games) || games < 1 || games > 1_000_000) {
    throw new Error('--games: a whole number from 1 to 1000000 is expected');
  }
  return { game: gameNamed(values.game), bot, json: values.json, games };
}

async function measureBot(game: AnyGame, bot: string, games: number): Promise<object[]> {
  const bots = botsOf(game);
  if (!Object.hasOwn(bots.opponents, bot)) {
    const known = Object.keys(bots.opponents).join(', ');
    throw new Error(`--bot: "${bot}" is no bot; there are ${known}`);
  }
  const rows: object[] = [];
  for (const request of tablesOf(game.meta)) {
    const { players, modules = [], variant = 'base' } = request;
    const name = modules.length === 0 ? variant : modules.join('+');
    rows.push({ name, players, ...(await thinkingOf(game, bots, { bot, request, games })) });
  }
  return rows;
}

async function main(): Promise<void> {
  const { game, bot, json, games } = options();
  if (bot !== undefined) {
    const rows = await measureBot(game, bot, games);
    if (json) console.log(JSON.stringify(rows));
    else console.table(rows);
    return;
  }
  const cases = casesOf(game.meta);
  const speeds = cases.map((one) => measure(game, one, games));
  // Last, because copies that come from JSON would make the compiler wary of all states.
  const rows = cases.map(({ request }, at) => {
    const nsPerClone = Math.round(cloneNanoseconds(game, request, 500_000));
    return { ...speeds[at], nsPerClone };
  });
  if (json) {
    console.log(JSON.stringify(rows));
    return;
  }
  console.table(rows);
  const kilobytes = bytesPerMillionDecisions(game) / 1024;
  console.log(`memory held after another million decisions: ${kilobytes.toFixed(0)} KiB more`);
}

try {
  await main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
