import { oneOf, type Random } from '@ochre/kernel';
import type { Scene, Trouble } from './trouble.ts';

/** What whoever may connect to the database can say to all processes. */
export const garbageNotices: Trouble = async ({ cluster, tables }, random) => {
  if (cluster === undefined) return { did: 'nothing: there is no PostgreSQL' };
  const texts = Array.from({ length: 1 + random.below(20) }, () => noticeFor(tables, random));
  try {
    await cluster.notify(...texts);
  } catch (error) {
    return { did: `not said: ${error}` };
  }
  return { did: `${texts.length} notices` };
};

/** From no JSON at all to what only a process would say, about tables that are there. */
function noticeFor(tables: Scene['tables'], random: Random): string {
  const table = oneOf([...tables, 'none', ''], random);
  const number = oneOf([0, 1, -1, 1e15, 0.5], random);
  const garbage = oneOf<unknown>(
    [
      null,
      [],
      'x'.repeat(random.below(7_000)),
      { from: 7 },
      { from: 'me' },
      { from: 'me', moved: { table, seq: number } },
      { from: 'me', moved: { table: {}, seq: '1' } },
      { from: 'me', presence: { table, seats: [number], watching: number } },
      { from: 'me', presence: { table, seats: 'all' } },
      { from: 'me', __proto__: { moved: 1 }, constructor: table },
    ],
    random,
  );
  return random.below(4) === 0
    ? oneOf(['', '{', 'garbage', '[[[['], random)
    : JSON.stringify(garbage);
}
