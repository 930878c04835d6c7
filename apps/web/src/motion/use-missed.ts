import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { keepOf } from '../settings/index.ts';
import { lastLook } from './last-looks.ts';
import { seenAt } from './news.ts';
import { isBehind, type Look, type Manner, type Playback, rewound } from './playback.ts';

/** Where boards of the past come from. */
export interface Past {
  /** What the table is known by in this browser. */
  readonly table: string;
  readonly boardAfter: (moves: number) => Promise<unknown>;
}

/** Nobody is taken back longer after they came, in milliseconds. */
const OPENING = 2000;
/** Who acts does not want to be taken back. */
const ACTS = ['click', 'keydown'] as const;

/** Plays what happened since this browser last showed the table, when it is opened again. */
export function useMissed(
  look: Look,
  { table, boardAfter }: Past,
  manner: Manner,
  setPlayback: Dispatch<SetStateAction<Playback>>,
): void {
  const [last] = useState(() => lastLook(keepOf(globalThis.window), table));
  const isOpening = useRef(true);
  const replay = useEffectEvent(async () => {
    if (last === undefined || last >= look.seq || manner.pace === 'skip') return;
    const seen = seenAt(last, look.told);
    const board = await boardAfter(seen.moves);
    if (board === undefined || !isOpening.current) return;
    setPlayback((now) =>
      now.seq === look.seq && now.heard === undefined ? rewound(seen, board, look, manner) : now,
    );
  });
  useEffect(() => {
    const opened = (): void => {
      isOpening.current = false;
    };
    const timer = setTimeout(opened, OPENING);
    for (const act of ACTS) window.addEventListener(act, opened);
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, opened);
    };
  }, []);
  const isTold = look.told[0]?.seq === 1 && !isBehind(look);
  useEffect(() => {
    if (isTold) void replay();
  }, [isTold]);
}
