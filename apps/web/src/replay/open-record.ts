import { type Attempt, attempt, type GameRecord, parseRecord, Refused } from '@ochre/kernel';
import { PAGE_GAMES, Replay } from '../table/index.ts';

/** A record, played again and checked; throws a `Refused` that says what is wrong with it. */
export function replayOf(record: GameRecord): Replay {
  const played = PAGE_GAMES[record.game];
  if (played === undefined) {
    throw new Refused('no-such-game', `record Game: "${record.game}" is not played here`);
  }
  return new Replay(played.game, record);
}

/** A record from its text, all of it checked. */
export const openRecord = (text: string): Attempt<GameRecord> =>
  attempt(() => {
    // What was copied out of a message often brings empty lines along.
    const record = parseRecord(text.trimStart());
    replayOf(record);
    return record;
  });
