import { readArguments } from '../arguments.ts';
import { type Command, UserError } from '../command.ts';
import { DEFAULT_GAME, gameNamed } from '../games.ts';
import { sayNotes } from '../many-games/notes.ts';
import { onAllCores } from '../many-games/on-all-cores.ts';
import {
  gamesAskedFor,
  MANY_GAMES_OPTIONS,
  USUAL_SEED,
  WORKERS_HELP,
  workersAskedFor,
} from '../many-games/options.ts';
import { OPPONENTS_HELP, opponentTyped } from '../opponents.ts';
import { listOf, SETUP_HELP, setupRequest } from '../setup-options.ts';
import type { Simulation } from './play-games.ts';
import { summaryOf } from './summary.ts';
import { summaryText } from './summary-text.ts';
import { addTally, newTally, type Tally } from './tally.ts';

const OPTIONS = { ...MANY_GAMES_OPTIONS, bots: { type: 'string' } } as const;

const USUAL = { games: 1_000, players: 4, bots: 'random' };

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
${WORKERS_HELP}

Without --players and --bots there are ${USUAL.players} players, or 1 with --solo; without --seed
it is "${USUAL_SEED}".

${OPPONENTS_HELP}

Examples: ochre simulate --games 10000 --bots greedy,random --seed abc
          ochre simulate --solo --difficulty easier1 --bots greedy
`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const simulation = simulationFor(values);
  const pieces = gamesAskedFor(values.games, USUAL.games);
  const workers = workersAskedFor(values.workers);
  const notes = await sayNotes(simulation.game, simulation.bots, simulation.setup);
  const tally = newTally(simulation.setup.players);
  const { speed, exit } = await onAllCores<Tally>({
    script: './simulate-worker.js',
    job: simulation,
    pieces,
    gamesEach: 1,
    workers,
    add(more) {
      addTally(tally, more);
      return more.games;
    },
  });
  if (tally.games > 0) {
    const summary = summaryOf(simulation, notes, tally, speed);
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary));
  }
  return exit;
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** Everything is checked here, before any worker starts. */
function simulationFor(values: Values): Simulation {
  const named = listOf(values.bots ?? USUAL.bots).map((word) => opponentTyped('--bots', word));
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
    seed: values.seed ?? USUAL_SEED,
  };
}
