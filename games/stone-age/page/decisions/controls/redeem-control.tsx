import { ofSeat } from '@ochre/kernel';
import { useMemo, useState } from 'react';
import type { Bundle } from '../../../words/sayings/bundle.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import { dearest, isSame } from '../options/bundle.ts';
import { goodsOptions } from '../options/goods.ts';
import { askedByAll, checksOf } from '../options/setting.ts';
import { Checks } from '../parts/checks.tsx';
import { Frame } from '../parts/frame.tsx';
import { FreeSteppers } from '../parts/free-steppers.tsx';
import { useChosen } from '../use-chosen.ts';

/** The card of *any two resources*, wherever it may be redeemed: which two. */
export function RedeemControl(props: ControlProps) {
  const { legal, words, view, decision } = props;
  const { decisions } = words;
  const player = ofSeat(view.players, decision.player);
  const options = useMemo(() => goodsOptions('redeem', legal), [legal]);
  const first = dearest(options);
  const chosen = useChosen(props, first?.move);
  const [wanted, want] = useState<Bundle>(first?.bundle ?? {});
  const asked = askedByAll(options);
  const taken =
    chosen.move === undefined ? undefined : decisions.take(nameOfBundle(wanted, player, words));
  const set = (bundle: Bundle): void => {
    want(bundle);
    chosen.choose(options.find((option) => isSame(option.bundle, bundle))?.move);
  };
  return (
    <Frame
      control={{ ...props, at: undefined }}
      chosen={chosen}
      title={taken ?? decisions.asked.gain}
      about={decisions.redeemed}
      go={taken}
    >
      {asked !== undefined && (
        <div className="counting redeeming">
          <FreeSteppers
            label={decisions.asked.gain}
            options={options}
            asked={asked}
            bundle={wanted}
            onChange={set}
            player={player}
            words={words}
            caption={() => undefined}
          />
          <Checks checks={checksOf(asked, wanted)} isShort={false} words={words} />
        </div>
      )}
    </Frame>
  );
}
