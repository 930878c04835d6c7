import { existsSync, rmSync } from 'node:fs';
import type { AnyGame, Setup } from '@ochre/kernel';
import { PUZZLE_KINDS, type PuzzleKind } from '@ochre/search/puzzle';
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
import { levelsOf, opponentTyped, usualOpponent } from '../opponents.ts';
import { today } from '../play/daily.ts';
import { judgeOf } from '../review/judge-of.ts';
import { setupRequest } from '../setup-options.ts';
import { openBatch } from './batch-file.ts';
import { inOrder } from './in-order.ts';
import { openProgress, type Sought } from './progress-file.ts';
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
  const { name, version } = await judgeOf(listed, checked);
  const kinds = kindsTyped(values.kind);
  await checkSolved(listed, checked, kinds);
  const games = gamesAskedFor(values.games, USUAL_GAMES);
  const workers = workersAskedFor(values.workers);
  const sought: Sought = {
    seed: values.seed ?? USUAL_SEED,
    kinds,
    least: levelTyped(listed, values.level),
    player:
      values.bot === undefined ? usualOpponent(listed) : opponentTyped(listed, '--bot', values.bot),
    setup: checked,
    judge: { name, version },
  };
  const { file, progress } = await opened(values.out, rules);
  const { spent, next: first } = progress.of(sought) ?? { spent: file.spent, next: 0 };
  if (first >= games) {
    print(
      `Nothing is left to search in ${counted(games, 'game')} of this seed. For more: --games or --seed.`,
    );
    return EXIT.ok;
  }
  let added = 0;
  const work = {
    script: './puzzles-worker.js',
    job: { ...sought, game: nameOfGame(listed), setup, first, spent } satisfies Search,
    pieces: games - first,
    gamesEach: 1,
    workers,
    add: inOrder(({ to, puzzles }: Finds) => {
      added += file.add(puzzles);
      progress.note({ sought, spent, next: first + to });
    }),
  } as const;
  return onAllCores<Finds>(work, ({ cpuSeconds }) => {
    const each = added === 0 ? '' : `, ${(cpuSeconds / added).toFixed(1)} s of CPU time each`;
    print(
      `${counted(added, 'puzzle')} added to ${values.out}${each}; it now has ${file.puzzles.length}.`,
    );
  });
}

/** The batch, and what was searched for it. That it can be written is seen at once, and not after hours of searching. */
async function opened(path: string, game: AnyGame) {
  const isNew = !existsSync(path);
  const file = await openBatch(path, game, today(new Date()));
  // What was found by those searches is gone.
  if (isNew) rmSync(`${path}.progress`, { force: true });
  const progress = await openProgress(path, game);
  file.write();
  return { file, progress };
}

function kindsTyped(typed: string | undefined): readonly PuzzleKind[] {
  if (typed === undefined) return PUZZLE_KINDS;
  const kind = PUZZLE_KINDS.find((one) => one === typed.toLowerCase());
  if (kind !== undefined) return [kind];
  throw new UserError(
    `--kind: "${typed}" is not known.${didYouMean(typed, PUZZLE_KINDS)} Allowed: ${PUZZLE_KINDS.join(', ')}.`,
  );
}

/** Where nothing can be counted, no game is played in vain. */
async function checkSolved(
  { making }: ListedGame,
  setup: Setup,
  kinds: readonly PuzzleKind[],
): Promise<void> {
  if (kinds.includes('rolled') || (await making.solverFor?.(setup)) !== undefined) return;
  throw new UserError('--kind: nothing of such a game can be counted. Allowed: rolled.');
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
