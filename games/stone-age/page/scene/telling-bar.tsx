import { ofSeat } from '@ochre/kernel';
import type { Snapshot } from '@ochre/stone-age/rules';
import type { PlayedMove } from '@ochre/ui/motion/showing.ts';
import '@ochre/ui/parts/buttons.css';
import type { Seat } from '@ochre/ui/seat.ts';
import { Icon } from '../art/icon.tsx';
import { OwnGoods } from '../board/decision-bar.tsx';
import { seated } from '../board/seat.ts';
import { BarActs } from '../decisions/parts/bar-acts.tsx';
import { useWords } from '../in-words.tsx';
import type { RollOnLand } from '../motion/roll.ts';
import './telling-bar.css';
import { sayDice, saySum, sayThrow } from './told.ts';
import { useSettled } from './use-settled.ts';

interface TellingBarProps {
  readonly move: PlayedMove;
  readonly roll: RollOnLand | undefined;
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  readonly skip: () => void;
}

/** The move that is played, where one looks. A tap on it ends it. The log says it aloud. */
export function TellingBar({ move, roll, view, seats, viewer, skip }: TellingBarProps) {
  const words = useWords();
  const isSettled = useSettled(roll, move.factor);
  const cast = { seats, words, viewer: move.isOwn ? move.seat : undefined };
  const title = roll === undefined ? move.said : (isSettled ? sayDice : sayThrow)(roll, cast);
  const sum = isSettled ? roll?.sum : undefined;
  return (
    <section
      className="decision-bar paper telling"
      aria-label={words.table.toMove(ofSeat(seats, move.seat).name)}
    >
      <Icon name={`standing-${ofSeat(seats, move.seat).tribe}`} size={40} />
      <div className="told" aria-hidden="true">
        <h2>{title}</h2>
        {sum !== undefined && <p>{saySum(sum, words)}</p>}
      </div>
      {!move.isOwn && (
        <BarActs
          acts={null}
          aside={
            <button
              type="button"
              className="button"
              data-own
              aria-keyshortcuts="Escape"
              onClick={skip}
            >
              <Icon name="skip" size={18} />
              {words.scene.skip}
            </button>
          }
        />
      )}
      <OwnGoods seat={ofSeat(seated(view, seats), viewer)} />
    </section>
  );
}
