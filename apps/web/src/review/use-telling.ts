import type { Viewer } from '@ochre/kernel';
import type { Moment } from '@ochre/search/review';
import type { Seat } from '@ochre/ui/seat.ts';
import { sentenceOf } from '@ochre/words';
import { useMemo } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import type { Replay } from '../table/index.ts';
import { useWords } from '../words/language.tsx';

/** Tells of the moves of a recorded game in the words of that game. */
export interface Telling {
  /** Any move in place of one that was made. */
  readonly move: (at: number, move: string) => string;
  /** What came to light by a move. */
  readonly fell: (at: number) => string;
  /** Who rolled or drew; who moved, where it was for all. */
  readonly owner: (moment: Pick<Moment, 'at' | 'player'>) => number;
}

interface Told {
  readonly replay: Replay;
  readonly eyes: Viewer;
  readonly seats: readonly Seat[];
  readonly viewer: number | undefined;
}

export function useTelling({ replay, eyes, seats, viewer }: Told): Telling {
  const { story, useSayings, useTeller } = useGamePage();
  const sayings = useSayings();
  const teller = useTeller();
  const words = useWords();
  return useMemo(() => {
    const owner = ({ at, player }: Pick<Moment, 'at' | 'player'>): number =>
      replay.cameToLight(at + 1, eyes).flatMap((event) => story.playersOf(event))[0] ?? player;
    return {
      move: (at, move) => sayings.move(replay.at(at, eyes).snapshot, move),
      fell(at) {
        const readers = { seats, viewer };
        const events = replay.cameToLight(at + 1, eyes);
        const whose = owner({ at, player: replay.record.moves[at]!.player });
        const own = events.filter((event) => story.playersOf(event).includes(whose));
        const drawn = own.flatMap((event) => teller.drew?.(event, whose, readers) ?? []);
        const deeds = [...teller.deeds(own, whose, readers), ...drawn];
        const told = deeds.length === 0 ? [] : [sentenceOf(whose, deeds, { ...readers, words })];
        const news = events
          .filter((event) => story.playersOf(event).length === 0)
          .map((event) => teller.news(event, readers));
        return [...told, ...news].join(' ');
      },
      owner,
    };
  }, [replay, eyes, seats, viewer, story, sayings, teller, words]);
}
