import type { AnyGame } from '@ochre/kernel';
import { PICTURE } from '@ochre/ui/end/end-picture.ts';
import { fill } from '@ochre/ui/end/pen.ts';
import { drawPillars } from '@ochre/ui/end/pillars.ts';
import type { GameMotion } from '@ochre/ui/game/game-motion.ts';
import type { GamePage } from '@ochre/ui/game/game-page.ts';
import type { GameStory, Teller } from '@ochre/ui/game/game-story.ts';
import { useWords as useSharedWords } from '@ochre/ui/words/in-words.tsx';
import { useMemo } from 'react';
import { type PebblesEvent, type PebblesView, pebbles } from '../rules/pebbles.ts';
import type { Words } from '../words/index.ts';
import { sayDeed } from '../words/say-event.ts';
import { sayMove } from '../words/say-move.ts';
import { Board } from './board.tsx';
import { End } from './end.tsx';
import { Around, useWords } from './in-words.tsx';
import { Rule, Rulebook } from './rulebook.tsx';
import { PlayedPebbles } from './table.tsx';

type Took = Extract<PebblesEvent, { type: 'took' }>;

/** Nothing flies: the board is at once as it is. */
const motion: GameMotion<PebblesView, PebblesEvent, PebblesView> = {
  sceneOf: (view) => view,
  withView: (_, view) => view,
  plan(events, before) {
    const taken = events.filter((event): event is Took => event.type === 'took');
    const after = taken.reduce(withTaken, before);
    return { steps: [], changes: [{ at: 0, make: () => after }], before, after };
  },
  asSeen: (_, truth) => truth,
  withAsked: (view, _, player) => (player === undefined ? view : { ...view, player }),
  Piece: () => null,
  wayOf: () => undefined,
  soundsOf: () => [],
};

const withTaken = (view: PebblesView, { player, count }: Took): PebblesView => ({
  ...view,
  heap: view.heap - count,
  pebbles: view.pebbles.map((had, at) => (at === player ? had + count : had)),
});

const story: GameStory<PebblesEvent> = {
  isAnswer: () => false,
  playersOf: (event) => (event.type === 'over' ? [] : [event.player]),
  chapterOf: () => undefined,
  headingOf: () => undefined,
  standsApart: () => false,
  turnsUp: ({ type }) => type !== 'took',
  isInVain: () => false,
};

const tellerIn = (words: Words): Teller<PebblesEvent> => ({
  deeds: (events, _, readers) =>
    events.flatMap((event) =>
      event.type === 'over' ? [] : [sayDeed(event, { ...readers, words })],
    ),
  news: () => words.over,
  heading: (name) => name,
  chapter: (number) => words.turn(number),
  inVain: () => '',
  bot: (name) => words.bots[name as keyof Words['bots']] ?? name,
});

/** Pebbles in the browser. */
export const page: GamePage<PebblesView, PebblesEvent, PebblesView> = {
  game: pebbles as AnyGame,
  Around,
  Table: PlayedPebbles,
  Board,
  End,
  async drawEnd(pen, picture) {
    fill(pen, '--bg', () => pen.rect(0, 0, PICTURE.width, PICTURE.height));
    drawPillars(pen, picture);
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
    const shared = useSharedWords();
    return useMemo(
      () => ({
        asked: () => ({ title: words.asked }),
        waiting: (_, name) => words.waiting(name),
        where: ({ heap }) => words.pebbles(heap),
        reason: (rule) => words.ruleTexts[rule as keyof Words['ruleTexts']] ?? rule,
        move: (_, move) => sayMove(move, words).move,
        brings: (_, move) => sayMove(move, words).brings,
        verify: shared.buttons.verifyDice,
      }),
      [words, shared],
    );
  },
};
