import { ofSeat } from '@ochre/kernel';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { frontOf } from '../../games.ts';
import { DAILY_WAYS, type DailyWay, type TableCard } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { wordsOfGame } from '../../words/words-of-game.ts';
import { dailyOf } from '../home/left-off.ts';
import { aloneIn, planOf, usualFor } from '../options/choice.ts';
import '@ochre/ui/parts/buttons.css';
import './daily-sheet.css';

interface DailySheetProps {
  /** Those that are offered. */
  readonly games: readonly string[];
  readonly day: string;
  /** The tables in this browser: today's may be among them. */
  readonly cards: readonly TableCard[];
  readonly onWay: (game: string, way: DailyWay) => void;
  readonly onClose: () => void;
}

/** The games of the day. */
export function DailySheet({ games, onClose, ...props }: DailySheetProps) {
  const words = useWords();
  return (
    <Sheet title={words.screens.home.daily.name} onClose={onClose}>
      {games.map((game) => (
        <DailyGame key={game} game={game} {...props} />
      ))}
    </Sheet>
  );
}

interface DailyGameProps extends Omit<DailySheetProps, 'games' | 'onClose'> {
  readonly game: string;
}

/** One game of the day: against bots, and alone where that can be played. */
function DailyGame({ game, day, cards, onWay }: DailyGameProps) {
  const words = useWords();
  const { meta, Sign } = frontOf(game);
  const own = wordsOfGame(words, game);
  if (own.daily === undefined) return null;
  const alone = aloneIn(meta);
  const bots = planOf(usualFor(meta, 'bots')).seats.filter(({ kind }) => kind === 'bot').length;
  const nameOf: Readonly<Record<DailyWay, string>> = {
    bots: words.screens.daily.bots(bots),
    solo: own.variants[alone ?? '']?.name ?? '',
  };
  const ways = DAILY_WAYS.filter((way) => way !== 'solo' || alone !== undefined);
  return (
    <section className="daily-game">
      <h2 className="display">{own.title}</h2>
      <p>{own.daily}</p>
      <ul className="daily-ways">
        {ways.map((way) => (
          <li key={way}>
            <button type="button" className="button" onClick={() => onWay(game, way)}>
              <Sign of={way === 'solo' && alone !== undefined ? alone : game} size={30} />
              <span>
                {nameOf[way]}
                <small>{standingOf(dailyOf(cards, game, day, way), words)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of today's game; nothing where it was not begun. */
function standingOf(card: TableCard | undefined, { screens, table }: Words): string {
  if (card === undefined) return '';
  return card.result === undefined
    ? screens.daily.begun
    : screens.daily.ended(table.score(ofSeat(card.result.scores, 0)));
}
