import { dailyPlan, dailyWaysOf } from '@ochre/host';
import { aloneIn } from '@ochre/kernel';
import type { DailyWay, Day } from '@ochre/protocol/vocabulary';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { dailyLine, sayDailyEnd } from '@ochre/words';
import { CopyResult } from '../../daily/copy-result.tsx';
import { dailiesIn, type OwnDaily } from '../../daily/own-dailies.ts';
import { OwnResults } from '../../daily/own-results.tsx';
import { Squares } from '../../daily/squares.tsx';
import { useOwnDailies } from '../../daily/use-own-dailies.ts';
import { frontOf } from '../../games.ts';
import { creditsIn } from '../../puzzles/own-puzzles.ts';
import { keepOf } from '../../settings/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { wordsOfGame } from '../../words/words-of-game.ts';
import '@ochre/ui/parts/buttons.css';
import './daily-sheet.css';

interface DailySheetProps {
  /** Those that are offered. */
  readonly games: readonly string[];
  readonly day: Day;
  /** Whether one of them is looked for just now. */
  readonly isOpening: boolean;
  /** Why the last one could not be opened. */
  readonly failure: string | undefined;
  readonly onWay: (game: string, way: DailyWay) => void;
  readonly onPuzzle: (game: string) => void;
  readonly onClose: () => void;
}

/** The games of the day. */
export function DailySheet({ games, failure, onClose, ...props }: DailySheetProps) {
  const words = useWords();
  useOwnDailies();
  return (
    <Sheet title={words.screens.home.daily.name} onClose={onClose}>
      <p className="daily-about">{words.daily.about}</p>
      {!navigator.onLine && (
        <p role="status" className="daily-about">
          {words.daily.offline}
        </p>
      )}
      {props.isOpening && (
        <p role="status" className="daily-working">
          {words.play.working}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="daily-about">
          {failure}
        </p>
      )}
      {games.map((game) => (
        <DailyGame key={game} game={game} {...props} />
      ))}
    </Sheet>
  );
}

interface DailyGameProps extends Omit<DailySheetProps, 'games' | 'failure' | 'onClose'> {
  readonly game: string;
}

/** One game of the day: against bots, alone where that can be played, and the puzzle. */
function DailyGame({ game, day, isOpening, onWay, onPuzzle }: DailyGameProps) {
  const words = useWords();
  const { meta, Sign } = frontOf(game);
  const own = wordsOfGame(words, game);
  if (own.daily === undefined) return null;
  const keep = keepOf(window);
  const alone = aloneIn(meta);
  const bots = dailyPlan(meta, 'bots').seats.filter(({ kind }) => kind === 'bot').length;
  const nameOf: Readonly<Record<DailyWay, string>> = {
    bots: words.daily.bots(bots),
    solo: own.variants[alone ?? '']?.name ?? '',
  };
  const { [day]: solved } = creditsIn(keep, game, 'daily');
  return (
    <section className="daily-game">
      <h2 className="display">{own.title}</h2>
      <p>{own.daily}</p>
      <ul className="daily-ways">
        {dailyWaysOf(meta).map((way) => {
          const { [day]: played } = dailiesIn(keep, game, way);
          return (
            <li key={way}>
              <button
                type="button"
                className="button"
                aria-busy={isOpening}
                onClick={() => onWay(game, way)}
              >
                <Sign of={way === 'solo' && alone !== undefined ? alone : game} size={30} />
                <span>
                  {nameOf[way]}
                  <small>{standingOf(played, words)}</small>
                </span>
              </button>
              {played?.result?.squares !== undefined && (
                <Shared
                  {...{ game, day, way, result: played.result, squares: played.result.squares }}
                />
              )}
            </li>
          );
        })}
        <li>
          <button type="button" className="button" onClick={() => onPuzzle(game)}>
            <Icon name="points" size={28} />
            <span>
              {words.puzzles.daily}
              <small>{solved === undefined ? '' : words.puzzles.credit(solved)}</small>
            </span>
          </button>
        </li>
      </ul>
      <OwnResults game={game} day={day} nameOf={nameOf} />
    </section>
  );
}

/** What became of today's game; nothing where it was not begun. */
function standingOf(own: OwnDaily | undefined, { daily }: Words): string {
  if (own === undefined) return '';
  if (own.result !== undefined) return sayDailyEnd(own.result, daily);
  return own.isGivenUp ? daily.givenUp : daily.begun;
}

interface SharedProps {
  readonly game: string;
  readonly day: Day;
  readonly way: DailyWay;
  readonly result: NonNullable<OwnDaily['result']>;
  readonly squares: string;
}

/** How it went, and to send it. */
function Shared({ game, day, way, result, squares }: SharedProps) {
  const words = useWords();
  const { title } = wordsOfGame(words, game);
  const end = sayDailyEnd(result, words.daily);
  return (
    <p className="daily-shared">
      <Squares squares={squares} way={way} />
      <CopyResult line={dailyLine({ title, way, day, squares, end }, words.daily)} />
    </p>
  );
}
