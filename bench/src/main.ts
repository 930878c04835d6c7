import { parseArgs } from 'node:util';
import type { SetupRequest } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { cloneNanoseconds } from './clone.ts';
import { bytesPerMillionDecisions } from './memory.ts';
import { type Door, playRandomGames, type RandomGames } from './random-games.ts';

const USAGE = `npm run bench [-- --json] [-- --games N]

Plays seeded random games on one core and prints games per CPU second, decisions per game, time per
decision and per clone, and a checksum of all scores.
  --games N   games per batch (1000); the fastest of 5 batches counts
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

type Case = Parameters<typeof measure>;

const BATCHES = 5;

function measure(name: string, request: SetupRequest, games: number, door: Door): Row {
  const { players } = request;
  const seeds = (batch: string): string[] =>
    Array.from({ length: games }, (_, at) => `bench ${players} ${batch} ${at}`);
  playRandomGames(stoneAge, request, seeds('warm-up'), door);
  const batches = Array.from({ length: BATCHES }, (_, batch) =>
    playRandomGames(stoneAge, request, seeds(String(batch)), door),
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

function options(): { json: boolean; games: number } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      games: { type: 'string', default: '1000' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1 || games > 1_000_000) {
    throw new Error('--games: a whole number from 1 to 1000000 is expected');
  }
  return { json: values.json, games };
}

function main(): void {
  const { json, games } = options();
  const styleAndHuts = (players: number): SetupRequest => ({ players, modules: ['style', 'huts'] });
  const cases: readonly Case[] = [
    ...[2, 3, 4].map((players): Case => ['base', { players }, games, 'advance']),
    ['base by play', { players: 4 }, Math.ceil(games / 3), 'play'],
    ...[4, 5].map(
      (players): Case => ['style+huts', styleAndHuts(players), Math.ceil(games / 2), 'advance'],
    ),
    ['solo', { players: 1, variant: 'solo' }, games, 'advance'],
  ];
  const speeds = cases.map((one) => measure(...one));
  // Last, because copies that come from JSON would make the compiler wary of all states.
  const rows = speeds.map((speed, at): Row => {
    const [, request] = cases[at]!;
    const nsPerClone = Math.round(cloneNanoseconds(stoneAge, request, 500_000));
    return { ...speed, nsPerClone };
  });
  if (json) {
    console.log(JSON.stringify(rows));
    return;
  }
  console.table(rows);
  const kilobytes = bytesPerMillionDecisions(stoneAge) / 1024;
  console.log(`memory held after another million decisions: ${kilobytes.toFixed(0)} KiB more`);
}

try {
  main();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
