import { ofSeat } from '@ochre/kernel';
import {
  type Good,
  type Odds,
  type Snapshot,
  toolsAtHand,
  yieldOdds,
} from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { barsOf } from './bars.ts';
import { meanIn } from './numbers.ts';
import { momentSeen } from './seen.ts';
import { YieldBars } from './yield-bars.tsx';

interface RollOddsProps {
  /** With the people standing where they roll. */
  readonly view: Snapshot;
  readonly viewer: number;
  readonly roll: PlaceRoll;
}

/** Dice of people at a place. */
export interface PlaceRoll {
  readonly good: Good;
  readonly divisor: number;
  readonly dice: number;
  /** It may as well bring jewelry. */
  readonly split: boolean;
  /** No more than this comes. */
  readonly most: number;
}

/** What people bring: the whole distribution, without the tools at hand and with all of them. */
export function RollOdds({ view, viewer, roll }: RollOddsProps) {
  const words = useWords();
  const { good, divisor, dice, most } = roll;
  const { slots, oneUse } = toolsAtHand(ofSeat(momentSeen(view).players, viewer));
  const tools = [...slots.filter((value) => value > 0), ...oneUse];
  const { withoutTools, withTools } = yieldOdds(dice, divisor, tools, most);
  const charts: readonly { name: string; odds: Odds }[] = [
    { name: words.odds.mean, odds: withoutTools },
    ...(tools.length > 0 ? [{ name: words.odds.withTools(tools.join('+')), odds: withTools }] : []),
  ];
  const bars = barsOf(charts.map(({ odds }) => odds));
  const highest = Math.max(...bars.flat().map(({ chance }) => chance));
  return (
    <>
      <p className="odds-about">
        {words.odds.chances}
        {roll.split && `, ${words.odds.asFoodOrJewelry}`}
      </p>
      <div className="odds-charts">
        {charts.map(({ name, odds }, at) => (
          <figure key={name}>
            <figcaption aria-live="polite">
              <span>{name}</span>
              <b className="odds-mean">
                {meanIn(odds.mean, words)}
                <Icon name={good} size={16} label={words.goods[good]} />
              </b>
            </figcaption>
            <YieldBars good={good} bars={bars[at]!} highest={highest} />
          </figure>
        ))}
      </div>
    </>
  );
}
