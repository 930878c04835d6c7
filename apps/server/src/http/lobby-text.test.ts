import { expect, it } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { cardFor, move } from '../store/testing/samples.ts';
import { lobbyText } from './lobby-text.ts';
import { openTables } from './open-tables.ts';

const from = { client: '', isThroughStranger: false, origin: '', isSecure: false };

it('names from when more was allowed do no harm to who reads the lobby in a terminal', async () => {
  const store = memoryStore();
  const members = ['An\u202en\u001b[31ma', `B${'\u0335'.repeat(50)}en\n`].map((name, seat) => ({
    member: name,
    seat,
    name,
  }));
  await store.append(cardFor('t', { stage: 'gathering', members }), [move(1)]);
  expect(lobbyText(await openTables(store, from))).toBe(
    'code-t  stone-age, 2 seats, 0 free: Ann[31ma, B\u0335en\n',
  );
});
