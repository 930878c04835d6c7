import { type GameRecord, ofSeat } from '@ochre/kernel';
import type { TableView } from '@ochre/match';
import type { Seat } from '@ochre/ui/seat.ts';
import type { LocalTables, Seating } from '../table/local/local-tables.ts';
import type { LocalSettings } from '../table/local/settings.ts';
import { bare } from '../words/isolated.ts';

interface PlayOn {
  readonly tables: LocalTables;
  readonly record: GameRecord;
  readonly view: TableView;
  readonly seats: readonly Seat[];
  readonly moves: number;
  readonly settings: Partial<LocalSettings>;
}

/** A new game from a moment of another one, against bots; gives back its id. */
export async function playOnFrom(wanted: PlayOn): Promise<string> {
  const { tables, record, view, seats, moves, settings } = wanted;
  const seating = seats.map(({ name }, at) => seatedAgain(view, at, name));
  const table = await tables.playOn(record, moves, seating, settings);
  table.close();
  return table.id;
}

/** The viewer against the bots that played, and one in place of every other person. */
function seatedAgain({ seats, you = 0 }: TableView, at: number, name: string): Seating {
  if (at === you) return { kind: 'person', name: bare(name) };
  return { kind: 'bot', level: ofSeat(seats, at).bot ?? 'medium' };
}
