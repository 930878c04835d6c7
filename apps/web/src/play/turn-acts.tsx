import type { GameView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import type { Command } from '@ochre/protocol';
import { useWords } from '../words/language.tsx';

interface TurnActsProps {
  readonly game: GameView;
  /** The turn waits for its end. */
  readonly isTurnDone: boolean;
  /** People share the screen: each of them can take back what they did last. */
  readonly isShared: boolean;
  readonly send: (command: Command) => void;
}

/** What can be done beside the decision: take back, end the turn. */
export function TurnActs({ game, isTurnDone, isShared, send }: TurnActsProps) {
  const words = useWords();
  return (
    <>
      {canTakeBack(game, isShared) && (
        <button type="button" className="button small undo" onClick={() => send({ kind: 'undo' })}>
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

/** Whether somebody at this screen may take their last move back. */
export const canTakeBack = ({ canUndo, takesBack }: GameView, isShared: boolean): boolean =>
  canUndo || (isShared && takesBack !== undefined);
