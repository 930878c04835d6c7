import {
  foodForecast,
  type GatheringRoll,
  gatheringOf,
  type Snapshot,
} from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import { estimateIn, percentOf, rounded } from './numbers.ts';
import './odds.css';
import { momentSeen } from './seen.ts';

interface FoodForecastLineProps {
  /** Also one with people where they are about to go: `afterMove`. */
  readonly view: Snapshot;
  readonly viewer: number;
  /** Neither the reader nor the table hides odds. */
  readonly isShown: boolean;
}

/** The feeding to come: who eats, what is there, what hunting brings, and whether it is enough. */
export function FoodForecastLine({ view, viewer, isShown }: FoodForecastLineProps) {
  const words = useWords();
  if (!isShown || view.phase === 'over' || view.players[viewer] === undefined) return null;
  const moment = momentSeen(view);
  const forecast = foodForecast(moment, viewer);
  const { people, agriculture, food, need, payable, withoutTools, withTools } = forecast;
  const hunt = gatheringOf(moment, viewer).rolls.find(({ good }) => good === 'food');
  const hunted = hunt === undefined ? 0 : meanOf(hunt);
  const left = rounded(food + agriculture + hunted - people, 1);
  const outlook = [
    ...(hunt === undefined ? [] : [words.odds.fed(percentOf(1 - withoutTools.hungry, words))]),
    ...(withTools.hungry < withoutTools.hungry
      ? [words.odds.fedWithTools(percentOf(1 - withTools.hungry, words))]
      : []),
    ...(payable > 0 && withoutTools.hungry > 0
      ? [words.odds.payInstead(Math.min(payable, need))]
      : []),
  ];
  return (
    <div className="food-forecast">
      <p className="odds-about">{words.odds.afterFeeding}</p>
      <p className="sum">
        <Part symbol="food" label={words.odds.there(food)} value={food} />
        {agriculture > 0 && (
          <Part
            sign="+"
            symbol="agriculture"
            label={words.odds.harvested(agriculture)}
            value={agriculture}
          />
        )}
        {hunt !== undefined && (
          <Part
            sign="+"
            symbol="place-hunt"
            label={words.odds.hunted(estimateIn(hunted, words))}
            value={hunted}
          />
        )}
        <Part sign="−" symbol="person" label={words.odds.eaten(people)} value={people} />
        <b className={left < 0 ? 'short' : 'enough'}>
          <span aria-hidden="true">=</span> {balance(left, words)}
        </b>
      </p>
      {need > 0 && <p className="odds-about">{outlook.join(' · ')}</p>}
    </div>
  );
}

const balance = (left: number, words: Words): string => {
  const food = words.number(Math.abs(left));
  return left < 0 ? words.odds.short(food) : words.odds.left(food);
};

/** What a hunt brings without tools, on average. */
const meanOf = ({ sums, divisor, limits }: GatheringRoll): number =>
  sums.reduce((mean, chance, sum) => {
    const due = Math.floor(sum / divisor);
    return mean + chance * (limits === undefined ? due : Math.min(due, limits.there, limits.room));
  }, 0);

interface PartProps {
  readonly sign?: string;
  readonly symbol: 'food' | 'agriculture' | 'place-hunt' | 'person';
  readonly label: string;
  readonly value: number;
}

/** A part of the sum: its symbol says in words what the number is. */
function Part({ sign, symbol, label, value }: PartProps) {
  const words = useWords();
  return (
    <span className="part">
      {sign !== undefined && <span aria-hidden="true">{sign}</span>}
      <span aria-hidden="true">{estimateIn(value, words)}</span>
      <Icon name={symbol} size={18} label={label} />
    </span>
  );
}
