import type { GameRecord } from '@ochre/kernel';
import {
  creditFor,
  FULL_CREDIT,
  mayLoseMore,
  type Puzzle,
  positionOf,
  THOUSANDTHS,
} from '@ochre/search/puzzle';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import '@ochre/ui/parts/buttons.css';
import { useMemo, useState } from 'react';
import { CopyResult } from '../daily/copy-result.tsx';
import { ExerciseScreen } from '../exercise/exercise-screen.tsx';
import { useGamePage } from '../games/game-page.tsx';
import { nameOfBot } from '../screens/options/summary.ts';
import { keepOf } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { wordsOfGame } from '../words/words-of-game.ts';
import { firstTry, squaresOf } from './own-puzzles.ts';
import { whyRight } from './why.ts';

interface PuzzleScreenProps {
  readonly puzzle: Puzzle;
  /** What a first try is kept under: the puzzle, or the day. */
  readonly name: string;
  /** That of a day is shared. */
  readonly day?: string | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One decision with a best answer, on the real board. */
export function PuzzleScreen({ puzzle, name, day, onNext, onClose }: PuzzleScreenProps) {
  const words = useWords();
  const { game } = useGamePage();
  const posed = useMemo(() => {
    const table = positionOf(game, puzzle);
    const legal = game.legalActions(table.state).map((action) => game.print(action));
    const record: GameRecord = { ...table.record(), secret: puzzle.secret };
    return { record, legal, view: game.view(table.state, puzzle.player) };
  }, [game, puzzle]);
  const names = useMemo(
    () => Array.from({ length: puzzle.setup.players }, (_, at) => words.tribes[tribeOf(at)]),
    [puzzle, words],
  );
  const level = nameOfBot(puzzle.fails, game.meta.name, words);
  return (
    <ExerciseScreen
      record={posed.record}
      at={puzzle.moves.length}
      seat={puzzle.player}
      names={names}
      task={
        <>
          <h2>{words.puzzles.task}</h2>
          <small>{words.puzzles.beats(level)}</small>
        </>
      }
      verdict={(tried, onceMore) => (
        <Answered
          puzzle={puzzle}
          tried={posed.legal.indexOf(tried)}
          move={tried}
          view={posed.view}
          names={names}
          kept={{ game: game.meta.name, way: day === undefined ? 'list' : 'daily', name }}
          day={day}
          onceMore={onceMore}
          onNext={onNext}
          onClose={onClose}
        />
      )}
      onClose={onClose}
    />
  );
}

interface AnsweredProps extends Pick<PuzzleScreenProps, 'puzzle' | 'day' | 'onNext' | 'onClose'> {
  /** Which of the legal moves. */
  readonly tried: number;
  readonly move: string;
  readonly view: unknown;
  readonly names: readonly string[];
  readonly kept: Parameters<typeof firstTry>[1];
  readonly onceMore: () => void;
}

/** What the answer was worth, and why. */
function Answered(props: AnsweredProps) {
  const { puzzle, tried, move, view, names, kept, day, onceMore, onNext, onClose } = props;
  const words = useWords();
  const { review, puzzles, buttons } = words;
  const sayings = useGamePage().useSayings();
  const credit = creditFor(puzzle, tried);
  const [first] = useState(() => firstTry(keepOf(window), kept, credit));
  const isBest = credit === FULL_CREDIT;
  const percent = (share: number): string => review.figures.percent(share / THOUSANDTHS);
  const { best, tempting, losses } = puzzle;
  const { found, lost: loses, lostAtLeast } = review.again;
  const sayLoss = mayLoseMore(puzzle, tried, move) ? lostAtLeast : loses;
  const why = whyRight(sayings, words, { puzzle, view, names, move: isBest ? move : best.move });
  return (
    <>
      <h2 className={isBest ? 'good' : undefined}>
        {isBest ? found : sayLoss(percent(losses[tried]!))}
      </h2>
      <small>{puzzles.credit(credit)}</small>
      <p>
        <b>{isBest ? sayings.move(view, move) : `${review.better}:`}</b>{' '}
        {!isBest && sayings.move(view, best.move)}
        {why !== '' && ` (${why})`}
      </p>
      <p>
        {puzzles.why(
          percent(best.share),
          sayings.move(view, tempting.move),
          percent(tempting.share),
        )}{' '}
        {puzzles.known[puzzle.kind]}
      </p>
      {first !== credit && <p>{puzzles.firstCounts(first)}</p>}
      <p className="exercise-acts">
        <button type="button" className="button small" onClick={onceMore}>
          {review.again.once}
        </button>
        {day !== undefined && <ShareResult game={kept.game} day={day} credit={first} />}
        {onNext === undefined ? (
          <button type="button" className="button small" onClick={onClose}>
            {buttons.close}
          </button>
        ) : (
          <button type="button" className="button small act" onClick={onNext}>
            {puzzles.next}
          </button>
        )}
      </p>
    </>
  );
}

interface ShareResultProps {
  readonly game: string;
  readonly day: string;
  readonly credit: number;
}

/** A line of squares that gives nothing away. */
function ShareResult({ game, day, credit }: ShareResultProps) {
  const words = useWords();
  const { title } = wordsOfGame(words, game);
  const line = `Ochre · ${words.puzzles.shared(title, day)} ${squaresOf(credit)} ${credit}`;
  return <CopyResult line={line} />;
}
