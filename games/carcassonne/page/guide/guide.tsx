import type { GuideSlot } from '@ochre/ui/game/game-page.ts';
import { Guide as AnyGuide } from '@ochre/ui/guide/guide.tsx';
import type { GuidedScreen } from '@ochre/ui/guide/on-screen.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { useLandCamera } from '../board/in-sight.ts';
import { useWords } from '../in-words.tsx';
import type { Deciding } from '../play/deciding.ts';
import { factsOf } from './facts.ts';
import { COURSE } from './hints.ts';

interface GuideProps {
  readonly slot: GuideSlot;
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  readonly deciding: Deciding;
}

/** Leads through the first turns. */
export function Guide({ slot, view, seats, viewer, deciding }: GuideProps) {
  const words = useWords();
  const camera = useLandCamera();
  const screen = useMemo<GuidedScreen>(
    () => ({ ...SCREEN, onMoved: (listener) => camera.listen(listener) }),
    [camera],
  );
  const { squares, claims, at, asked } = deciding;
  return (
    <AnyGuide
      slot={slot}
      course={COURSE}
      screen={screen}
      nowIn={(lesson) => ({
        lesson,
        view,
        you: viewer,
        isLooking: at !== undefined,
        hasField: claims.some(({ on }) => on.startsWith('field')),
        isTurnDone: slot.isTurnDone,
      })}
      say={(name, now) => {
        const { title, text } = words.guide.hints[name];
        return { title, text: text(factsOf(now, seats, squares.length)) };
      }}
      hasKeys={at === undefined && asked === undefined && claims.length === 0}
    />
  );
}

const SCREEN = {
  board: '.land-pane',
  inUse: ['.land-top', '.decision-bar', '.land-card', '.land-strip', '.tile-in-hand'],
  lit: ['[data-square]', '.claim button'],
} as const satisfies GuidedScreen;
