import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import type { Sum } from '../motion/roll.ts';

/** What the dice come to. The log says it to who does not see it. */
export function SumPlate({ sum: { total, divisor, comes, good } }: { readonly sum: Sum }) {
  const words = useWords();
  return (
    <p className="sum-plate" aria-hidden="true">
      {total} ÷ {divisor} = <b>{words.number(comes)}</b>
      <Icon name={good} size={22} />
    </p>
  );
}
