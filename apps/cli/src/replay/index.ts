import { type GameEvent, type GameRecord, type RecordedMove, replay } from '@ochre/kernel';
import { UserError, wholeNumber } from '@ochre/terminal';
import type { Readers } from '@ochre/words';
import { readArguments } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { checkGame, GAME_OPTION } from '../game-option.ts';
import { inLanguage, type ListedGame } from '../games.ts';
import { LANGUAGE_OPTION, languageTyped } from '../language.ts';
import { readRecordFile } from '../record-file.ts';
import { standings } from '../standings.ts';
import { headingOf, readersOf } from '../telling.ts';
import { fileInWords } from '../text-file.ts';

const OPTIONS = {
  ...GAME_OPTION,
  ...LANGUAGE_OPTION,
  secret: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
} as const;

export const replayCommand: Command = {
  name: 'replay',
  about: 'play a game record again and tell what happened',
  help: () => `\
Usage: ochre replay FILE [options]

Plays a game record (.ochre) again, move by move, tells what happened and ends
with the scores. It stops where the record does not fit the rules or the dice.
FILE - is standard input.

Options:
  --to N          stop after N moves
  --secret TEXT   the secret of a game that still runs
  --quiet         print only the scores
  --json          print only the snapshot at the end, as JSON
  --lang en|es|de English, Spanish or German; without it, the system's language
`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArguments(args, OPTIONS, ['FILE']);
  const [path = ''] = words;
  const language = languageTyped(values.lang);
  const { record, listed: found } = await readRecordFile(path);
  checkGame(values.game, found);
  const listed = inLanguage(found, language);
  const part = upTo(record, values.to);
  const secret = values.secret ?? record.secret;
  if (secret === undefined) throw new UserError(secretNeeded(path));
  const readers = readersOf(record, listed);
  const tells = !values.quiet && !values.json;
  if (tells) print(headingOf(record, listed), '');
  const onMove = tells ? teller(listed, readers) : undefined;
  const { game, state } = replay(listed.rules, part, secret, onMove);
  if (tells) print('');
  print(
    values.json
      ? JSON.stringify(game.view(state, 'all'))
      : standings(
          listed,
          state,
          readers.seats.map(({ name }) => name),
        ),
  );
  return EXIT.ok;
}

const secretNeeded = (path: string): string =>
  `${fileInWords(path)}: the game still runs, so its secret is needed: --secret TEXT.`;

/** Prints each move under its number, and below it what happened. */
function teller(listed: ListedGame, readers: Readers) {
  let number = 0;
  return ({ player, move }: RecordedMove, events: readonly GameEvent[]): void => {
    number++;
    const sentences = events.flatMap((event) => listed.terminal.sentence(event, readers) ?? []);
    print(`${number}.  ${player}: ${move}`, ...sentences.map((text) => `    ${text}`));
  };
}

const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** The record as it was after so many moves: without a result, unless they are all. */
function upTo(record: GameRecord, to: string | undefined): GameRecord {
  if (to === undefined) return record;
  const count = wholeNumber('--to', to, 0, record.moves.length);
  if (count === record.moves.length) return record;
  const { result: _, ...rest } = record;
  return { ...rest, moves: record.moves.slice(0, count) };
}
