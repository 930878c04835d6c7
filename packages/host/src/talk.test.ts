import { describe, expect, it } from 'vitest';
import { Keeper, type NewEntries } from './keeper.ts';
import { HOST, logOf, SharedArchive } from './testing/shared-archive.ts';

const BEN = 'ben';
const EVE = 'eve';
const sit = (name: string) => ({ kind: 'sit', name, nonce: name }) as const;
const talk = (text: string) => ({ kind: 'say', text, name: 'Eve' }) as const;
const move = { kind: 'move', move: 'take 1' } as const;

/** Storing takes until it is let through, one after the other. */
class SlowArchive extends SharedArchive {
  readonly stored: string[] = [];
  isSlow = false;
  private waiting: (() => void)[] = [];

  override async append(entries: NewEntries): Promise<void> {
    if (this.isSlow) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await super.append(entries);
    this.stored.push(...entries.deeds.map(({ kind }) => kind));
  }

  /** Lets what is stored now be stored. */
  async letOneThrough(): Promise<void> {
    while (this.waiting.length === 0) await Promise.resolve();
    this.waiting.shift()?.();
  }
}

async function begun() {
  const archive = new SlowArchive(logOf('pp'));
  const keeper = new Keeper(archive, { changed: () => {} });
  await keeper.act({ seen: 1, command: sit('Ann') }, HOST);
  await keeper.act({ seen: 1, command: sit('Ben') }, BEN);
  await keeper.act({ seen: archive.table.seq, command: { kind: 'begin' } }, HOST);
  archive.stored.length = 0;
  return { archive, keeper, seen: archive.table.seq };
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

describe('talk', () => {
  it('never holds a move up by more than what is being stored, however much of it comes', async () => {
    const { archive, keeper, seen } = await begun();
    archive.isSlow = true;
    const flood = Array.from({ length: 1000 }, (_, at) =>
      keeper.act({ seen, command: talk(`line ${at}`) }, EVE).then(() => 'done', codeOf),
    );
    const moved = keeper.act({ seen, command: move }, HOST);
    await archive.letOneThrough();
    await archive.letOneThrough();
    await moved;
    expect(archive.stored).toEqual(['said', 'moved']);
    // A handful waits; all others were told so at once, and nothing of them is kept.
    for (let at = 0; at < 7; at++) await archive.letOneThrough();
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(8);
    expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(992);
    expect(archive.stored).toEqual(['said', 'moved', ...Array(7).fill('said')]);
    archive.isSlow = false;
    await keeper.act({ seen, command: talk('after it') }, EVE);
  });

  it('that is sent again is done once, and answered so although there is no room for more', async () => {
    const { archive, keeper, seen } = await begun();
    const early = await keeper.act({ id: 'early', seen, command: talk('early') }, EVE);
    archive.isSlow = true;
    const flood = Array.from({ length: 8 }, (_, at) =>
      keeper.act({ id: `c${at}`, seen, command: talk(`line ${at}`) }, EVE),
    );
    const again = keeper.act({ id: 'c3', seen, command: talk('line 3') }, EVE);
    const refused = keeper.act({ id: 'c9', seen, command: talk('more') }, EVE).catch(codeOf);
    const known = keeper.act({ id: 'early', seen, command: talk('early') }, EVE);
    for (let at = 0; at < 8; at++) await archive.letOneThrough();
    const numbers = await Promise.all(flood);
    expect([await again, await refused, await known]).toEqual([numbers[3], 'too-many', early]);
    expect(archive.stored).toEqual(Array(9).fill('said'));
  });

  it('lets moves pass between its tries when somebody else was first', async () => {
    const { archive, keeper, seen } = await begun();
    archive.isSlow = true;
    const said = keeper.act({ seen, command: talk('hm') }, EVE);
    const moved = keeper.act({ seen, command: move }, HOST);
    // Another process stores something while the line is on its way.
    const other = new SharedArchive(archive.log);
    const elsewhere = new Keeper(other, { changed: () => {} });
    await elsewhere.act({ seen, command: talk('first') }, BEN);
    for (let at = 0; at < 3; at++) await archive.letOneThrough();
    await Promise.all([said, moved]);
    expect(archive.stored).toEqual(['moved', 'said']);
    expect(archive.log.slice(-3).map(({ deed }) => deed.kind)).toEqual(['said', 'moved', 'said']);
  });

  it('is never stale, however old what its sender saw, and makes no move stale', async () => {
    const { archive, keeper, seen } = await begun();
    for (let at = 0; at < 20; at++) {
      const [id, command] = [`c${at}`, talk(`line ${at}`)];
      await keeper.act({ id, seen: 1, command }, HOST);
      // Sent again it is done once.
      await keeper.act({ id, seen: 1, command }, HOST);
    }
    expect(archive.table.seq).toBe(seen + 20);
    await keeper.act({ id: 'move', seen, command: move }, HOST);
    expect(archive.stored.at(-1)).toBe('moved');
  });

  it('leaves the same room to what is arranged beside the log', async () => {
    const { archive, keeper, seen } = await begun();
    archive.isSlow = true;
    const flood = Array.from({ length: 8 }, () => keeper.act({ seen, command: talk('hm') }, EVE));
    await expect(keeper.arrange(async () => 'arranged')).rejects.toMatchObject({
      code: 'too-many',
    });
    for (let at = 0; at < 8; at++) await archive.letOneThrough();
    await Promise.all(flood);
    expect(await keeper.arrange(async () => 'arranged')).toBe('arranged');
  });
});
