import { type GameRecord, parseRecord, Refused } from '@ochre/kernel';
import { LIBRARY } from '../games.ts';
import { Replay } from '../table/index.ts';

/** A record from its text, played again and checked; rejects with a `Refused` that says what is wrong. */
export async function openRecord(text: string): Promise<GameRecord> {
  // What was copied out of a message often brings empty lines along.
  const record = parseRecord(text.trimStart());
  const { [record.game]: game } = await LIBRARY.with(record.game);
  if (game === undefined) {
    throw new Refused('no-such-game', `record Game: "${record.game}" is not played here`);
  }
  new Replay(game, record);
  return record;
}
