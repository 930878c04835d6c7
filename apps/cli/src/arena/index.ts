import type { Command } from '../command.ts';
import { sayNotes } from '../many-games/notes.ts';
import { onAllCores } from '../many-games/on-all-cores.ts';
import { USUAL_SEED, WORKERS_HELP } from '../many-games/options.ts';
import { OPPONENTS_HELP } from '../opponents.ts';
import { SETUP_HELP } from '../setup-options.ts';
import { summaryMarkdown, summaryText } from './in-words.ts';
import type { Observation } from './observation.ts';
import { type ArenaOptions, readArenaOptions, USUAL } from './options.ts';
import { type Summary, summaryOf } from './summary.ts';
import { addObservation, newTally } from './tally.ts';

export const arenaCommand: Command = {
  name: 'arena',
  about: 'let bots play against each other, and see who is stronger',
  help: `\
Usage: ochre arena [options] BOT BOT…

Lets bots play against each other on all cores, with the same cards and dice for
every rotation of the seats, and prints who wins how often, Elo, mean scores and
how long they think. At two players all pairings are played; with more, every
bot takes its share of the seats. Of solo: the mean score and how often each
grade is reached, on the same seeds. The same seed gives the same result on any
number of workers, unless --ms cuts thinking. Ctrl-C stops it and prints what is
finished.

Options:
  --games N             how many games in all (${USUAL.games}), rounded up so that
                        everybody has every seat as often
${SETUP_HELP}
  --against A,B         every BOT alone against a table of each of these
  --ms N                so many milliseconds per decision; without it no limit
  --zero BOT            count Elo from this bot, and not from the mean
${WORKERS_HELP}
  --markdown            print Markdown tables, and the command that made them

Without --players there are ${USUAL.players}, or 1 with --solo; without --seed it is "${USUAL_SEED}".

${OPPONENTS_HELP}

Examples: ochre arena hard greedy cardwood --games 2400
          ochre arena --players 4 hard expert --against cardwood
          ochre arena --solo medium hard --games 500
`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = readArenaOptions(args);
  const { arena, seeds, workers, zero } = options;
  const notes = await sayNotes(arena.game, arena.bots, arena.setup);
  const tally = newTally(arena.bots.length, arena.lineUps);
  const { speed, exit } = await onAllCores<Observation[]>({
    script: './arena-worker.js',
    job: arena,
    pieces: seeds,
    gamesEach: arena.lineUps[0]!.length,
    workers,
    add(observations) {
      for (const one of observations) addObservation(tally, one);
      return observations.length;
    },
  });
  if (tally.games > 0) {
    process.stdout.write(printed(summaryOf(arena, tally, speed, { notes, zero }), options, args));
  }
  return exit;
}

function printed(summary: Summary, { prints }: ArenaOptions, args: readonly string[]): string {
  switch (prints) {
    case 'json':
      return `${JSON.stringify(summary)}\n`;
    case 'markdown':
      return summaryMarkdown(summary, ['npx ochre arena', ...args.map(quoted)].join(' '));
    case 'text':
      return summaryText(summary);
  }
}

/** As a shell reads it. */
const quoted = (word: string): string =>
  /^[\w.,:=@/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
