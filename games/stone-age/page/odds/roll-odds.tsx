import type { Odds, Snapshot } from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import { barsOf } from './bars.ts';
import { meanIn } from './numbers.ts';
import { oddsOfRoll, type PlaceRoll, toolValues } from './roll-at.ts';
import { YieldBars } from './yield-bars.tsx';

interface RollOddsProps {
  /** With the people standing where they roll. */
  readonly view: Snapshot;
  readonly viewer: number;
  readonly roll: PlaceRoll;
}

/** What people bring: the whole distribution, without the tools at hand and with all of them. */
export function RollOdds({ view, viewer, roll }: RollOddsProps) {
  const words = useWords();
  const { good } = roll;
  const tools = toolValues(view, viewer);
  const { withoutTools, withTools } = oddsOfRoll(view, viewer, roll);
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
