import type { GameRecord } from '@ochre/kernel';
import { textOf } from './share-record.ts';

/** Behind the address: no server ever sees it. */
const MARK = '#game=';
/** Longer ones are cut off by what people send links with. */
const LONGEST = 12_000;
/** What somebody could have packed to fill this browser's memory; the longest game has a twentieth. */
const LARGEST_TEXT = 1_000_000;

/** A link that holds the whole game; undefined while it runs, and where it is too long for a link. */
export async function linkTo(record: GameRecord, page: string): Promise<string | undefined> {
  if (record.result === undefined) return undefined;
  const packed = base64Of(await packedBytes(textOf(record)));
  return packed.length > LONGEST ? undefined : `${page}${MARK}${packed}`;
}

/** Whether a link is meant to hold a game. */
export const holdsGame = (link: string): boolean => link.includes(MARK);

/** The text of the game in a link; undefined where there is none, or nothing that can be read. */
export async function gameIn(link: string): Promise<string | undefined> {
  const at = link.indexOf(MARK);
  if (at < 0) return undefined;
  try {
    return await textIn(bytesOf(link.slice(at + MARK.length)));
  } catch {
    return undefined;
  }
}

async function packedBytes(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function textIn(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LARGEST_TEXT) throw new Error('page: a game in a link is too large');
  }
}

/** Of letters that are left alone in an address. */
const base64Of = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
