import { movesOf } from '../decisions/options/moves.ts';
import { useWords } from '../in-words.tsx';
import type { Deciding } from './deciding.ts';

interface RedeemButtonProps {
  readonly legal: readonly string[];
  readonly deciding: Deciding;
}

/** Cards that bring any two resources can be redeemed whenever somebody acts (B6.4). */
export function RedeemButton({ legal, deciding }: RedeemButtonProps) {
  const words = useWords();
  if (movesOf('redeem', legal).length === 0) return null;
  return (
    <button
      type="button"
      className="leave"
      aria-pressed={deciding.isRedeeming}
      onClick={deciding.redeem}
    >
      {words.play.redeem}
    </button>
  );
}
