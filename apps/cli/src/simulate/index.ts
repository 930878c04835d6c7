import { aloneIn } from '@ochre/kernel';
import { listOf, UserError } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { commandFor, gameTyped } from '../game-option.ts';
import { type ListedGame, nameOfGame } from '../games.ts';
import { sayNotes } from '../many-games/notes.ts';
import { onAllCores } from '../many-games/on-all-cores.ts';
import {
  gamesAskedFor,
  MANY_GAMES_OPTIONS,
  USUAL_SEED,
  WORKERS_HELP,
  workersAskedFor,
} from '../many-games/options.ts';
import type { Work } from '../many-games/work.ts';
import { opponentsHelp, opponentTyped, quickOpponent, usualOpponent } from '../opponents.ts';
import { setupHelp, setupRequest } from '../setup-options.ts';
import type { Simulation } from './play-games.ts';
import { summaryOf } from './summary.ts';
import { summaryText } from './summary-text.ts';
import { addTally, newTally, type Tally } from './tally.ts';

const OPTIONS = { ...MANY_GAMES_OPTIONS, bots: { type: 'string' } } as const;

const USUAL_GAMES = 1_000;

/** As many as the game is for. */
const usualPlayers = ({ rules }: ListedGame): number => rules.meta.players[1];

export const simulateCommand: Command = {
  name: 'simulate',
  about: 'let bots play many games, on all cores, and see what comes of it',
  help: helpOf,
  run,
};

function helpOf(listed: ListedGame): string {
  const { meta } = listed.rules;
  const isAlone = aloneIn(meta) !== undefined;
  const named = commandFor(listed, 'simulate');
  return `\
Usage: ochre simulate [options]

Lets bots play many games and prints the scores, the shares of wins, how long
the games were and how they ended${isAlone ? '; of solo also how often each grade is\nreached' : ''}. The same seed gives the same result, on any machine and any number of
workers. Ctrl-C stops it and prints what is finished.

Options:
  --games N             how many games (${USUAL_GAMES})
${setupHelp(meta)}
  --bots A,B,…          a bot for each seat, or one for all (${quickOpponent(listed)})
${WORKERS_HELP}

Without --players and --bots there are ${usualPlayers(listed)} players${isAlone ? ', or 1 with --solo' : ''}; without --seed
it is "${USUAL_SEED}".

${opponentsHelp(listed)}

Example: ${named} --games 10000 --bots ${usualOpponent(listed)},${quickOpponent(listed)} --seed abc
${isAlone ? `         ${named} --solo --bots ${usualOpponent(listed)}\n` : ''}`;
}

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const simulation = simulationFor(values);
  const pieces = gamesAskedFor(values.games, USUAL_GAMES);
  const workers = workersAskedFor(values.workers);
  const notes = await sayNotes(simulation.game, simulation.bots, simulation.setup);
  const tally = newTally(simulation.setup.players);
  const work: Work<Tally> = {
    script: './simulate-worker.js',
    job: simulation,
    pieces,
    gamesEach: 1,
    workers,
    add(more) {
      addTally(tally, more);
      return more.games;
    },
  };
  return onAllCores(work, (speed) => {
    const summary = summaryOf(simulation, notes, tally, speed);
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary));
  });
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** Everything is checked here, before any worker starts. */
function simulationFor(values: Values): Simulation {
  const listed = gameTyped(values.game);
  const { rules } = listed;
  const named = listOf(values.bots ?? quickOpponent(listed)).map((word) =>
    opponentTyped(listed, '--bots', word),
  );
  const usual = named.length > 1 ? named.length : usualPlayers(listed);
  const setup = setupRequest(rules.meta, values, usual);
  rules.checkSetup(setup);
  if (named.length !== 1 && named.length !== setup.players) {
    throw new UserError(
      setup.players === 1
        ? `--bots: one name is expected, for the only player, not ${named.length}.`
        : `--bots: ${setup.players} names are expected, one for each seat, or one for all, not ${named.length}.`,
    );
  }
  return {
    game: nameOfGame(listed),
    setup,
    bots: named.length === 1 ? Array(setup.players).fill(named[0]) : named,
    seed: values.seed ?? USUAL_SEED,
  };
}
