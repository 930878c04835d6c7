import type { TableView } from '@ochre/match';
import type { ReactNode } from 'react';
import { withHost } from '../play/seats-of.ts';
import type { Presence } from '../table/index.ts';
import type { Words } from '../words/words.ts';
import { isShown } from './clock.ts';
import { SeatNote } from './seat-note.tsx';

/** What the board says of each seat at a table over the network; nothing where its own word will do. */
export const seatNotes = (
  { seats, clock, you, host }: TableView,
  presence: Presence | undefined,
  now: () => number,
  words: Words,
): ReactNode[] =>
  seats.map(({ bot }, seat) => {
    if (bot !== undefined) return undefined;
    const isAway = seat !== you && presence?.here[seat] === false;
    const own = clock !== undefined && isShown(clock, seat) ? clock : undefined;
    if (!isAway && own === undefined) return undefined;
    const here = seat === you ? words.play.you : words.play.person;
    const about = withHost(isAway ? words.online.table.away : here, seat === host, words);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
      <SeatNote key={seat} about={about} isAway={isAway} clock={own} seat={seat} now={now} />
    );
  });
