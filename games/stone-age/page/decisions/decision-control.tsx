import type { ControlProps } from './control.ts';
import { RedeemControl } from './controls/redeem-control.tsx';
import { CONTROLS } from './controls.ts';
import { FocusKept, useIsFocusKept } from './focus-kept.tsx';

interface DecisionControlProps extends ControlProps {
  /** How many moves were made: with the next one everything begins anew. */
  readonly moves: number;
  /** Instead of it, the card of *any two resources* is redeemed. */
  readonly isRedeeming?: boolean;
}

/** The control for whatever is asked now. */
export function DecisionControl({ moves, isRedeeming = false, ...props }: DecisionControlProps) {
  const isKept = useIsFocusKept();
  const Control = isRedeeming ? RedeemControl : CONTROLS[props.decision.kind];
  const control = (
    <div className="decision-box">
      <Control key={moves} {...props} />
    </div>
  );
  return isKept ? control : <FocusKept>{control}</FocusKept>;
}
