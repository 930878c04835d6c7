import type { Told } from '@ochre/match';
import type { PlayedMove, Showing } from '@ochre/ui/motion/showing.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { sayContent } from '../story/say-line.ts';
import { storyOf } from '../story/story.ts';
import { useWords } from '../words/language.tsx';
import { newsAfter } from './news.ts';
import { isToldOf, type Playback } from './playback.ts';

interface Shown {
  readonly playback: Playback;
  readonly seats: readonly Seat[];
  /** Nobody's seat where people share the screen. */
  readonly reader: number | undefined;
  readonly finish: () => void;
  readonly skip: () => void;
}

/** What is known of the board that is shown, for all that is drawn with it. */
export function useShown({ playback, seats, reader, finish, skip }: Shown): Showing {
  const { act, told } = playback;
  const all = useMemo(() => newsAfter({ seq: 0, moves: 0 }, told) ?? [], [told]);
  const said = useSaid(playback, seats, reader);
  const isTold = isToldOf(playback);
  return useMemo((): Showing => {
    const now: PlayedMove | undefined = act && {
      ...act.move,
      isOwn: act.isOwn,
      staged: act.staged,
      factor: act.factor,
      isTold,
      said,
    };
    const { seq } = act?.move ?? { seq: Number.POSITIVE_INFINITY };
    return { now, moves: all.filter((move) => move.seq <= seq), finish, skip };
  }, [act, all, said, isTold, finish, skip]);
}

/** What the log says of the move that is played. */
function useSaid(playback: Playback, seats: readonly Seat[], viewer: number | undefined): string {
  const { act, told } = playback;
  const words = useWords();
  const { story, useTeller } = useGamePage();
  const teller = useTeller();
  const move = act?.move;
  return useMemo(() => {
    if (move === undefined) return '';
    const until = toldUntil(told, move.seq);
    const line = storyOf(until, act?.moves ?? 0, story)
      .flatMap(({ lines }) => lines)
      .findLast(({ content }) => content.kind === 'deeds' && content.player === move.seat);
    return line === undefined ? '' : sayContent(line.content, { words, seats, viewer, teller });
  }, [move, act?.moves, told, story, words, seats, viewer, teller]);
}

/** The log as it was then. */
const toldUntil = (told: readonly Told[], seq: number): readonly Told[] =>
  told.filter((line) => line.seq <= seq);
