import { SOLO_FOOD_POINTS, SOLO_LEFT_POINTS } from '@ochre/stone-age/rules';
import { useId } from 'react';
import { Icon } from '../../art/icon.tsx';
import { signed } from '../../board/stakes.ts';
import { useWords } from '../../in-words.tsx';
import type { StockLine } from '../options/solo.ts';
import { StepButton } from '../parts/steppers.tsx';
import { USUAL } from './usual-stock.ts';

interface StockLineControlProps extends StockLine {
  /** On the board now. */
  readonly there: number;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** One thing of the set-up: how much of it, within which bounds, and what that costs. */
export function StockLineControl({ good, most, there, count, onCount }: StockLineControlProps) {
  const words = useWords();
  const id = useId();
  const { settingUp, less, more } = words.decisions;
  const isFood = good === 'food';
  const name = isFood ? settingUp.add : settingUp.remove(words.goods[good]);
  const points = isFood ? SOLO_FOOD_POINTS * count : 0;
  const costs = isFood
    ? settingUp.costsNow(most, String(-SOLO_FOOD_POINTS))
    : settingUp.costsLeft(most, String(-SOLO_LEFT_POINTS[good]));
  const left = isFood ? there + count : there - count;
  const going = (to: number): (() => void) | undefined =>
    to < 0 || to > most ? undefined : () => onCount(to);
  return (
    <li>
      <Icon name={good} size={34} />
      <label htmlFor={id}>
        <b>{name}</b>
        <small>{costs}</small>
      </label>
      <div className="slider">
        <StepButton icon="minus" label={less(words.goods[good])} onTap={going(count - 1)} />
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={1}
          value={count}
          onChange={(event) => onCount(Number(event.target.value))}
        />
        <StepButton icon="plus" label={more(words.goods[good])} onTap={going(count + 1)} />
      </div>
      <output htmlFor={id}>
        <b>
          {count}
          {points < 0 && <span className="loses"> {signed(points)}</span>}
        </b>
        <small>{count === USUAL ? settingUp.usual(USUAL) : settingUp.there(left)}</small>
      </output>
    </li>
  );
}
