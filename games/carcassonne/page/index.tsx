import type { AnyGame } from '@ochre/kernel';
import type { GamePage } from '@ochre/ui/game/game-page.ts';
import { lazy, useMemo } from 'react';
import { carcassonne, type Event, type Snapshot } from '../rules/index.ts';
import { Around, useWords } from './in-words.tsx';
import { LookedLand } from './insight/looked-land.tsx';
import { motion, type Scene } from './motion/index.tsx';
import { sayingsIn } from './play/sayings.ts';
import { PlayedLand } from './play/table.tsx';
import { story, tellerIn } from './story/index.ts';

const End = lazy(async () => ({ default: (await import('./end/end.tsx')).End }));
const Rulebook = lazy(async () => ({
  default: (await import('./rulebook/rulebook.tsx')).Rulebook,
}));
const Rule = lazy(async () => ({ default: (await import('./rulebook/rulebook.tsx')).Rule }));

/** Carcassonne in the browser. */
export const page: GamePage<Snapshot, Event, Scene> = {
  game: carcassonne as AnyGame,
  Around,
  Table: PlayedLand,
  Board: LookedLand,
  End,
  async drawEnd(...drawn) {
    await (await import('./end/draw-end.ts')).drawEnd(...drawn);
  },
  Rulebook,
  Rule,
  motion,
  story,
  useTeller() {
    const words = useWords();
    return useMemo(() => tellerIn(words), [words]);
  },
  useSayings() {
    const words = useWords();
    return useMemo(() => sayingsIn(words), [words]);
  },
};
