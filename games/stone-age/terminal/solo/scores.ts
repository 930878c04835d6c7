import type { Breakdown, Snapshot } from '@ochre/stone-age/rules';
import { beside, left, right, widest, wrap } from '@ochre/terminal';
import { gradeNamed, nextGrade } from '../grades.ts';
import type { Words } from '../in-words.ts';
import type { StoneAgeLook } from '../look.ts';
import { lineInWords, resultOf } from '../score-table.ts';
import { scoreNow } from './limits.ts';
import { stakesOf } from './stakes.ts';
import type { SoloLook } from './turn.ts';

/** P7.1: what is left, and what is left over. */
const LEFT = ['board', 'discarded', 'tokens', 'hut', 'drawStack'];

/** The scoring in two columns: what the player has, and what is left on the table. */
function scoreColumns(breakdown: Breakdown, width: number, words: Words): string[] {
  const lines = Object.keys(breakdown);
  const own = rowsOf(
    breakdown,
    lines.filter((line) => !LEFT.includes(line)),
    words,
  );
  const onTable = rowsOf(
    breakdown,
    lines.filter((line) => LEFT.includes(line)),
    words,
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
  return [
    ...table,
    '─'.repeat(whole),
    left(words.showing.scores.total, whole - 6) + right(`${total}`, 6),
  ];
}

const GAP = 4;

function rowsOf(breakdown: Breakdown, lines: readonly string[], words: Words): string[] {
  const wide = widest(lines.map((line) => lineInWords(line, words))) + 2;
  return lines.map((line) => left(lineInWords(line, words), wide) + right(`${breakdown[line]}`, 4));
}

/** The scoring if the game ended now, with what this turn may cost. */
export function soloScores(snapshot: Snapshot, { width, turn, words }: SoloLook): string[] {
  const { breakdown, score } = scoreNow(snapshot);
  const stakes = stakesOf(snapshot, turn, words);
  const { showing } = words;
  return [
    showing.scores.ifEnded,
    ...scoreColumns(breakdown, width, words),
    toNextGrade(score, words),
    ...(stakes.length === 0
      ? []
      : [
          `${showing.solo.stakes.titleOfTurn}:`,
          ...stakes.flatMap(({ says }) => wrap(`  ${says}`, width, '    ')),
        ]),
  ];
}

/** "49 more for a victory, which begins at 120." */
function toNextGrade(score: number, { showing }: Words): string {
  const next = nextGrade(score);
  const { wouldBeComplete, moreFrom } = showing.solo.scores;
  return next === undefined ? wouldBeComplete : moreFrom(next.from - score, next.grade, next.from);
}

/** P7.3: the final scoring, and what it is called. */
export function soloResult(snapshot: Snapshot, { width, ink, words }: StoneAgeLook): string[] {
  const { breakdown, scores, grade = '' } = resultOf(snapshot);
  const [score = 0] = scores;
  const [lines = {}] = breakdown;
  const { result, missed } = words.showing.solo.scores;
  const next = nextGrade(score);
  const said = [
    result(score, gradeNamed(grade)),
    ...(next === undefined ? [] : [missed(next.from - score, next.grade)]),
  ];
  return [...scoreColumns(lines, width, words), '', ...wrap(said.join(' '), width).map(ink.strong)];
}
