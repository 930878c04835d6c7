import { UserError } from '@ochre/terminal';
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
import { exampleOpponents, opponentTyped } from '../opponents.ts';
import { judgeOf } from '../review/judge-of.ts';
import { setupHelp, setupRequest } from '../setup-options.ts';
import type { Gauge, Sample } from './play-gauge.ts';
import { summaryOf, summaryText } from './summary.ts';

const OPTIONS = { ...MANY_GAMES_OPTIONS, plant: { type: 'boolean' } } as const;

const USUAL_GAMES = 100;

export const gaugeCommand: Command = {
  name: 'gauge',
  about: 'measure how far reviews can be trusted',
  help: helpOf,
  run,
};

function helpOf(listed: ListedGame): string {
  const [one = '', other = ''] = exampleOpponents(listed);
  return `\
Usage: ochre gauge [options] BOT BOT…

Lets bots play, one in every seat, with everybody in every seat on the same
draws, and reviews the games: how the first of them fares as played and without
luck, whether luck is zero on average, and how many games as played a game
without luck is worth.

Options:
  --games N             how many games (${USUAL_GAMES})
${setupHelp(listed.rules.meta)}
  --plant               put one random move that the bot would not have made
                        into every game with much to choose, anywhere in it,
                        and see whether a review finds it
${WORKERS_HELP}

Example: ${commandFor(listed, 'gauge')} ${one} ${other} --games 200
`;
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArguments(args, OPTIONS, ['BOT…']);
  const listed = gameTyped(values.game);
  const bots = words.map((word) => opponentTyped(listed, 'BOT', word));
  const setup = setupRequest(listed.rules.meta, values, bots.length);
  const checked = listed.rules.checkSetup(setup);
  if (bots.length !== checked.players) {
    throw new UserError(
      `BOT: ${checked.players} names are expected, one for each seat, not ${bots.length}.`,
    );
  }
  await judgeOf(listed, checked);
  const gauge: Gauge = {
    game: nameOfGame(listed),
    setup,
    bots,
    seed: values.seed ?? USUAL_SEED,
    plants: values.plant,
  };
  await sayNotes(gauge.game, bots, setup);
  const samples: Sample[] = [];
  const work = {
    script: './gauge-worker.js',
    job: gauge,
    pieces: gamesAskedFor(values.games, USUAL_GAMES),
    gamesEach: 1,
    workers: workersAskedFor(values.workers),
    add(more: readonly Sample[]) {
      samples.push(...more);
      return more.length;
    },
  } as const;
  return onAllCores<Sample[]>(work, () => {
    const summary = summaryOf(gauge, samples);
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryText(summary));
  });
}
