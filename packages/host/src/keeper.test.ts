import { describe, expect, it } from 'vitest';
import { Keeper } from './keeper.ts';
import { HOST, logOf, SharedArchive } from './testing/shared-archive.ts';

const sit = (name: string) => ({ kind: 'sit', name, nonce: name }) as const;
const BEN = 'ben';
const refused = (code: string) => expect.objectContaining({ code });

function kept(log = logOf('pp')) {
  const archive = new SharedArchive(log);
  const changes: number[] = [];
  let conflicts = 0;
  const keeper = new Keeper(archive, {
    changed: ({ table }) => changes.push(table.seq),
    conflicted: () => conflicts++,
  });
  return { archive, keeper, changes, conflicts: () => conflicts, log };
}

async function begun() {
  const here = kept();
  const { keeper, archive } = here;
  await keeper.act({ seen: 1, command: sit('Ann') }, HOST);
  await keeper.act({ seen: 1, command: sit('Ben') }, BEN);
  await keeper.act({ seen: archive.table.seq, command: { kind: 'begin' } }, HOST);
  return here;
}

describe('a command', () => {
  it('is stored, and then everybody is told', async () => {
    const { keeper, changes, log } = kept();
    expect(await keeper.act({ seen: 1, command: sit('Ann') }, HOST)).toBe(2);
    expect(log.map(({ deed }) => deed.kind)).toEqual(['made', 'sat']);
    expect(changes).toEqual([2]);
  });

  it('is done once under one id, and answered the same', async () => {
    const { keeper, log } = kept();
    const asked = { id: 'c1', seen: 1, command: sit('Ann') };
    const answers = await Promise.all([keeper.act(asked, HOST), keeper.act(asked, HOST)]);
    expect([answers, log.length]).toEqual([[2, 2], 2]);
  });

  it('was never done when it cannot be stored', async () => {
    const { keeper, archive, changes } = kept();
    archive.isFull = true;
    const asked = { seen: 1, command: sit('Ann') };
    await expect(keeper.act(asked, HOST)).rejects.toEqual(refused('unavailable'));
    expect([archive.table.seq, changes]).toEqual([1, []]);
    archive.isFull = false;
    expect(await keeper.act(asked, HOST)).toBe(2);
  });

  it('is stale when what it depends on has changed since its sender looked', async () => {
    const { keeper, archive } = await begun();
    const seen = archive.table.seq;
    const move = { seen, command: { kind: 'move', move: 'take 1' } } as const;
    await keeper.act(move, HOST);
    await expect(keeper.act(move, HOST)).rejects.toEqual(refused('stale'));
    await keeper.act({ seen: seen + 1, command: { kind: 'endTurn' } }, HOST);
    // Until somebody else has moved, nobody need be asked.
    await keeper.act({ ...move, seen: seen + 2 }, BEN);
    const last = archive.table.seq;
    await keeper.act({ seen: last, command: { kind: 'askUndo' } }, HOST);
    const answer = { kind: 'answerUndo', agrees: true } as const;
    await expect(keeper.act({ seen: last, command: answer }, BEN)).rejects.toEqual(
      refused('stale'),
    );
    await keeper.act({ seen, command: { kind: 'say', text: 'whenever' } }, BEN);
    expect(await keeper.act({ seen: archive.table.seq, command: answer }, BEN)).toBeGreaterThan(0);
  });

  it('begins the game that its sender has seen planned, and no other', async () => {
    const { keeper, archive } = kept();
    await keeper.act({ seen: 1, command: sit('Ann') }, HOST);
    const { plan } = archive.table;
    await keeper.act({ seen: 2, command: { kind: 'plan', plan } }, HOST);
    await expect(keeper.act({ seen: 2, command: { kind: 'begin' } }, HOST)).rejects.toEqual(
      refused('stale'),
    );
  });
});

describe('two who keep one table', () => {
  it('check again when the other was first, and lose nothing', async () => {
    const one = kept();
    const two = kept(one.log);
    await one.keeper.act({ seen: 1, command: sit('Ann') }, HOST);
    expect(await two.keeper.act({ seen: 1, command: sit('Ben') }, BEN)).toBe(3);
    expect([two.conflicts(), two.changes]).toEqual([1, [2, 3]]);
    await one.keeper.moved(3);
    expect(one.changes).toEqual([2, 3]);
    expect(one.archive.table.view(HOST)).toEqual(two.archive.table.view(HOST));
  });
});
