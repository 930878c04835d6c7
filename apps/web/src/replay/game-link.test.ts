import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, printRecord } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { gameIn, linkTo } from './game-link.ts';

const folder = new URL('../../../../games/stone-age/rules/records/', import.meta.url);
const RECORDS = readdirSync(folder).map(
  (name) => [name, parseRecord(readFileSync(new URL(name, folder), 'utf8'))] as const,
);
const PAGE = 'https://ochre.example/replays';

describe('A game in a link', () => {
  it.each(RECORDS)('comes out as it went in: %s', async (_, record) => {
    const link = await linkTo(record, PAGE);
    expect(link).toMatch(/^https:\/\/ochre\.example\/replays#game=[\w-]+$/);
    expect(link!.length).toBeLessThan(4_000);
    expect(await gameIn(link!)).toBe(printRecord(record));
  });

  it('is not given while it runs: its dice are secret', async () => {
    const { result: _, ...running } = RECORDS[0]![1];
    expect(await linkTo(running, PAGE)).toBeUndefined();
  });

  it('is not given where it would be too long to be sent', async () => {
    const [, record] = RECORDS[0]!;
    const unlike = (at: number): string => `place forest ${Math.imul(at, 2_654_435_761) >>> 0}`;
    const moves = Array.from({ length: 3_000 }, (_, at) => ({
      player: 0,
      move: unlike(at),
      dice: [],
    }));
    const long: GameRecord = { ...record, moves };
    expect(await linkTo(long, PAGE)).toBeUndefined();
  });

  it.each([PAGE, `${PAGE}#game=`, `${PAGE}#game=%%%`, `${PAGE}#game=AAAA`, `${PAGE}#other`])(
    'is not found in %s',
    async (link) => {
      expect((await gameIn(link)) || undefined).toBeUndefined();
    },
  );

  it('that would fill the memory is not opened', async () => {
    const packed = new Blob(['x'.repeat(3_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    expect(await gameIn(`${PAGE}#game=${bytes.toString('base64url')}`)).toBeUndefined();
  });
});
