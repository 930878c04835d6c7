import { dailyWaysOf } from '@ochre/host';
import type { DailyWay, Day } from '@ochre/protocol/vocabulary';
import { metaOf } from '../games.ts';
import { creditsIn } from '../puzzles/own-puzzles.ts';
import { keepOf } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { dailiesIn } from './own-dailies.ts';
import './own-results.css';
import {
  type DailyStatistics,
  type DayScore,
  statisticsOfGames,
  statisticsOfPuzzles,
} from './statistics.ts';

interface OwnResultsProps {
  readonly game: string;
  readonly day: Day;
  readonly nameOf: Readonly<Record<DailyWay, string>>;
}

/** How somebody's games and puzzles of the days went, behind a fold. */
export function OwnResults({ game, day, nameOf }: OwnResultsProps) {
  const { daily, puzzles } = useWords();
  const keep = keepOf(window);
  const all = [
    ...dailyWaysOf(metaOf(game)).map((way) => ({
      kind: 'games' as const,
      name: nameOf[way],
      statistics: statisticsOfGames(dailiesIn(keep, game, way), day),
    })),
    {
      kind: 'puzzles' as const,
      name: puzzles.daily,
      statistics: statisticsOfPuzzles(creditsIn(keep, game, 'daily'), day),
    },
  ].filter(({ statistics }) => statistics.played > 0);
  return (
    <details className="own-results">
      <summary>{daily.own.title}</summary>
      {all.length === 0 && <p>{daily.own.none}</p>}
      {all.map((one) => (
        <OwnWay key={one.name} {...one} />
      ))}
    </details>
  );
}

const withMinus = (number: string): string => number.replace('-', '−');

interface OwnWayProps {
  readonly kind: 'games' | 'puzzles';
  readonly name: string;
  readonly statistics: DailyStatistics;
}

function OwnWay({ kind, name, statistics }: OwnWayProps) {
  const words = useWords();
  const { own } = words.daily;
  const { played, victories, streak, best, lately } = statistics;
  const says = [
    own.counted[kind].played(played),
    own.counted[kind].victories(victories),
    ...(streak > 1 ? [words.puzzles.streak(streak)] : []),
    own.best(withMinus(words.number(best))),
  ];
  return (
    <div className="own-way">
      <h3>{name}</h3>
      <p>{says.join(' · ')}</p>
      <Bars kind={kind} lately={lately} />
    </div>
  );
}

type BarsProps = Pick<OwnWayProps, 'kind'> & Pick<DailyStatistics, 'lately'>;

/** Each of the last days as high as its points; full where it was won. */
function Bars({ kind, lately }: BarsProps) {
  const words = useWords();
  const { date, own } = words.daily;
  const scores = lately.map(({ score }) => score);
  const [lowest, highest] = [Math.min(0, ...scores), Math.max(...scores)];
  // Also nothing is seen.
  const heightOf = (score: number): number =>
    Math.max(0.08, (score - lowest) / Math.max(1, highest - lowest));
  const say = ({ day, score, hasWon }: DayScore): string => {
    const points = withMinus(words.number(score));
    return `${date(day)}: ${hasWon ? own.counted[kind].wonWith(points) : points}`;
  };
  return (
    <ol className="own-bars" aria-label={own.lately}>
      {lately.map((one) => (
        <li key={one.day} className={one.hasWon ? 'won' : undefined} title={say(one)}>
          <i style={{ height: `${heightOf(one.score) * 100}%` }} />
          <span className="unseen">{say(one)}</span>
        </li>
      ))}
    </ol>
  );
}
