import { Icon } from '../art/icon.tsx';
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
      className="button small"
      aria-pressed={deciding.isRedeeming}
      onClick={deciding.redeem}
    >
      <Icon name="any" size={18} />
      {words.play.redeem}
    </button>
  );
}
