import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readWeights, rounded, type Weights } from '@ochre/search/value';
import { type Checkpoint, encode } from './checkpoint.ts';
import { subjectOf } from './course.ts';

/** The weights as the bots read them, with the command, seed and commit that made them. */
export function weightsFile({ course, round, mind, average }: Checkpoint, commit: string): string {
  const { inputs, hidden, knowledge } = subjectOf(course);
  const { name, version } = knowledge.sight;
  return `${JSON.stringify({
    sight: name,
    version,
    setup: course.setup,
    inputs,
    hidden,
    made: { by: 'npm run train', course, rounds: round, commit },
    first: encode(rounded(withoutUnseen(average.first, mind.firstSquare, hidden))),
    second: encode(average.second),
  })}\n`;
}

/** Weights that were trained before. */
export const readWeightsFile = (file: string, sight: Parameters<typeof readWeights>[1]): Weights =>
  readWeights(JSON.parse(readFileSync(file, 'utf8')), sight);

/** A file by its name and the beginning of its digest, wherever it lies. */
export function nameOf(file: string): string {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `${basename(file)} ${digest.slice(0, 12)}`;
}

/**
 * An input that was 0 in all games still has the random weights it began with; games of other modules
 * should not hear of them.
 */
function withoutUnseen(first: Float32Array, squares: Float32Array, hidden: number): Float32Array {
  const cleared = first.slice();
  for (let row = 0; row < first.length; row += hidden) {
    if (squares.subarray(row, row + hidden).every((square) => square === 0)) {
      cleared.fill(0, row, row + hidden);
    }
  }
  return cleared;
}

/** The commit of the checkout it runs in, and whether anything in it was changed. */
export function commitNow(): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { encoding: 'utf8' }).trim();
    const changed =
      git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes';
    return `${git('rev-parse', 'HEAD')}${changed}`;
  } catch {
    return 'unknown';
  }
}
