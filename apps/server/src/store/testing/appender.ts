// A program that appends until it is killed, and says each number once it is stored.
import { writeSync } from 'node:fs';
import { openStore } from '../open.ts';
import { cardFor, move } from './samples.ts';

const [dataFolder = ''] = process.argv.slice(2);
const store = await openStore({ dataFolder }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
writeSync(1, 'open\n');
await Promise.all(['a', 'b', 'c', 'd'].map(appendForever));

async function appendForever(table: string) {
  const stored = (await store.cardOf(table))?.seq ?? 0;
  for (let seq = stored + 1; ; seq++) {
    await store.append(cardFor(table, { seq }), [move(seq)]);
    // Unbuffered: what was said before a kill is read after it.
    writeSync(1, `${table} ${seq}\n`);
  }
}
