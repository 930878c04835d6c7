import { availableParallelism } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type Command, EXIT, UserError } from '../command.ts';
import { didYouMean } from '../did-you-mean.ts';
import { DEFAULT_GAME, gameNamed } from '../games.ts';
import { listOf, SETUP_HELP, SETUP_OPTIONS, setupRequest } from '../setup-options.ts';
import type { Simulation } from './play-games.ts';
import { progressOf } from './progress.ts';
import { type Speed, summaryOf } from './summary.ts';
import { summaryText } from './summary-text.ts';
import type { Tally } from './tally.ts';
import { playOnWorkers } from './workers.ts';

const OPTIONS = {
  ...SETUP_OPTIONS,
  games: { type: 'string' },
  bots: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const MOST_GAMES = 1_000_000_000;
const MOST_WORKERS = 256;
const USUAL = { games: 1_000, players: 4, bots: 'random', seed: 'ochre' };

const { bots: BOTS } = gameNamed(DEFAULT_GAME)!;

export const simulateCommand: Command = {
  name: 'simulate',
  about: 'let bots play many games, on all cores, and see what comes of it',
  help: `\
Usage: ochre simulate [options]

Lets bots play many games and prints the scores, the shares of wins, how long
the games were and how they ended; of solo also how often each grade is
reached. The same seed gives the same result, on any machine and any number of
workers. Ctrl-C stops it and prints what is finished.

Options:
  --games N             how many games (${USUAL.games})
${SETUP_HELP}
  --bots A,B,…          a bot for each seat, or one for all (${USUAL.bots})
  --workers N           how many threads (one for each core)
  --json                print one JSON object

Without --players and --bots there are ${USUAL.players} players, or 1 with --solo; without --seed
it is "${USUAL.seed}".

Bots:
${Object.entries(BOTS)
  .map(([name, { about }]) => `  ${name.padEnd(20)}  ${about}`)
  .join('\n')}

Examples: ochre simulate --games 10000 --bots greedy,random --seed abc
          ochre simulate --solo --difficulty easier1 --bots greedy
`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const simulation = simulationFor(values);
  const games = numberOr(USUAL.games, '--games', values.games, MOST_GAMES);
  const cores = numberOr(availableParallelism(), '--workers', values.workers, MOST_WORKERS);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const { tally, speed } = await timed(simulation, games, Math.min(games, cores), stop.signal);
  if (stop.signal.aborted) {
    process.stderr.write(`ochre: stopped after ${tally.games} of ${games} games\n`);
  }
  if (tally.games > 0) {
    const summary = summaryOf(simulation, tally, speed);
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary));
  }
  return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
}

async function timed(
  simulation: Simulation,
  games: number,
  workers: number,
  stop: AbortSignal,
): Promise<{ readonly tally: Tally; readonly speed: Speed }> {
  const progress = progressOf(games, process.stderr);
  const start = performance.now();
  const cpuBefore = process.cpuUsage();
  const tally = await playOnWorkers(simulation, games, workers, progress.show, stop);
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  return { tally, speed: { seconds, cpuSeconds: (user + system) / 1e6, workers } };
}

const numberOr = (usual: number, option: string, text: string | undefined, most: number): number =>
  text === undefined ? usual : wholeNumber(option, text, 1, most);

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** Everything is checked here, before any worker starts. */
function simulationFor(values: Values): Simulation {
  const named = listOf(values.bots ?? USUAL.bots);
  named.forEach(checkBot);
  const setup = setupRequest(values, named.length > 1 ? named.length : USUAL.players);
  gameNamed(DEFAULT_GAME)!.game.checkSetup(setup);
  if (named.length !== 1 && named.length !== setup.players) {
    throw new UserError(
      setup.players === 1
        ? `--bots: one name is expected, for the only player, not ${named.length}.`
        : `--bots: ${setup.players} names are expected, one for each seat, or one for all, not ${named.length}.`,
    );
  }
  return {
    game: DEFAULT_GAME,
    setup,
    bots: Array.from({ length: setup.players }, (_, seat) => named[seat] ?? named[0]!),
    seed: values.seed ?? USUAL.seed,
  };
}

function checkBot(name: string): void {
  const known = Object.keys(BOTS);
  if (known.includes(name)) return;
  throw new UserError(
    `--bots: "${name}" is no bot.${didYouMean(name, known)} Bots: ${known.join(', ')}.`,
  );
}
