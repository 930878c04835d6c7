import { SOLO_FOOD_POINTS } from '@ochre/stone-age/rules';
import { useId, useMemo } from 'react';
import { sayMove } from '../../../words/sayings/say-move.ts';
import { Icon } from '../../art/icon.tsx';
import { Pile } from '../../art/scene/pile.tsx';
import type { ControlProps } from '../control.ts';
import { stockOptions } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { StepButton } from '../parts/steppers.tsx';
import { useChosen } from '../use-chosen.ts';
import './stock-control.css';

/** Solo: a slider over the legal counts, and a step at a time, beside the heap that is left. */
export function StockControl(props: ControlProps) {
  const { legal, words, view } = props;
  const id = useId();
  const stock = useMemo(() => stockOptions(legal), [legal]);
  const chosen = useChosen(props, stock?.counts[0]?.move);
  if (stock === undefined || view.solo === undefined) {
    return <Frame control={props} chosen={chosen} />;
  }
  const { good, counts } = stock;
  const at = Math.max(
    0,
    counts.findIndex(({ move }) => move === chosen.move),
  );
  const { count } = counts[at]!;
  const there = view.solo.board[good];
  const left = good === 'food' ? there + count : there - count;
  const points = good === 'food' ? SOLO_FOOD_POINTS * count : 0;
  const going = (to: number): (() => void) | undefined => {
    const move = counts[to]?.move;
    return move === undefined ? undefined : () => chosen.choose(move);
  };
  const { stockExplained } = words.decisions;
  const name = words.goods[good];
  return (
    <Frame
      control={props}
      chosen={chosen}
      about={good === 'food' ? stockExplained.food : stockExplained.resource}
    >
      <div className="heap">
        {left === 0 ? (
          <Icon name={good} size={40} />
        ) : (
          <svg viewBox="0 0 56 40" width="84" height="60" aria-hidden="true">
            <Pile good={good} count={left} x={24} y={34} />
          </svg>
        )}
        <p>
          <b>{words.goodsCounted[good](left)}</b>
          <span className="about">{words.solo.onTheBoard}</span>
        </p>
        {points < 0 && (
          <b className="loss" role="img" aria-label={words.effects.points(points)}>
            −{-points}
          </b>
        )}
      </div>
      <div className="slider">
        <StepButton icon="minus" label={words.decisions.less(name)} onTap={going(at - 1)} />
        <label className="unseen" htmlFor={id}>
          {name}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={counts.length - 1}
          step={1}
          value={at}
          aria-valuetext={sayMove(counts[at]!.move, view, words)}
          onChange={(event) => going(Number(event.target.value))?.()}
        />
        <StepButton icon="plus" label={words.decisions.more(name)} onTap={going(at + 1)} />
        <b className="count">{count}</b>
      </div>
    </Frame>
  );
}
