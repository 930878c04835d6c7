import type { Snapshot } from '@ochre/stone-age/rules';
import { gradeNamed } from '../grades.ts';
import type { Words } from '../in-words.ts';
import { resultOf } from '../score-table.ts';
import { difficultyIn, STANDARD } from './difficulties.ts';

/** What everyone's secret of the same day begins with: a change would change the daily games. */
export const DAILY_NAME = 'ochre daily solo';

/** The difficulty is named where it is not the usual one. */
const nameOf = (day: string, { options }: Snapshot, words: Words): string => {
  const { difficulty = STANDARD } = options;
  const name = words.showing.solo.scores.daily(day);
  return difficulty === STANDARD ? name : `${name}, ${difficultyIn(difficulty, words)}`;
};

/** What somebody may send to others: one line of plain letters, with what scored if that fits. */
export function lineToShare(snapshot: Snapshot, day: string, width: number, words: Words): string {
  const { scores, grade = '', breakdown } = resultOf(snapshot);
  const [score = 0] = scores;
  const [lines = {}] = breakdown;
  const { grades, turns } = words.showing.solo.scores;
  const result = [words.effects.points(score), grades[gradeNamed(grade)], turns(snapshot.round)];
  const line = inPlainLetters(`${nameOf(day, snapshot, words)}: ${result.join(', ')}`);
  const whole = `${line} (${inPlainLetters(scored(lines, words))})`;
  return whole.length <= width ? whole : line;
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

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** It may be pasted anywhere. */
const inPlainLetters = (text: string): string =>
  text
    .replace(/[äöüß]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
