import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
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
  readonly game: string;
  readonly day: string;
  /** The tables in this browser: today's may be among them. */
  readonly cards: readonly TableCard[];
  readonly onWay: (way: DailyWay) => void;
  readonly onClose: () => void;
}

/** The games of the day: against bots, or alone. */
export function DailySheet({ game, day, cards, onWay, onClose }: DailySheetProps) {
  const words = useWords();
  const { meta, Sign } = frontOf(game);
  const own = wordsOfGame(words, game);
  const alone = aloneIn(meta);
  const bots = planOf(usualFor(meta, 'bots')).seats.filter(({ kind }) => kind === 'bot').length;
  const nameOf: Readonly<Record<DailyWay, string>> = {
    bots: words.screens.daily.bots(bots),
    solo: own.variants[alone ?? '']?.name ?? '',
  };
  return (
    <Sheet title={own.daily?.name ?? ''} onClose={onClose}>
      <p>{words.screens.daily.about}</p>
      <ul className="daily-ways">
        {DAILY_WAYS.map((way) => (
          <li key={way}>
            <button type="button" className="button" onClick={() => onWay(way)}>
              {way === 'solo' && alone !== undefined ? (
                <Sign of={alone} size={30} />
              ) : (
                <Icon name="person" size={30} />
              )}
              <span>
                {nameOf[way]}
                <small>{standingOf(dailyOf(cards, day, way), words)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** What became of today's game; nothing where it was not begun. */
function standingOf(card: TableCard | undefined, { screens, table }: Words): string {
  if (card === undefined) return '';
  return card.result === undefined
    ? screens.daily.begun
    : screens.daily.ended(table.score(ofSeat(card.result.scores, 0)));
}
