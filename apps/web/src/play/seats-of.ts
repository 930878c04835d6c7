import type { SeatView, TableView } from '@ochre/match';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import type { ReactNode } from 'react';
import { nameOfBot } from '../screens/options/summary.ts';
import type { Words } from '../words/words.ts';

/** Who sits where, as the board names them, with what else is to be said of each. */
export const seatsOf = (
  { seats, you, plan }: TableView,
  words: Words,
  notes: readonly ReactNode[] = [],
): Seat[] =>
  seats.map((seat, at) => {
    const tribe = tribeOf(at);
    return {
      tribe,
      name: seat.name || words.tribes[tribe],
      about: aboutOf(seat, at === you, plan.game, words),
      note: notes[at],
    };
  });

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
