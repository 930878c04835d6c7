import type { Good } from '@ochre/stone-age/rules';
import type { CSSProperties } from 'react';
import type { Words } from '../in-words.tsx';
import { useWords } from '../in-words.tsx';
import type { Bar } from './bars.ts';
import { inPercent, percentOf } from './numbers.ts';

interface YieldBarsProps {
  readonly good: Good;
  readonly bars: readonly Bar[];
  /** The chance of a bar that is as high as the chart. */
  readonly highest: number;
}

/** The chance of each count as a bar, the likeliest one lit; what cannot be keeps its room alone. */
export function YieldBars({ good, bars, highest }: YieldBarsProps) {
  const words = useWords();
  const likeliest = Math.max(...bars.map(({ chance }) => chance));
  const style = { '--of': `var(--g-${good})` } as CSSProperties;
  return (
    <ol className="yield-bars" style={style}>
      {bars.map((bar) => (
        <li
          key={bar.count}
          className={bar.chance === likeliest ? 'likeliest' : undefined}
          aria-hidden={bar.chance === 0}
        >
          <span className="unseen">
            {words.odds.chanceOf(wholeCount(bar, good, words), percentOf(bar.chance, words))}
          </span>
          {bar.chance > 0 && <small aria-hidden="true">{inPercent(bar.chance, words)}</small>}
          <i aria-hidden="true" style={{ height: `${(bar.chance / highest) * 100}%` }} />
          <b aria-hidden="true">{SHORT[bar.reach](words.number(bar.count))}</b>
        </li>
      ))}
    </ol>
  );
}

const SHORT: Readonly<Record<Bar['reach'], (count: string) => string>> = {
  exactly: (count) => count,
  'or fewer': (count) => `≤${count}`,
  'or more': (count) => `${count}+`,
};

function wholeCount({ count, reach }: Bar, good: Good, words: Words): string {
  if (reach === 'exactly') return words.goodsCounted[good](count);
  return reach === 'or fewer' ? words.odds.orFewer(count) : words.odds.orMore(count);
}
