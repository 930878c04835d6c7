import { execFileSync } from 'node:child_process';
import { type Checkpoint, encode } from './checkpoint.ts';
import { subjectOf } from './course.ts';

/** The weights as the bots read them, with the command, seed and commit that made them. */
export function weightsFile({ course, round, average }: Checkpoint, commit: string): string {
  const { inputs, hidden, sight } = subjectOf(course);
  return `${JSON.stringify({
    sight: sight.name,
    version: sight.version,
    setup: course.setup,
    inputs,
    hidden,
    made: { by: 'npm run train', course, rounds: round, commit },
    first: encode(average.first),
    second: encode(average.second),
  })}\n`;
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
