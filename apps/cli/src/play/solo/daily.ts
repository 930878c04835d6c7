import type { Snapshot } from '@ochre/stone-age/rules';
import { UserError } from '../../command.ts';
import { counted } from '../../counted.ts';
import { STANDARD } from '../../difficulties.ts';
import { GRADE_WORDS } from '../../grades.ts';

/**
 * The daily game: the secret of its cards and dice is its name and the date, so everyone has the
 * same game. Dice are keyed, so everyone who makes the same choice also rolls the same.
 */
const NAME = 'ochre daily solo';

/** As `2026-11-15`. */
type Day = string;

export const dailySecret = (day: Day): string => `${NAME} ${day}`;

/** Which daily game a secret belongs to. Saved games need not hold more than their secret. */
export const dayOfSecret = (secret: string): Day | undefined =>
  new RegExp(`^${NAME} (\\d{4}-\\d\\d-\\d\\d)$`).exec(secret)?.[1];

/** In UTC, so that the day changes for everyone at once. */
export const dayOf = (now: Date): Day => now.toISOString().slice(0, 10);

/** A day that has come, or a `UserError`. */
export function checkDay(text: string, today: Day): Day {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime());
  if (!isReal || dayOf(date) !== text) {
    throw new UserError(`--date: a date as ${today} is expected, not "${text}".`);
  }
  if (text > today) {
    throw new UserError(`--date: ${text} has not come yet; today is ${today} (UTC).`);
  }
  return text;
}

/** The difficulty is named where it is not the usual one. */
const nameOf = (day: Day, { options }: Snapshot): string => {
  const { difficulty = STANDARD } = options;
  return `Ochre daily solo ${day}${difficulty === STANDARD ? '' : `, ${difficulty}`}`;
};

/** What somebody may send to others: one line of plain letters, with what scored if that fits. */
export function lineToShare(snapshot: Snapshot, day: Day, width: number): string {
  const { scores, grade, breakdown } = snapshot.result!;
  const result = [
    counted(scores[0]!, 'point'),
    GRADE_WORDS[grade!]!,
    counted(snapshot.round, 'turn'),
  ].join(', ');
  const line = `${nameOf(day, snapshot)}: ${result}`;
  const whole = `${line} (${scored(breakdown[0]!)})`;
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
