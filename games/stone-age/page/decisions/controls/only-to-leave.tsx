import { nameOfPlace } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import type { ActOption } from '../options/act.ts';
import { movesOf } from '../options/moves.ts';
import { Frame } from '../parts/frame.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { useChosen } from '../use-chosen.ts';

interface OnlyToLeaveProps {
  readonly control: ControlProps;
  readonly option: ActOption;
  /** All places where people stand. */
  readonly options: readonly ActOption[];
  readonly back: (() => void) | undefined;
}

/**
 * A place that can only be left now: it cannot be paid, or something closes it. What is in the way
 * is said, and what may help; leaving is never proposed.
 */
export function OnlyToLeave({ control, option, options, back }: OnlyToLeaveProps) {
  const { words, whyNot, legal } = control;
  const chosen = useChosen(control, undefined);
  return (
    <Frame
      control={control}
      chosen={chosen}
      title={nameOfPlace(option.place, words)}
      about={
        <>
          {whyNot?.(option.place)} {words.decisions[wayOut(option, options, legal)]}
        </>
      }
      back={back}
      go={null}
      aside={<LeaveButton leave={option.leave} control={control} />}
    />
  );
}

/** What may still bring the goods that are missing. */
function wayOut(
  { place }: ActOption,
  options: readonly ActOption[],
  legal: readonly string[],
): 'othersFirst' | 'redeemFirst' | 'onlyLeaving' {
  if (options.some((other) => other.place !== place && (other.use ?? other.purchase))) {
    return 'othersFirst';
  }
  return movesOf('redeem', legal).length > 0 ? 'redeemFirst' : 'onlyLeaving';
}
