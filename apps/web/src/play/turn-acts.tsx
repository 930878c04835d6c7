import type { GameView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import type { Command } from '@ochre/protocol';
import { useWords } from '../words/language.tsx';

interface TurnActsProps {
  readonly game: GameView;
  readonly you: number | undefined;
  readonly send: (command: Command) => void;
}

/** What can be done beside the decision: take back, end the turn. */
export function TurnActs({ game, you, send }: TurnActsProps) {
  const words = useWords();
  return (
    <>
      {game.canUndo && (
        <button type="button" className="button small undo" onClick={() => send({ kind: 'undo' })}>
          <Icon name="undo" size={18} />
          {words.buttons.undo}
        </button>
      )}
      {game.unconfirmed !== undefined && game.unconfirmed === you && (
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
