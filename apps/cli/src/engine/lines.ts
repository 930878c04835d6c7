/** A longer line is answered, but not read. */
export const LONGEST_LINE = 16 * 1024 * 1024;

export type ReadLine = { readonly text: string } | { readonly problem: string };

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const TOO_LONG = `the line is longer than ${LONGEST_LINE} bytes`;
const NOT_UTF8 = 'the line is not UTF-8; JSON text in UTF-8 is expected';

/** Cuts bytes into lines, in whatever pieces they come. Of a line that is too long nothing is kept. */
export class LineSplitter {
  private parts: Uint8Array[] = [];
  private size = 0;

  *push(chunk: Uint8Array): Generator<ReadLine> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end));
      yield this.takeLine();
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
  }

  /** The last line may come without its newline. */
  *end(): Generator<ReadLine> {
    if (this.size > 0) yield this.takeLine();
  }

  private keep(part: Uint8Array): void {
    this.size += part.length;
    if (this.size > LONGEST_LINE) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  private takeLine(): ReadLine {
    const line = this.size > LONGEST_LINE ? { problem: TOO_LONG } : decoded(this.parts);
    this.parts = [];
    this.size = 0;
    return line;
  }
}

function decoded(parts: readonly Uint8Array[]): ReadLine {
  const bytes = Buffer.concat(parts);
  const end = bytes.at(-1) === RETURN ? bytes.length - 1 : bytes.length;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end)) };
  } catch {
    return { problem: NOT_UTF8 };
  }
}
