import type { AnyGame } from '@ochre/kernel';
import { type Event, type Result, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import type { GamePage } from '@ochre/ui/game/game-page.ts';
import { lazy, useMemo } from 'react';
import { Around } from './around.tsx';
import { Board } from './board/board.tsx';
import { useWords } from './in-words.tsx';
import { motion } from './motion/index.tsx';
import type { Scene } from './motion/planned.ts';
import { sayingsIn } from './play/sayings.ts';
import { PlayedValley } from './play/table.tsx';
import { story, tellerIn } from './story/index.ts';

const EndScene = lazy(async () => ({ default: (await import('./end/end-scene.tsx')).EndScene }));
const RulebookScreen = lazy(async () => ({
  default: (await import('./rulebook/rulebook-screen.tsx')).RulebookScreen,
}));
const RuleText = lazy(async () => ({
  default: (await import('./rulebook/rule-text.tsx')).RuleText,
}));

/** Stone Age in the browser. */
export const page: GamePage<Snapshot, Event, Scene> = {
  game: stoneAge as AnyGame,
  Around,
  Table: PlayedValley,
  Board,
  End: ({ view, ...props }) => (
    <EndScene view={view as Snapshot & { readonly result: Result }} {...props} />
  ),
  async drawEnd(pen, picture) {
    (await import('./end/draw-end.ts')).drawEnd(pen, picture);
  },
  Rulebook: RulebookScreen,
  Rule: RuleText,
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
