import { wrap } from '@ochre/terminal';
import { askFor, askWord } from './asking.ts';
import { isFolder, isTaken, recordPath, writeGame, writingProblem } from './save-file.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Saves a game under a name, asking for it if need be; whether it was saved. */
export async function saveGame(table: Table, terminal: Terminal, name: string): Promise<boolean> {
  const wanted = name !== '' ? name : await askFor(terminal, 'File name?', freeName(table));
  if (wanted === undefined) return false;
  if (isFolder(wanted)) {
    terminal.show([`${wanted} is a folder: please name a file.`]);
    return false;
  }
  const path = recordPath(wanted);
  const record = table.record();
  const taken = isTaken(path, record);
  if (taken && !(await mayOverwrite(terminal, path))) {
    terminal.show(['Not saved.']);
    return false;
  }
  try {
    const written = writeGame(path, record, table.secret, table.seats, taken);
    terminal.show(written.flatMap((line) => wrap(line, terminal.width)));
    return true;
  } catch (error) {
    terminal.show(wrap(writingProblem(path, error), terminal.width));
    return false;
  }
}

const mayOverwrite = async (terminal: Terminal, path: string): Promise<boolean> =>
  (await askWord(terminal, `${path} exists already. Overwrite it?`, ['yes', 'no'], 'no')) === 'yes';

/** The first name that is not taken yet. */
function freeName(table: Table): string {
  const record = table.record();
  for (let number = 1; ; number++) {
    const path = `game-${number}.ochre`;
    if (!isTaken(path, record)) return path;
  }
}
