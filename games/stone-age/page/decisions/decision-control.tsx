import type { ControlProps } from './control.ts';
import { CONTROLS } from './controls.ts';
import { FocusKept, useIsFocusKept } from './focus-kept.tsx';

interface DecisionControlProps extends ControlProps {
  /** How many moves were made: with the next one everything begins anew. */
  readonly moves: number;
}

/** The control for whatever is asked now. */
export function DecisionControl({ moves, ...props }: DecisionControlProps) {
  const isKept = useIsFocusKept();
  const Control = CONTROLS[props.decision.kind];
  const control = (
    <div className="decision-box">
      <Control key={moves} {...props} />
    </div>
  );
  return isKept ? control : <FocusKept>{control}</FocusKept>;
}
