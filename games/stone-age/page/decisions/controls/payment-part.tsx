import { ofSeat } from '@ochre/kernel';
import { VALUE } from '@ochre/stone-age/rules';
import { type Bundle, isGood } from '../../../words/sayings/bundle.ts';
import type { ControlProps } from '../control.ts';
import { type BundleOption, isSame } from '../options/bundle.ts';
import { distinct } from '../options/purchase.ts';
import type { AskedGoods } from '../options/setting.ts';
import { FreeSteppers } from '../parts/free-steppers.tsx';
import { LegalSteppers } from '../parts/legal-steppers.tsx';
import { Things } from '../parts/pictures.tsx';

interface PaymentPartProps {
  readonly control: ControlProps;
  readonly options: readonly BundleOption[];
  readonly asked: AskedGoods | undefined;
  readonly paid: Bundle;
  readonly traded: Bundle;
  readonly onSet: (bundle: Bundle) => void;
}

/** Steppers; where there is nothing to choose, what is paid. */
export function PaymentPart({ control, options, asked, paid, traded, onSet }: PaymentPartProps) {
  const { view, words, decision } = control;
  const player = ofSeat(view.players, decision.player);
  const label = words.decisions.payment;
  const have = (key: string): string | undefined => {
    if (key === 'agriculture') return words.decisions.have(player.agriculture);
    if (!isGood(key)) return undefined;
    const held = player[key] ?? 0;
    return key in VALUE
      ? words.decisions.worthHave(VALUE[key as keyof typeof VALUE], held)
      : words.decisions.have(held);
  };
  if (distinct(options.map(({ bundle }) => bundle)).length === 1) {
    return (
      <p className="to-pay">
        <Things of={paid} player={player} size={32} />
        {Object.entries(traded).map(([good, count]) => (
          <span key={good} className="traded">
            {words.decisions.traded(count)}
          </span>
        ))}
      </p>
    );
  }
  if (asked === undefined) {
    const value = options.find(({ bundle }) => isSame(bundle, paid)) ?? options[0]!;
    return (
      <LegalSteppers
        label={label}
        options={options}
        value={value}
        onChange={({ bundle }) => onSet(bundle)}
        player={player}
        words={words}
        caption={have}
      />
    );
  }
  return (
    <FreeSteppers
      label={label}
      options={options}
      asked={asked}
      bundle={paid}
      onChange={onSet}
      player={player}
      words={words}
      caption={have}
      traded={traded}
    />
  );
}
