import { type GameRecord, parseRecord, Refused } from '@ochre/kernel';
import { UserError } from '@ochre/terminal';
import { gameNamed, type ListedGame, OFFERED_NAMES } from './games.ts';
import { fileInWords, readTextFile } from './text-file.ts';

/** A game record from a file, or from standard input for `-`, and the game it is of. */
export async function readRecordFile(
  path: string,
): Promise<{ readonly record: GameRecord; readonly listed: ListedGame }> {
  const text = await readTextFile(path);
  const record = parsed(path, text);
  const listed = gameNamed(record.game);
  if (listed === undefined) {
    throw new UserError(
      `${fileInWords(path)}: the game "${record.game}" is not known here, only ${OFFERED_NAMES.join(', ')}.`,
    );
  }
  return { record, listed };
}

function parsed(path: string, text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof Refused)
      throw new UserError(`${fileInWords(path)} is not a game record: ${error.message}`);
    throw error;
  }
}
