import type { Breakdown, Snapshot } from '@ochre/stone-age/rules';
import type { Look } from '@ochre/terminal';
import { beside, counted, left, right, widest, wrap } from '@ochre/terminal';
import { GRADE_WORDS, nextGrade } from '../grades.ts';
import { lineInWords, resultOf } from '../score-table.ts';
import { scoreNow } from './limits.ts';
import { stakesOf } from './stakes.ts';
import type { SoloLook } from './turn.ts';

/** P7.1: what is left, and what is left over. */
const LEFT = ['board', 'discarded', 'tokens', 'hut', 'drawStack'];

/** The scoring in two columns: what the player has, and what is left on the table. */
function scoreColumns(breakdown: Breakdown, width: number): string[] {
  const lines = Object.keys(breakdown);
  const own = rowsOf(
    breakdown,
    lines.filter((line) => !LEFT.includes(line)),
  );
  const onTable = rowsOf(
    breakdown,
    lines.filter((line) => LEFT.includes(line)),
  );
  const wide = widest(own) + GAP;
  const total = Object.values(breakdown).reduce((sum, points) => sum + points, 0);
  const table =
    wide + widest(onTable) > width
      ? [...own, ...onTable]
      : beside([
          { lines: own, width: wide },
          { lines: onTable, width: widest(onTable) },
        ]).map((line) => line.trimEnd());
  const whole = widest(table);
  return [...table, '─'.repeat(whole), left('total', whole - 6) + right(`${total}`, 6)];
}

const GAP = 4;

function rowsOf(breakdown: Breakdown, lines: readonly string[]): string[] {
  const wide = widest(lines.map((line) => lineInWords(line))) + 2;
  return lines.map((line) => left(lineInWords(line), wide) + right(`${breakdown[line]}`, 4));
}

/** The scoring if the game ended now, with what this turn may cost. */
export function soloScores(snapshot: Snapshot, { width, turn }: SoloLook): string[] {
  const { breakdown, score } = scoreNow(snapshot);
  const stakes = stakesOf(snapshot, turn);
  return [
    'If the game ended now:',
    ...scoreColumns(breakdown, width),
    `${toNextGrade(score)}.`,
    ...(stakes.length === 0
      ? []
      : ['At stake this turn:', ...stakes.map(({ says }) => `  ${says}`)]),
  ];
}

/** "49 more for a victory, which begins at 120" */
function toNextGrade(score: number): string {
  const next = nextGrade(score);
  return next === undefined
    ? 'It would be a complete victory'
    : `${next.from - score} more for a ${next.words}, which begins at ${next.from}`;
}

/** P7.3: the final scoring, and what it is called. */
export function soloResult(snapshot: Snapshot, { width, ink }: Look): string[] {
  const { breakdown, scores, grade = '' } = resultOf(snapshot);
  const [score = 0] = scores;
  const [lines = {}] = breakdown;
  const called = `${counted(score, 'point')}: a ${GRADE_WORDS[grade]}.`;
  const next = nextGrade(score);
  const missed =
    next === undefined ? '' : ` ${next.from - score} more would have been a ${next.words}.`;
  return [...scoreColumns(lines, width), '', ...wrap(`${called}${missed}`, width).map(ink.strong)];
}
