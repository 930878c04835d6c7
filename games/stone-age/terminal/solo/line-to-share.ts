import type { Snapshot } from '@ochre/stone-age/rules';
import { counted } from '@ochre/terminal';
import { GRADE_WORDS } from '../grades.ts';
import { resultOf } from '../score-table.ts';
import { STANDARD } from './difficulties.ts';

/** What everyone's secret of the same day begins with: a change would change the daily games. */
export const DAILY_NAME = 'ochre daily solo';

/** The difficulty is named where it is not the usual one. */
const nameOf = (day: string, { options }: Snapshot): string => {
  const { difficulty = STANDARD } = options;
  return `Ochre daily solo ${day}${difficulty === STANDARD ? '' : `, ${difficulty}`}`;
};

/** What somebody may send to others: one line of plain letters, with what scored if that fits. */
export function lineToShare(snapshot: Snapshot, day: string, width: number): string {
  const { scores, grade = '', breakdown } = resultOf(snapshot);
  const [score = 0] = scores;
  const [lines = {}] = breakdown;
  const result = [
    counted(score, 'point'),
    GRADE_WORDS[grade] ?? grade,
    counted(snapshot.round, 'turn'),
  ].join(', ');
  const line = `${nameOf(day, snapshot)}: ${result}`;
  const whole = `${line} (${scored(lines)})`;
  return whole.length <= width ? whole : line;
}

/** The lines of scoring, in groups. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  track: ['track'],
  cards: ['culture', 'farmers', 'toolmakers', 'builders', 'shamans'],
  goods: ['resources'],
  left: ['board', 'discarded', 'tokens', 'hut'],
  draw: ['drawStack'],
};

/** "track 96, cards 41, left -28" */
const scored = (lines: Readonly<Record<string, number>>): string =>
  Object.entries(GROUPS)
    .map(([name, group]) => ({ name, points: sum(group.map((line) => lines[line] ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
