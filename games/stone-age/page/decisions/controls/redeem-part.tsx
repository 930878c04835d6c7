import { ofSeat } from '@ochre/kernel';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { dearest } from '../options/bundle.ts';
import { goodsOptions } from '../options/goods.ts';
import { Choices } from '../parts/choice.tsx';
import { LegalSteppers } from '../parts/legal-steppers.tsx';
import type { Chosen } from '../use-chosen.ts';

interface RedeemPartProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
}

/** The card of *any two resources*, wherever it may be redeemed. */
export function RedeemPart({ control, chosen }: RedeemPartProps) {
  const { legal, words, view, decision } = control;
  const options = goodsOptions('redeem', legal);
  const first = dearest(options);
  if (first === undefined) return null;
  const open = options.find(({ move }) => move === chosen.move);
  return (
    <div className="part">
      <Choices
        label={words.decisions.redeemAny}
        choices={[
          {
            key: 'redeem',
            isChosen: open !== undefined,
            tap: () => chosen.tap(open?.move ?? first.move),
            picture: (
              <>
                <Icon name="any" size={22} />
                <span>{words.decisions.redeemAny}</span>
              </>
            ),
          },
        ]}
      />
      {open !== undefined && (
        <LegalSteppers
          label={words.decisions.redeemAny}
          options={options}
          value={open}
          onChange={({ move }) => chosen.choose(move)}
          player={ofSeat(view.players, decision.player)}
          words={words}
        />
      )}
    </div>
  );
}
