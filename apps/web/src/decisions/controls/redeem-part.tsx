import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { dearest } from '../options/bundle.ts';
import { goodsOptions } from '../options/goods.ts';
import { Choice } from '../parts/choice.tsx';
import { Steppers } from '../parts/steppers.tsx';
import type { Chosen } from '../use-chosen.ts';

interface RedeemPartProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  /** It takes the place of what else was chosen. */
  readonly onOpen?: () => void;
}

/** The card of *any two resources*, wherever it may be redeemed. */
export function RedeemPart({ control, chosen, onOpen }: RedeemPartProps) {
  const { legal, words, view, decision } = control;
  const options = goodsOptions('redeem', legal);
  const first = dearest(options);
  if (first === undefined) return null;
  const open = options.find(({ move }) => move === chosen.move);
  return (
    <div className="part">
      <Choice
        isChosen={open !== undefined}
        onTap={() => {
          if (open !== undefined) return chosen.tap(open.move);
          onOpen?.();
          chosen.choose(first.move);
        }}
      >
        <Icon name="any" size={22} />
        {words.decisions.redeemAny}
      </Choice>
      {open !== undefined && (
        <Steppers
          label={words.decisions.redeemAny}
          options={options}
          value={open}
          onChange={({ move }) => chosen.choose(move)}
          player={view.players[decision.player]!}
          words={words}
        />
      )}
    </div>
  );
}
