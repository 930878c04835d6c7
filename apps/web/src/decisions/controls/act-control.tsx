import type { PlaceName } from '@ochre/stone-age';
import { useMemo, useState } from 'react';
import type { ControlProps } from '../control.ts';
import { type ActOption, actOptions } from '../options/act.ts';
import { Frame } from '../parts/frame.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { PlaceList } from '../parts/place-list.tsx';
import { useChosen } from '../use-chosen.ts';
import { PurchaseControl } from './purchase-control.tsx';
import { RedeemPart } from './redeem-part.tsx';

/** A place where people stand, then what they do there. A tap on the board begins anew, there. */
export const ActControl = (props: ControlProps) => <ActOrPay key={props.at} {...props} />;

function ActOrPay(props: ControlProps) {
  const { legal, at } = props;
  const options = useMemo(() => actOptions(legal), [legal]);
  const [place, open] = useState(at ?? onlyPlace(options));
  const option = options.find((other) => other.place === place);
  if (option?.purchase === undefined) {
    return <PlacesToUse control={props} options={options} proposed={option} open={open} />;
  }
  return (
    <PurchaseControl
      control={props}
      purchase={option.purchase}
      leave={option.leave}
      back={options.length > 1 ? () => open(undefined) : undefined}
    />
  );
}

const onlyPlace = (options: readonly ActOption[]): PlaceName | undefined =>
  options.length === 1 ? options[0]?.place : undefined;

const movesAt = ({ use, leave, purchase }: ActOption): (string | undefined)[] => [
  use,
  leave,
  ...(purchase?.trades ?? []).flatMap(({ payments }) => payments.map(({ move }) => move)),
];

interface PlacesToUseProps {
  readonly control: ControlProps;
  readonly options: readonly ActOption[];
  readonly proposed: ActOption | undefined;
  readonly open: (place: PlaceName) => void;
}

/** All places where people stand. Those that must be paid for open; the others are used at once. */
function PlacesToUse({ control, options, proposed, open }: PlacesToUseProps) {
  const { view, words, best } = control;
  const chosen = useChosen(control, proposed?.use ?? proposed?.leave);
  const option = options.find(
    ({ use, leave }) => chosen.move !== undefined && [use, leave].includes(chosen.move),
  );
  return (
    <Frame
      control={control}
      chosen={chosen}
      aside={
        option?.use !== undefined && (
          <LeaveButton
            leave={option.leave}
            chosen={chosen}
            stay={() => chosen.choose(option.use)}
            words={words}
          />
        )
      }
    >
      <PlaceList
        options={options}
        isChosen={(other) => other === option}
        isBest={(other) => best !== undefined && movesAt(other).includes(best)}
        tap={({ place, use, leave, purchase }) => {
          const move = use ?? leave;
          if (purchase !== undefined) open(place);
          else if (move !== undefined) chosen.tap(move);
        }}
        view={view}
        words={words}
      />
      <RedeemPart control={control} chosen={chosen} />
    </Frame>
  );
}
