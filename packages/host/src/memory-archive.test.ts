import type { GameEvent } from '@ochre/kernel';
import { gameNamed } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { Draft } from './draft.ts';
import { withGivenDice } from './given-dice.ts';
import { Keeper } from './keeper.ts';
import { hostOf, memberAt } from './members.ts';
import { MemoryArchive } from './memory-archive.ts';
import { GAMES, planOf } from './testing/shared-archive.ts';

const HOUR = { now: () => 5, steady: () => 0 };
const opening = { plan: planOf('pp'), names: ['Ann', 'Ben'], secret: 's', nonces: ['x', 'y'] };

describe('a table that is kept nowhere else', () => {
  it('begins with a draft, and goes on with what is stored', async () => {
    const draft = new Draft(GAMES, opening, 9);
    draft.move(0, 'take 2');
    draft.move(1, 'roll');
    const heard: [string, readonly GameEvent[]][] = [];
    const archive = new MemoryArchive(GAMES, draft.entries, HOUR, ({ deed }, events) =>
      heard.push([deed.kind, events]),
    );
    expect([archive.table.moves, archive.table.turn]).toEqual([2, 0]);
    const keeper = new Keeper(archive, { changed: () => {} });
    const { seq } = archive.table;
    await keeper.act({ seen: seq, command: { kind: 'move', move: 'take 1' } }, memberAt(0));
    expect(archive.table.seq).toBe(seq + 1);
    // Time in a log never goes back.
    expect([archive.table.changedAt, archive.hour.now()]).toEqual([9, 9]);
    expect(heard.map(([kind]) => kind).slice(3)).toEqual([
      ...['moved', 'turnEnded', 'moved', 'moved'],
    ]);
    expect(heard.at(-1)).toEqual(['moved', [{ type: 'took', player: 0, count: 1 }]]);
    expect(archive.table.view(hostOf(opening.plan)).isHost).toBe(true);
  });

  it('has a log', () => {
    expect(() => new MemoryArchive(GAMES, [], HOUR)).toThrow('A log begins with');
  });
});

describe('given dice', () => {
  it('fall whatever nonces the seats have', () => {
    const first = (nonces: readonly string[]): unknown => {
      const given = { nonces: [], rig: { dice: [6] } };
      const games = { ...GAMES, pebbles: withGivenDice(gameNamed(GAMES, 'pebbles'), 's', given) };
      const draft = new Draft(games, { ...opening, nonces }, 0);
      for (const seat of [0, 1]) draft.move(seat, 'roll');
      return new MemoryArchive(games, draft.entries, HOUR).table.gameState;
    };
    expect(first(['a', 'b'])).toEqual(first(['c', 'd']));
  });
});
