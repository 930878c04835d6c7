import type { Snapshot } from '@ochre/stone-age/rules';
import { gradeNamed } from '../grades.ts';
import type { Words } from '../in-words.ts';
import { resultOf } from '../score-table.ts';
import { difficultyIn, STANDARD } from './difficulties.ts';

/** "132 points, victory, 14 turns", the difficulty where it is not the usual one, and what scored if that fits. */
export function endToShare(snapshot: Snapshot, width: number, words: Words): string {
  const { scores, grade = '', breakdown } = resultOf(snapshot);
  const [score = 0] = scores;
  const [lines = {}] = breakdown;
  const { grades, turns } = words.showing.solo.scores;
  const { difficulty = STANDARD } = snapshot.options;
  const end = [
    words.effects.points(score),
    grades[gradeNamed(grade)],
    turns(snapshot.round),
    ...(difficulty === STANDARD ? [] : [difficultyIn(difficulty, words)]),
  ].join(', ');
  const whole = `${end} (${scored(lines, words)})`;
  return whole.length <= width ? whole : end;
}

/** The lines of scoring, in groups. */
const GROUPS = {
  track: ['track'],
  cards: ['culture', 'farmers', 'toolmakers', 'builders', 'shamans'],
  goods: ['resources'],
  left: ['board', 'discarded', 'tokens', 'hut'],
  draw: ['drawStack'],
} as const;
const GROUP_NAMES = ['track', 'cards', 'goods', 'left', 'draw'] as const;

/** "track 96, cards 41, left -28" */
const scored = (lines: Readonly<Record<string, number>>, { showing }: Words): string =>
  GROUP_NAMES.map((name) => ({ name, points: sum(GROUPS[name].map((line) => lines[line] ?? 0)) }))
    .filter(({ points }) => points !== 0)
    .map(({ name, points }) => `${showing.solo.scores.groups[name]} ${points}`)
    .join(', ');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
