import type { RefusalCode } from '@ochre/protocol';
import { useCallback, useRef, useState } from 'react';
import type { TableClient } from '../table/table-client.ts';

/** What comes sooner needs no excuse. */
const SOON_MS = 200;

/** Another moment than now. */
interface Looking {
  readonly moves: number;
  readonly isThere: boolean;
  /** As it was then; until it is there, what was looked at before, if that was not now. */
  readonly board: unknown;
  readonly eyes: number | undefined;
}

/** The moment of a game that is looked at; undefined is now. */
export function useMoment(client: TableClient, total: number, eyes: number | undefined) {
  const [looking, setLooking] = useState<Looking>();
  const [refused, setRefused] = useState<RefusalCode>();
  /** The last that was asked for: whatever comes after it is not wanted any more. */
  const wanted = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // It was taken back, or somebody else looks, who may know other things.
  if (looking !== undefined && (looking.moves >= total || looking.eyes !== eyes)) {
    setLooking(undefined);
  }

  const toNow = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setLooking(undefined);
  }, []);
  const forget = useCallback(() => setRefused(undefined), []);
  const jump = useCallback(
    async (moves: number): Promise<void> => {
      forget();
      if (moves >= total) return toNow();
      clearTimeout(timer.current);
      wanted.current = moves;
      timer.current = setTimeout(
        () => setLooking((before) => ({ board: before?.board, moves, isThere: false, eyes })),
        SOON_MS,
      );
      const moment = await client.moment(moves);
      if (wanted.current !== moves) return;
      clearTimeout(timer.current);
      if (moment.kind === 'there') {
        setLooking({ board: moment.board, moves, isThere: true, eyes });
      } else {
        toNow();
        setRefused(moment.code);
      }
    },
    [client, total, eyes, toNow, forget],
  );
  return { looking, refused, jump, toNow, forget };
}
