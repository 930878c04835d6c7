import type { Setup } from '@ochre/kernel';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@ochre/search/puzzle';
import { counted, didYouMean, UserError } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { EXIT } from '../command.ts';
import { gameTyped } from '../game-option.ts';
import { type ListedGame, nameOfGame } from '../games.ts';
import { onAllCores } from '../many-games/on-all-cores.ts';
import {
  gamesAskedFor,
  MANY_GAMES_OPTIONS,
  USUAL_SEED,
  workersAskedFor,
} from '../many-games/options.ts';
import { seedOf } from '../many-games/play-out.ts';
import { levelsOf, opponentTyped, usualOpponent } from '../opponents.ts';
import { today } from '../play/daily.ts';
import { judgeOf } from '../review/judge-of.ts';
import { setupRequest } from '../setup-options.ts';
import { openBatch } from './batch-file.ts';
import type { Finds, Search } from './search.ts';

const { json: _, ...MANY_GAMES } = MANY_GAMES_OPTIONS;

const OPTIONS = {
  ...MANY_GAMES,
  out: { type: 'string' },
  kind: { type: 'string' },
  level: { type: 'string' },
  bot: { type: 'string' },
} as const;

const USUAL_GAMES = 20;

/** Lets a bot play games, and adds the puzzles that are found in them to a file. */
export async function makePuzzles(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const listed = gameTyped(values.game);
  const { rules } = listed;
  if (values.out === undefined)
    throw new UserError('--out FILE is missing: the file to add puzzles to.');
  const setup = setupRequest(rules.meta, values, rules.meta.players[0]);
  const checked = rules.checkSetup(setup);
  await judgeOf(listed, checked);
  const file = await openBatch(values.out, rules, today(new Date()));
  const seed = values.seed ?? USUAL_SEED;
  const first = firstGame(file.puzzles, checked, seed);
  const games = gamesAskedFor(values.games, USUAL_GAMES);
  const search: Search = {
    game: nameOfGame(listed),
    setup,
    seed,
    first,
    kinds: kindsTyped(values.kind),
    player:
      values.bot === undefined ? usualOpponent(listed) : opponentTyped(listed, '--bot', values.bot),
    least: levelTyped(listed, values.level),
    spent: file.spent,
  };
  if (first >= games) {
    print(
      `Nothing is left to search in ${counted(games, 'game')} of this seed. For more: --games or --seed.`,
    );
    return EXIT.ok;
  }
  let added = 0;
  const work = {
    script: './puzzles-worker.js',
    job: search,
    pieces: games - first,
    gamesEach: 1,
    workers: workersAskedFor(values.workers),
    add({ games: searched, puzzles }: Finds) {
      added += file.add(puzzles);
      return searched;
    },
  } as const;
  return onAllCores<Finds>(work, ({ cpuSeconds }) => {
    const each = added === 0 ? '' : `, ${(cpuSeconds / added).toFixed(1)} s of CPU time each`;
    print(
      `${counted(added, 'puzzle')} added to ${values.out}${each}; it now has ${file.puzzles.length}.`,
    );
  });
}

/** The one after the last in which something was found: those before it need not be searched again. */
function firstGame(puzzles: readonly Puzzle[], setup: Setup, seed: string): number {
  const ours = puzzles.filter((puzzle) => JSON.stringify(puzzle.setup) === JSON.stringify(setup));
  const numbers = ours.flatMap(({ secret }) => {
    const number = Number(/ (\d+)$/.exec(secret)?.[1]);
    return secret === seedOf(seed, number) ? [number] : [];
  });
  return Math.max(-1, ...numbers) + 1;
}

function kindsTyped(typed: string | undefined): readonly PuzzleKind[] {
  if (typed === undefined) return PUZZLE_KINDS;
  const kind = PUZZLE_KINDS.find((one) => one === typed.toLowerCase());
  if (kind !== undefined) return [kind];
  throw new UserError(
    `--kind: "${typed}" is not known.${didYouMean(typed, PUZZLE_KINDS)} Allowed: ${PUZZLE_KINDS.join(', ')}.`,
  );
}

function levelTyped(listed: ListedGame, typed: string | undefined): string {
  const levels = levelsOf(listed);
  const [weakest = ''] = levels;
  if (typed === undefined) return weakest;
  const found = levels.find((level) => level === typed.toLowerCase());
  if (found !== undefined) return found;
  throw new UserError(
    `--level: "${typed}" is not known.${didYouMean(typed, levels)} Allowed: ${levels.join(', ')}.`,
  );
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
