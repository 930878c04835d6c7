import type { DecisionKind } from '../../rules/decision-kinds.ts';
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

/** Several decisions that one control answers, one after the other. */
const IN_ONE_GO: readonly DecisionKind[] = ['stock'];

/** The control for whatever is asked now. */
export function DecisionControl({ moves, isRedeeming = false, ...props }: DecisionControlProps) {
  const isKept = useIsFocusKept();
  const Control = isRedeeming ? RedeemControl : CONTROLS[props.decision.kind];
  const control = (
    <div className="decision-box">
      <Control key={IN_ONE_GO.includes(props.decision.kind) ? 0 : moves} {...props} />
    </div>
  );
  return isKept ? control : <FocusKept>{control}</FocusKept>;
}
