import { wrap } from '@ochre/terminal';
import { askFor, askWord } from './asking.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import {
  isFolder,
  isTaken,
  recordPath,
  savedInWords,
  writeGame,
  writingProblem,
} from './save-file.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Saves a game under a name, asking for it if need be; whether it was saved. */
export async function saveGame(
  table: KeyboardTable,
  terminal: Terminal,
  name: string,
): Promise<boolean> {
  const words = table.listed.words.saving;
  const wanted = name !== '' ? name : await askFor(terminal, words.fileName, freeName(table));
  if (wanted === undefined) return false;
  if (isFolder(wanted)) {
    terminal.show(wrap(words.isFolder(wanted), terminal.width));
    return false;
  }
  const path = recordPath(wanted);
  const record = table.record();
  const taken = isTaken(path, record);
  if (taken && !(await mayOverwrite(table, terminal, path))) {
    terminal.show([words.notSaved]);
    return false;
  }
  try {
    writeGame(path, record, table.secret, table.seats, taken);
    const written = savedInWords(path, record, words);
    terminal.show(written.flatMap((line) => wrap(line, terminal.width)));
    return true;
  } catch (error) {
    terminal.show(wrap(writingProblem(path, error, words), terminal.width));
    return false;
  }
}

async function mayOverwrite(
  table: KeyboardTable,
  terminal: Terminal,
  path: string,
): Promise<boolean> {
  const { saving, setup } = table.listed.words;
  const { asking } = setup;
  const answer = await askWord({ terminal, words: asking }, saving.overwrite(path), {
    names: ['yes', 'no'],
    otherwise: 'no',
    inWords: asking.answers,
  });
  return answer === 'yes';
}

/** The first name that is not taken yet. */
function freeName(table: KeyboardTable): string {
  const record = table.record();
  for (let number = 1; ; number++) {
    const path = `${table.listed.words.saving.usualName}-${number}.ochre`;
    if (!isTaken(path, record)) return path;
  }
}
