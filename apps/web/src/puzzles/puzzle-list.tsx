import { idOf, type Puzzle } from '@ochre/search/puzzle';
import '@ochre/ui/parts/buttons.css';
import { streakOf } from '../daily/streak.ts';
import { metaOf } from '../games.ts';
import { nameOfBot } from '../screens/options/summary.ts';
import { keepOf } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { type Credits, creditsIn, meanOf } from './own-puzzles.ts';
import type { Puzzles } from './use-puzzles.ts';

interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: Puzzles;
  readonly day: string;
  readonly onDaily: () => void;
  readonly onPuzzle: (id: string) => void;
}

/** The puzzle of the day, and all others by the level that fails them. */
export function PuzzleList({ game, puzzles, day, onDaily, onPuzzle }: PuzzleListProps) {
  const words = useWords();
  const keep = keepOf(window);
  const credits = creditsIn(keep, game, 'list');
  const daily = creditsIn(keep, game, 'daily');
  const today = daily[day];
  const streak = streakOf(daily, day);
  if (puzzles.all.length === 0) return <p>{words.puzzles.none}</p>;
  return (
    <>
      {puzzles.ofDay(day) !== undefined && (
        <p className="puzzle-day">
          <button type="button" className="button act" onClick={onDaily}>
            {words.puzzles.daily}
          </button>
          <span>
            {today !== undefined && words.puzzles.credit(today)}{' '}
            {streak > 1 && words.puzzles.streak(streak)}
          </span>
        </p>
      )}
      <ul>
        {metaOf(game).levels.map((level) => {
          const own = puzzles.all.filter(({ fails }) => fails === level);
          return own.length === 0 ? null : (
            <Level key={level} {...{ game, level, own, credits, onPuzzle }} />
          );
        })}
      </ul>
    </>
  );
}

interface LevelProps extends Pick<PuzzleListProps, 'game' | 'onPuzzle'> {
  readonly level: string;
  readonly own: readonly Puzzle[];
  readonly credits: Credits;
}

function Level({ game, level, own, credits, onPuzzle }: LevelProps) {
  const words = useWords();
  const ids = own.map(idOf);
  const tried = ids.flatMap((id) => credits[id] ?? []);
  const next = nextOf(ids, credits);
  return (
    <li>
      <button type="button" onClick={() => onPuzzle(next)}>
        <span>
          <b>{words.puzzles.beats(nameOfBot(level, game, words))}</b>
          <small>
            {words.puzzles.tried(tried.length, own.length)}
            {tried.length > 0 && `, ${words.puzzles.mean(meanOf(tried))}`}
          </small>
        </span>
      </button>
    </li>
  );
}

/** The first that was not tried yet; where all were, the one that went worst. */
export function nextOf(ids: readonly string[], credits: Credits): string {
  const fresh = ids.find((id) => credits[id] === undefined);
  return fresh ?? [...ids].sort((one, other) => credits[one]! - credits[other]!)[0]!;
}
