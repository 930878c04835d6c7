import { type DailyResult, dailyResult } from '@ochre/host';
import type { GameRecord } from '@ochre/kernel';
import { dailyLine, sayDailyEnd } from '@ochre/words';
import { useEffect, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { keepOf } from '../settings/index.ts';
import type { DailyWords } from '../words/daily/words.ts';
import { useWords } from '../words/language.tsx';
import { wordsOfGame } from '../words/words-of-game.ts';
import { CopyResult } from './copy-result.tsx';
import './daily-note.css';
import { type DailyOf, dailiesIn, noteEnded, type OwnDaily } from './own-dailies.ts';
import { Squares } from './squares.tsx';

interface DailyNoteProps {
  readonly daily: DailyOf;
  readonly table: string;
  readonly isAtServer: boolean;
  /** Whether it was begun before, and is not the first. */
  readonly isAgain?: boolean | undefined;
  readonly seat: number;
  /** With its secret, now that it is over. */
  readonly record: () => Promise<GameRecord>;
}

/** What the game of a day came to, at its end. */
export function DailyNote(props: DailyNoteProps) {
  const words = useWords();
  const ended = useEnded(props);
  if (ended === undefined) return null;
  const { result, counted } = ended;
  const { way, day, game } = props.daily;
  const end = sayDailyEnd(result, words.daily);
  const { title } = wordsOfGame(words, game);
  const line = dailyLine({ title, way, day, squares: result.squares, end }, words.daily);
  return (
    <aside className="daily-note paper">
      <h2 className="display">{words.daily.title(day)}</h2>
      <div>
        <Squares squares={result.squares} way={way} /> <b>{end}</b>
      </div>
      <CopyResult line={line} />
      <small>
        {counted?.table === props.table
          ? words.daily.meaning[way]
          : sayCounted(counted, words.daily)}
      </small>
      {!props.isAtServer && !props.isAgain && <small>{words.daily.fromDate}</small>}
    </aside>
  );
}

const sayCounted = (counted: OwnDaily | undefined, daily: DailyWords): string =>
  counted?.result === undefined
    ? daily.firstUnfinished
    : daily.firstCounts(sayDailyEnd(counted.result, daily));

interface Ended {
  readonly result: DailyResult;
  /** The try that counts, where this browser knows of it. */
  readonly counted: OwnDaily | undefined;
}

/** Undefined until the record is there. */
function useEnded(props: DailyNoteProps): Ended | undefined {
  const { game } = useGamePage();
  const [ended, setEnded] = useState<Ended>();
  const { table } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that is over changes no more.
  useEffect(() => {
    let isLeft = false;
    const tell = (record: GameRecord): void => {
      const result = dailyResult(game, record, props.seat);
      if (!isLeft) setEnded({ result, counted: counting(props, result) });
    };
    // Without a connection it is told the next time.
    props.record().then(tell, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [game, table]);
  return ended;
}

/** Keeps what counts. */
function counting(props: DailyNoteProps, result: DailyResult): OwnDaily | undefined {
  const { daily, table, isAtServer, isAgain } = props;
  const keep = keepOf(window);
  if (isAgain) return dailiesIn(keep, daily.game, daily.way)[daily.day];
  return noteEnded(keep, daily, { table, isAtServer, result });
}
