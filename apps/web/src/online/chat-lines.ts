import type { SeatView, Told } from '@ochre/match';
import { tribeAt } from '../play/tribe-at.ts';
import type { Speaker } from '../story/speaker.tsx';
import type { Words } from '../words/words.ts';

/** Something that was said at a table, and by whom. */
export interface ChatLine extends Speaker {
  readonly seq: number;
  readonly text: string;
}

/** All that was said and may be heard, in the reader's language where it was a sign. */
export const linesOf = (
  told: readonly Told[],
  seats: readonly SeatView[],
  { story, online }: Words,
): ChatLine[] =>
  told.flatMap(({ seq, what }) => {
    if (what.kind !== 'said') return [];
    const { seat, isHost, name, text, phrase } = what;
    const { chat } = online;
    return [
      {
        seq,
        seat,
        tribe: seat === undefined ? undefined : tribeAt(seats[seat] ?? {}, seat),
        isHost,
        name: name || chat.somebody,
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
