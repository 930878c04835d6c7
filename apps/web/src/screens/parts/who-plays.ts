import { ofSeat } from '@ochre/kernel';
import { tribeAt } from '../../play/tribe-at.ts';
import type { TableCard } from '../../table/index.ts';
import { isolated } from '../../words/isolated.ts';
import type { Words } from '../../words/words.ts';

/** Who has a seat: a person, a bot, or nobody yet. */
export interface SeatHolder {
  readonly name?: string;
  readonly bot?: string;
  readonly figure?: number;
}

/** Who has which seat of a table in this browser. */
export const playersOf = ({ plan, names }: TableCard): SeatHolder[] =>
  plan.seats.map((seat, at) =>
    seat.kind === 'bot' ? { bot: seat.level } : { name: names[at] ?? '' },
  );

/** What somebody is called at the table; a bot has its tribe's name. */
export const nameAt = (holder: SeatHolder, seat: number, { tribes }: Words): string =>
  isolated(holder.name || tribes[tribeAt(holder, seat)]);

export const seatsTaken = (players: readonly SeatHolder[]): number[] =>
  players.flatMap(({ name, bot }, seat) => (name === undefined && bot === undefined ? [] : [seat]));

/** Who plays, in the order of the seats. */
export const whoPlays = (players: readonly SeatHolder[], words: Words): string =>
  words.and(seatsTaken(players).map((seat) => nameAt(ofSeat(players, seat), seat, words)));

/** The same over the network, where anybody could be called as bots are: those are marked. */
export function whoPlaysThere(players: readonly SeatHolder[], words: Words): string {
  const { marked, marks } = words.story.atTable;
  return words.and(
    seatsTaken(players).map((seat) => {
      const holder = ofSeat(players, seat);
      const name = nameAt(holder, seat, words);
      return holder.name === undefined ? marked(name, marks.bot) : name;
    }),
  );
}
