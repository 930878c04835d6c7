import type { PlaceName } from '@ochre/stone-age/rules';
import { useMemo, useState } from 'react';
import { nameOfPlace } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import { type ActOption, actOptions } from '../options/act.ts';
import { Frame } from '../parts/frame.tsx';
import { LeaveButton } from '../parts/leave-button.tsx';
import { PlaceList } from '../parts/place-list.tsx';
import { useChosen } from '../use-chosen.ts';
import { OnlyToLeave } from './only-to-leave.tsx';
import { PurchaseControl } from './purchase-control.tsx';

/** A place where people stand, then what they do there. A tap on the board begins anew, there. */
export const ActControl = (props: ControlProps) => <ActOrPay key={props.at} {...props} />;

function ActOrPay(props: ControlProps) {
  const { legal, at } = props;
  const options = useMemo(() => actOptions(legal), [legal]);
  const [place, open] = useState(at ?? onlyPlace(options));
  const option = options.find((other) => other.place === place);
  const back = options.length > 1 ? () => open(undefined) : undefined;
  if (option?.purchase !== undefined) {
    const { purchase, leave } = option;
    return <PurchaseControl control={props} purchase={purchase} leave={leave} back={back} />;
  }
  if (option !== undefined && option.use === undefined) {
    // Whoever tapped the board taps another place.
    const toList = at === undefined ? back : undefined;
    return <OnlyToLeave control={props} option={option} options={options} back={toList} />;
  }
  return <PlacesToUse control={props} options={options} proposed={option} open={open} />;
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

/** All places where people stand. Those that are used are so at once; the others open. */
function PlacesToUse({ control, options, proposed, open }: PlacesToUseProps) {
  const { view, words, best, commit } = control;
  const chosen = useChosen(control, proposed?.use);
  return (
    <Frame
      control={control}
      chosen={chosen}
      title={proposed && nameOfPlace(proposed.place, words)}
      go={proposed === undefined ? null : words.decisions.useIt}
      aside={<LeaveButton leave={proposed?.leave} control={control} />}
    >
      <PlaceList
        options={options}
        isChosen={(other) => other === proposed}
        isBest={(other) => best !== undefined && movesAt(other).includes(best)}
        tap={({ place, use }) => (use === undefined ? open(place) : commit(use))}
        view={view}
        words={words}
      />
    </Frame>
  );
}
