import { existsSync } from 'node:fs';
import type { AnyGame } from '@ochre/kernel';
import { Refused } from '@ochre/kernel';
import { BATCH_FORMAT, type Batch, idOf, type Puzzle, readBatch } from '@ochre/search/puzzle';
import { UserError } from '@ochre/terminal';
import { readTextFile } from '../text-file.ts';
import { writeWhole } from './whole-file.ts';

/** The same answer is right in so many puzzles at most, or in such a part of a batch: else nobody looks at the board. */
const SAME_ANSWERS = 20;
const SAME_PART = 0.1;

/** A batch that grows in a file. */
export class BatchFile {
  private readonly path: string;
  private readonly game: AnyGame;
  private batch: Batch;

  constructor(path: string, game: AnyGame, batch: Batch) {
    this.path = path;
    this.game = game;
    this.batch = batch;
  }

  get puzzles(): readonly Puzzle[] {
    return this.batch.puzzles;
  }

  /** Adds those that are new, and says how many that were. */
  add(found: readonly Puzzle[]): number {
    const before = this.puzzles.length;
    for (const puzzle of found) {
      if (!this.isNew(puzzle)) continue;
      this.batch = { ...this.batch, puzzles: this.sorted([...this.puzzles, puzzle]) };
    }
    const added = this.puzzles.length - before;
    if (added > 0) this.write();
    return added;
  }

  /** A `UserError` where that cannot be. */
  write(): void {
    writeWhole(this.path, printBatch(this.batch));
  }

  /** Answers that no more puzzles should have. */
  get spent(): readonly string[] {
    const answers = new Set(this.puzzles.map(({ best }) => best.move));
    return [...answers].filter((answer) => this.isSpent(answer));
  }

  private isSpent(answer: string): boolean {
    const same = this.puzzles.filter(({ best }) => best.move === answer).length;
    return same >= Math.max(SAME_ANSWERS, SAME_PART * this.puzzles.length);
  }

  private isNew(puzzle: Puzzle): boolean {
    const id = idOf(puzzle);
    return this.puzzles.every((one) => idOf(one) !== id) && !this.isSpent(puzzle.best.move);
  }

  /** By the level that fails, the weakest first. */
  private sorted(puzzles: readonly Puzzle[]): Puzzle[] {
    const { levels } = this.game.meta;
    const rank = ({ fails }: Puzzle): number => levels.indexOf(fails);
    return puzzles.slice().sort((one, other) => rank(one) - rank(other));
  }
}

/** The batch in a file, to go on with it; a new one that comes out on that day where there is no file yet. */
export async function openBatch(path: string, game: AnyGame, day: string): Promise<BatchFile> {
  if (existsSync(path)) return new BatchFile(path, game, await batchIn(path, game));
  const { meta, rulesVersion } = game;
  const empty = { format: BATCH_FORMAT, game: meta.name, rules: rulesVersion, from: day } as const;
  return new BatchFile(path, game, { ...empty, puzzles: [] });
}

/** The batch in a file, checked. */
export async function batchIn(path: string, game: AnyGame): Promise<Batch> {
  const text = await readTextFile(path);
  try {
    return readBatch(game, JSON.parse(text));
  } catch (error) {
    if (error instanceof Refused || error instanceof SyntaxError) {
      throw new UserError(`${path} is not a batch of puzzles: ${error.message}`);
    }
    throw error;
  }
}

/** A line for each puzzle, so that it can be seen what was added. */
function printBatch({ puzzles, ...head }: Batch): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}
