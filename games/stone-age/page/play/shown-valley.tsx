import type { Event, Snapshot } from '@ochre/stone-age/rules';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import type { ReactNode } from 'react';
import { Board } from '../board/board.tsx';
import type { Marks } from '../board/marks.ts';
import type { RollOnLand } from '../motion/roll.ts';
import { OverLand } from '../scene/over-land.tsx';
import { placeOfMove } from '../scene/place-of-move.ts';
import { TellingBar } from '../scene/telling-bar.tsx';
import { rollAsked } from '../scene/told.ts';
import type { Deciding } from './deciding.ts';

interface ShownValleyProps extends TableProps<Snapshot> {
  /** The board as it is shown, and what moves over it. */
  readonly shown: Snapshot;
  readonly stage: ReactNode;
  readonly marks: Marks;
  readonly deciding: Deciding;
  /** What is asked, where nothing is told. */
  readonly bar: ReactNode;
  /** What else lies over the board. */
  readonly above: ReactNode;
}

/** The board with what happens on it: whose move is played has the bar and the light. */
export function ShownValley({ shown, stage, deciding, bar, above, ...props }: ShownValleyProps) {
  const { view, seats, viewer, isPlaying } = props;
  const { now, skip } = useShowing();
  const told = now?.isTold === true && props.instead === undefined ? now : undefined;
  // Only this page plans what is staged.
  const staged = now?.staged as RollOnLand | undefined;
  const roll = now === undefined ? rollAsked(view, isPlaying ? viewer : undefined) : staged;
  const about = roll?.for ?? (told && placeOfMove(told.events as readonly Event[]));
  return (
    <Board
      view={shown}
      seats={seats}
      viewer={viewer}
      marks={told !== undefined || roll !== undefined ? only(about) : props.marks}
      onPlace={deciding.tap}
      roll={roll}
      factor={now?.factor}
      happensAt={told && about}
      corner={props.corner}
      log={props.log}
      bar={
        told === undefined ? (
          bar
        ) : (
          <TellingBar
            move={told}
            roll={roll}
            view={shown}
            seats={seats}
            viewer={viewer}
            skip={skip}
          />
        )
      }
      over={
        <>
          {stage}
          <OverLand {...props} roll={roll} deciding={deciding} />
          {above}
        </>
      }
    />
  );
}

/** Nothing is to be chosen on the board but to look at one place. */
const only =
  (place: string | undefined): Marks =>
  (name) => ({ state: name === place ? 'chosen' : 'plain' });
