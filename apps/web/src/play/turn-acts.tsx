import type { GameView } from '@ochre/match';
import { Icon } from '@ochre/stone-age/page/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import type { Command } from '@ochre/protocol';
import type { Deciding } from '@ochre/stone-age/page/play/deciding.ts';
import { useWords } from '../words/language.tsx';

interface TurnActsProps {
  readonly game: GameView;
  readonly you: number | undefined;
  readonly deciding: Deciding;
  readonly canRedeem: boolean;
  readonly send: (command: Command) => void;
}

/** What can be done beside the decision: take back, end the turn, redeem. */
export function TurnActs({ game, you, deciding, canRedeem, send }: TurnActsProps) {
  const words = useWords();
  return (
    <>
      {canRedeem && (
        <button
          type="button"
          className="button small"
          aria-pressed={deciding.isRedeeming}
          onClick={deciding.redeem}
        >
          <Icon name="any" size={18} />
          {words.play.redeem}
        </button>
      )}
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
