import type { GameView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import type { Command } from '@ochre/protocol';
import { useWords } from '../words/language.tsx';
import type { TableSlots } from './slots.ts';

interface TurnActsProps {
  /** Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  /** The turn waits for its end. */
  readonly isTurnDone: boolean;
  readonly send: (command: Command) => void;
}

/** What can be done beside the decision: take back, end the turn. */
export function TurnActs({ undo, isTurnDone, send }: TurnActsProps) {
  const words = useWords();
  return (
    <>
      {undo !== undefined && (
        <button type="button" className="button small undo" onClick={undo}>
          <Icon name="undo" size={18} />
          {words.buttons.undo}
        </button>
      )}
      {isTurnDone && (
        <button
          type="button"
          className="button small act end-turn"
          onClick={() => send({ kind: 'endTurn' })}
        >
          {words.buttons.endTurn}
        </button>
      )}
    </>
  );
}

/** Whether somebody at this screen may take their last move back; who shares it, what they did last. */
export const canTakeBack = (
  { moves, canUndo, takesBack }: Pick<GameView, 'moves' | 'canUndo' | 'takesBack'>,
  { isShared = false, given = 0 }: Pick<TableSlots, 'isShared' | 'given'>,
): boolean => moves > given && (canUndo || (isShared && takesBack !== undefined));
