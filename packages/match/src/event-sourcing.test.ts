import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';
import { GAMES, type Keeper } from './testing/keeper.ts';
import { EVERYBODY, playAtRandom } from './testing/random-play.ts';

/** One new seed a run keeps the tests curious. It is in the name. */
const SEEDS = ['one', 'two', process.env.OCHRE_SEED ?? randomUUID()];
const CASES = ['pebbles', 'stone-age'].flatMap((game) =>
  SEEDS.map((seed) => [game, seed] as const),
);

/** Everything that anybody can learn from a table. */
const everything = (table: Table): string =>
  JSON.stringify([
    table.seq,
    ...EVERYBODY.map((member) => [
      table.view(member),
      table.told(Math.max(0, table.seq - 5), member),
    ]),
    table.nextDue(),
    table.botToMove(),
    table.stage === 'gathering' ? undefined : table.gameState,
  ]);

function openedAnew({ entries, mutings }: Keeper): Table {
  const table = Table.open(GAMES, JSON.parse(JSON.stringify(entries)));
  table.keepMutes(mutings);
  return table;
}

describe.each(CASES)('%s, at random with seed %s', (game, seed) => {
  it('is what its log says, at every step; what is refused changes nothing', () => {
    const seen = { done: 0, refused: 0 };
    let twin: Table | undefined;
    const keeper = playAtRandom(game, seed, 350, (kept, { act, what }) => {
      twin ??= openedAnew(kept);
      const before = everything(kept.table);
      const { length } = kept.entries;
      try {
        act();
        seen.done++;
      } catch (error) {
        const { name } = error as Error;
        expect([what, error]).toEqual([
          what,
          expect.objectContaining({ name: expect.stringMatching(/^(Declined|Refused)$/) }),
        ]);
        expect([name, everything(kept.table)]).toEqual([name, before]);
        expect(kept.entries).toHaveLength(length);
        seen.refused++;
      }
      for (const entry of kept.entries.slice(length)) twin.apply(JSON.parse(JSON.stringify(entry)));
      twin.keepMutes(kept.mutings);
      expect([what, everything(twin)]).toEqual([what, everything(kept.table)]);
      if (seen.done % 40 === 0) expect(everything(openedAnew(kept))).toBe(everything(kept.table));
    });
    expect(everything(openedAnew(keeper))).toBe(everything(keeper.table));
    for (const member of EVERYBODY) {
      expect(keeper.table.history(member)).toHaveLength(keeper.table.seq);
    }
    expect(seen.done).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  it('never stands still: somebody can always do something, until the end', () => {
    playAtRandom(game, `${seed} alive`, 200, ({ table, now }, { act }) => {
      try {
        act();
      } catch {
        // Refused, and the other test sees to it that nothing has changed.
      }
      if (table.stage !== 'playing') return;
      const views = EVERYBODY.map((member) => table.view(member).game!);
      const people = views.some(({ legal, canUndo }) => canUndo || (legal ?? []).length > 0);
      const due = table.nextDue() !== undefined || table.due(now).length > 0;
      expect(people || due || table.botToMove() !== undefined).toBe(true);
    });
  });
});
