import type { Told } from '@ochre/match';
import type { Words } from '../words/words.ts';

/** Something that was said at a table. */
export interface ChatLine {
  readonly seq: number;
  /** Of who said it; undefined for who only watches. */
  readonly seat: number | undefined;
  readonly name: string;
  /** The name alone. */
  readonly called: string;
  readonly text: string;
}

/** All that was said and may be heard, in the reader's language where it was a sign. */
export const linesOf = (told: readonly Told[], { online: { chat }, story }: Words): ChatLine[] =>
  told.flatMap(({ seq, what }) => {
    if (what.kind !== 'said') return [];
    const { seat, name, text, phrase } = what;
    return [
      {
        seq,
        seat,
        called: name,
        name: (seat === undefined && name !== '' ? chat.watches(name) : name) || chat.somebody,
        text: phrase === undefined ? (text ?? chat.erased) : story.atTable.phrases[phrase],
      },
    ];
  });

/** What others said after a number of the log. */
export const unreadIn = (
  lines: readonly ChatLine[],
  after: number,
  you: number | undefined,
): ChatLine[] =>
  lines.filter(({ seq, seat }) => seq > after && (seat === undefined || seat !== you));
