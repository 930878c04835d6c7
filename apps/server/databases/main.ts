// Plays a little at this commit's server, and prints the database that is left as SQL.
import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite-driver.ts';
import { temporaryFolder } from '../src/store/testing/folder.ts';
import { GENEROUS } from '../src/testing/generous.ts';
import { ServerProcess } from '../src/testing/server-process.ts';
import { ToolArguments } from '../src/testing/tool-arguments.ts';
import { dumped } from './dump.ts';
import { playALittle } from './play-a-little.ts';

ToolArguments.read({});
const folder = temporaryFolder();
try {
  const server = await ServerProcess.start('--data', folder.path, ...GENEROUS);
  try {
    await playALittle(server.origin);
  } finally {
    await server.stop();
  }
  const database = openSqlite(join(folder.path, 'ochre.sqlite'));
  process.stdout.write(dumped(database));
  database.close();
} finally {
  folder.remove();
}
