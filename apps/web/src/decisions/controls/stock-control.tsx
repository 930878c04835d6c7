import { useId, useMemo } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { stockOptions } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { StepButton } from '../parts/steppers.tsx';
import { sayMove } from '../say-move.ts';
import { useChosen } from '../use-chosen.ts';

/** Solo: a slider over the legal counts, and a step at a time. */
export function StockControl(props: ControlProps) {
  const { legal, words, view } = props;
  const id = useId();
  const stock = useMemo(() => stockOptions(legal), [legal]);
  const counts = stock?.counts ?? [];
  const chosen = useChosen(props, counts[0]?.move);
  const at = Math.max(
    0,
    counts.findIndex(({ move }) => move === chosen.move),
  );
  const { stockExplained } = words.decisions;
  if (stock === undefined)
    return (
      <Frame control={props} chosen={chosen}>
        {null}
      </Frame>
    );
  const { good } = stock;
  const go = (to: number): void => chosen.choose(counts[to]?.move ?? chosen.move);
  return (
    <Frame
      control={props}
      chosen={chosen}
      about={good === 'food' ? stockExplained.food : stockExplained.resource}
    >
      <div className="slider">
        <Icon name={good} size={26} />
        <label htmlFor={id}>{words.goods[good]}</label>
        <StepButton
          icon="minus"
          label={words.decisions.less(words.goods[good])}
          isOff={at === 0}
          onTap={() => go(at - 1)}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={counts.length - 1}
          step={1}
          value={at}
          aria-valuetext={sayMove(counts[at]!.move, view, words)}
          onChange={(event) => go(Number(event.target.value))}
        />
        <StepButton
          icon="plus"
          label={words.decisions.more(words.goods[good])}
          isOff={at === counts.length - 1}
          onTap={() => go(at + 1)}
        />
        <b className="points">{counts[at]?.count}</b>
      </div>
    </Frame>
  );
}
