import { dayOf } from '@ochre/host';
import { idOf, type Puzzle } from '@ochre/search/puzzle';
import { useLocation, useSearchParams } from 'wouter';
import '@ochre/ui/parts/buttons.css';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import { InGame } from '../games/game-page.tsx';
import { FIRST_GAME, gamesToOffer } from '../games.ts';
import { creditsIn } from '../puzzles/own-puzzles.ts';
import { nextOf, PuzzleList } from '../puzzles/puzzle-list.tsx';
import { PuzzleScreen } from '../puzzles/puzzle-screen.tsx';
import { usePuzzles } from '../puzzles/use-puzzles.ts';
import { Backdrop } from '../screens/parts/backdrop.tsx';
import { keepOf } from '../settings/index.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { wordsOfGame } from '../words/words-of-game.ts';
import { gameNamed, PATHS, puzzleIn } from './paths.ts';
import './replays-route.css';

/** The puzzles of a game: all of them, one, or that of the day. */
export function PuzzlesRoute() {
  const words = useWords();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const game = gameNamed(search);
  const puzzles = usePuzzles(game);
  const today = dayOf(Date.now());
  const asked = puzzleIn(search, today);
  useTitle(words.puzzles.name, game);
  const toList = (): void => go(PATHS.puzzles(game));
  if (asked.day !== undefined) {
    const puzzle = puzzles.ofDay(asked.day);
    if (puzzle !== undefined) {
      return (
        <InGame name={game}>
          <PuzzleScreen puzzle={puzzle} name={asked.day} day={asked.day} onClose={toList} />
        </InGame>
      );
    }
  }
  const puzzle = puzzles.all.find((one) => idOf(one) === asked.puzzle);
  if (puzzle !== undefined) {
    return (
      <InGame name={game}>
        <PuzzleScreen
          key={asked.puzzle}
          puzzle={puzzle}
          name={idOf(puzzle)}
          onNext={() => go(PATHS.puzzles(game, { puzzle: after(puzzle, puzzles.all, game) }))}
          onClose={toList}
        />
      </InGame>
    );
  }
  return (
    <main className="replays">
      <Backdrop game={game} />
      <section className="menu paper">
        <header>
          <button type="button" className="button small" onClick={() => go(PATHS.home)}>
            {words.buttons.back}
          </button>
          <h1 className="display">{words.puzzles.name}</h1>
        </header>
        <Segments
          label={words.puzzles.whichGame}
          values={gamesToOffer(null, FIRST_GAME)}
          chosen={game}
          name={(one) => wordsOfGame(words, one).title}
          onChoose={(one) => go(PATHS.puzzles(one), { replace: true })}
        />
        <PuzzleList
          game={game}
          puzzles={puzzles}
          day={today}
          onDaily={() => go(PATHS.puzzles(game, { day: today }))}
          onPuzzle={(id) => go(PATHS.puzzles(game, { puzzle: id }))}
        />
      </section>
    </main>
  );
}

/** The next of the same level. */
function after(puzzle: Puzzle, all: readonly Puzzle[], game: string): string {
  const ids = all.filter(({ fails }) => fails === puzzle.fails).map(idOf);
  const at = ids.indexOf(idOf(puzzle));
  return nextOf(
    [...ids.slice(at + 1), ...ids.slice(0, at + 1)],
    creditsIn(keepOf(window), game, 'list'),
  );
}
