import { aloneIn } from '@ochre/kernel';
import type { Command } from '../command.ts';
import { commandFor } from '../game-option.ts';
import type { ListedGame } from '../games.ts';
import { itemAt } from '../item-at.ts';
import { sayNotes } from '../many-games/notes.ts';
import { onAllCores } from '../many-games/on-all-cores.ts';
import { USUAL_SEED, WORKERS_HELP } from '../many-games/options.ts';
import type { Work } from '../many-games/work.ts';
import { exampleOpponents, opponentsHelp } from '../opponents.ts';
import { quoted } from '../quoted.ts';
import { setupHelp } from '../setup-options.ts';
import { summaryMarkdown, summaryText } from './in-words.ts';
import type { Observation } from './observation.ts';
import { type ArenaOptions, readArenaOptions, USUAL_GAMES, usualPlayers } from './options.ts';
import { gamesOf } from './seatings.ts';
import { type Summary, summaryOf } from './summary.ts';
import { addObservation, newTally } from './tally.ts';

export const arenaCommand: Command = {
  name: 'arena',
  about: 'let bots play against each other, and see who is stronger',
  help: helpOf,
  run,
};

function helpOf(listed: ListedGame): string {
  const { meta } = listed.rules;
  const isAlone = aloneIn(meta) !== undefined;
  const [one = '', other = '', another = ''] = exampleOpponents(listed);
  const named = commandFor(listed, 'arena');
  return `\
Usage: ochre arena [options] BOT BOT…

Lets bots play against each other on all cores, with the same draws and dice for
every rotation of the seats, and prints who wins how often, Elo, mean scores and
how long they think. At two players all pairings are played; with more, every
bot takes its share of the seats; one bot takes all of them, and what each seat
is worth is printed.${isAlone ? ' Of solo: the mean score and how often each\ngrade is reached, on the same seeds.' : ''} The same seed gives the same result on any
number of workers, unless --ms cuts thinking. Ctrl-C (SIGINT, SIGTERM) stops it
and prints what is finished.

Options:
  --games N             how many games in all (${USUAL_GAMES}), rounded up so that
                        everybody has every seat as often
${setupHelp(meta)}
  --against A,B         every BOT alone against a table of each of these
  --ms N                so many milliseconds per decision; without it no limit
  --zero BOT            count Elo from this bot, and not from the mean
${WORKERS_HELP}
  --markdown            print Markdown tables, and the command that made them

Without --players there are ${usualPlayers(listed)}${isAlone ? ', or 1 with --solo' : ''}; without --seed it is "${USUAL_SEED}".

${opponentsHelp(listed)}

Example: ${named} ${[one, other, another].filter(Boolean).join(' ')} --games 2400
         ${named} --players ${meta.players[1]} ${one} --against ${other}
${isAlone ? `         ${named} --solo ${one} ${other} --games 500\n` : ''}`;
}

async function run(args: readonly string[]): Promise<number> {
  const options = readArenaOptions(args);
  const { arena, seeds, workers, zero } = options;
  const notes = await sayNotes(arena.game, arena.bots, arena.setup);
  const tally = newTally(arena);
  const work: Work<Observation[]> = {
    script: './arena-worker.js',
    job: arena,
    pieces: seeds,
    gamesEach: gamesOf(itemAt(arena.lineUps, 0)),
    workers,
    add(observations) {
      for (const one of observations) addObservation(tally, one);
      return observations.length;
    },
  };
  return onAllCores(work, (speed) => {
    process.stdout.write(printed(summaryOf(arena, tally, speed, { notes, zero }), options, args));
  });
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
