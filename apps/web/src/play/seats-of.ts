import type { SeatView, TableView } from '@ochre/match';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ReactNode } from 'react';
import { nameOfBot } from '../screens/options/summary.ts';
import { isolated } from '../words/isolated.ts';
import type { Words } from '../words/words.ts';
import { tribeAt } from './tribe-at.ts';

/** Who sits where, as the board names them, with what else is to be said of each. */
export const seatsOf = (
  { seats, you, host, plan }: TableView,
  words: Words,
  notes: readonly ReactNode[] = [],
): Seat[] =>
  seats.map((seat, at) => {
    const tribe = tribeAt(seat, at);
    return {
      tribe,
      name: isolated(seat.name || words.tribes[tribe]),
      about: withHost(aboutOf(seat, at === you, plan.game, words), at === host, words),
      isBot: seat.bot !== undefined,
      note: notes[at],
    };
  });

/** What somebody is at the table, and that they made it. */
export const withHost = (about: string, isHost: boolean, { story }: Words): string =>
  isHost ? `${about} · ${story.atTable.marks.host}` : about;

function aboutOf(
  { name, bot, left }: SeatView,
  isYou: boolean,
  game: string,
  words: Words,
): string {
  if (bot === undefined) return isYou ? words.play.you : words.play.person;
  const level = words.table.bot(nameOfBot(bot, game, words));
  return left === undefined ? level : words.play.instead(name || words.online.table.deleted, level);
}
