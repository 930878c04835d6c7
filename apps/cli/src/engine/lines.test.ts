import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter, LONGEST_LINE, type ReadLine } from './lines.ts';

function split(...chunks: readonly (Uint8Array | string)[]): ReadLine[] {
  const splitter = new LineSplitter();
  const lines = chunks.flatMap((chunk) => [...splitter.push(Buffer.from(chunk as string))]);
  return [...lines, ...splitter.end()];
}

const text = (...lines: readonly string[]): ReadLine[] => lines.map((line) => ({ text: line }));

describe('lines', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['\n', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['a\n\nb\n', ['a', '', 'b']],
    ['a\r\nb\r\n\r\n', ['a', 'b', '']],
    ['a\rb\n', ['a\rb']],
    ['\r', ['']],
  ])('of %j', (input, expected) => {
    expect(split(input)).toEqual(text(...expected));
  });

  it('are the same in whatever pieces they come', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((line) => Buffer.from(`${line}\nä€😀\r\n${line}`)),
        fc.array(fc.nat(40), { maxLength: 20 }),
        (bytes, sizes) => {
          const pieces: Uint8Array[] = [];
          let at = 0;
          for (const size of sizes) {
            pieces.push(bytes.subarray(at, at + size));
            at += size;
          }
          expect(split(...pieces, bytes.subarray(at))).toEqual(split(bytes));
        },
      ),
    );
  });

  it('say so when they are not UTF-8, and go on', () => {
    expect(split(Buffer.from([0x61, 0xff, 0x0a, 0x62, 0x0a]))).toEqual([
      { problem: 'the line is not UTF-8; JSON text in UTF-8 is expected' },
      { text: 'b' },
    ]);
  });

  it('may be as long as the limit, but not longer; then nothing of them is kept', () => {
    const part = 'x'.repeat(LONGEST_LINE / 4);
    const [longest] = split(part, part, part, part, '\n') as { text: string }[];
    expect(longest!.text.length).toBe(LONGEST_LINE);
    const tooLong = { problem: `the line is longer than ${LONGEST_LINE} bytes` };
    expect(split(part, part, part, part, 'xx', part, '\na\n')).toEqual([tooLong, { text: 'a' }]);
    expect(split(part, part, part, part, part)).toEqual([tooLong]);
  });
});
