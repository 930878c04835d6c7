import type { TableCard } from '../../table/index.ts';
import type { Words } from '../../words/words.ts';
import { nameOfBot } from '../options/summary.ts';

/** Games that were begun and not ended, the last changed first. */
export const leftOff = (cards: readonly TableCard[]): TableCard[] =>
  cards
    .filter(({ stage }) => stage === 'playing')
    .sort((one, other) => other.changedAt - one.changedAt);

/** Who plays there, in seat order. */
export const whoIn = ({ plan, names }: TableCard, words: Words): string =>
  words.and(
    plan.seats.map((seat, at) =>
      seat.kind === 'bot' ? nameOfBot(seat.level, words) : (names[at] ?? ''),
    ),
  );

/** Whether today's game was begun already, and how it ended. */
export const dailyOf = (cards: readonly TableCard[], day: string): TableCard | undefined =>
  cards.find(({ origin }) => origin.kind === 'daily' && origin.day === day);
