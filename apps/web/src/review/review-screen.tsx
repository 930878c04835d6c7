import { attempt, type GameRecord } from '@ochre/kernel';
import { type KeyMoment, keyMomentsOf, ledgerOf, type Worth, worstOf } from '@ochre/search/review';
import { REPLAY_KEYS, REVIEW_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo, useRef, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { CornerButton } from '../play/corner.tsx';
import { Unreplayable } from '../replay/unreplayable.tsx';
import { useNarrow } from '../replay/use-narrow.ts';
import { usePlayback } from '../replay/use-playback.ts';
import { useSaidMoment } from '../replay/use-said-moment.ts';
import type { Reviewing } from '../study/game-reviewing.ts';
import { Replay } from '../table/index.ts';
import { useWords } from '../words/language.tsx';
import { InShort } from './in-short.tsx';
import { KeyList } from './key-list.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { MomentCard, StartCard } from './moment-card.tsx';
import { keyAfter, keyBefore } from './next-key.ts';
import { ProgressLine } from './progress-line.tsx';
import '../story/log.css';
import './review.css';
import { ReviewBar } from './review-bar.tsx';
import { useReviewing } from './use-reviewing.ts';
import { type Telling, useTelling } from './use-telling.ts';
import { WinCurve } from './win-curve.tsx';

interface ReviewScreenProps {
  /** The table of this browser that keeps the game. */
  readonly table: string;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  /** Whose game it was; without it, everybody's decisions count. */
  readonly whose: number | undefined;
  /** After how many moves it begins. */
  readonly from: number;
  readonly onMoment: (moves: number) => void;
  /** Somebody wants to decide anew, after so many moves. */
  readonly onTry: (moves: number) => void;
  readonly onBack: () => void;
}

/** Where a game was won: looked into move by move. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { record, onBack } = props;
  const { game } = useGamePage();
  const opened = useMemo(() => attempt(() => new Replay(game, record)), [game, record]);
  if (opened.value === undefined) {
    return <Unreplayable message={opened.refused.message} onBack={onBack} />;
  }
  return <Reviewed {...props} replay={opened.value} />;
}

interface ReviewedProps extends ReviewScreenProps {
  readonly replay: Replay;
}

const ALL = 'all';

function Reviewed(props: ReviewedProps) {
  const { table, replay, record, seats, whose, from, onMoment, onTry, onBack } = props;
  const words = useWords();
  const { Board, useSayings } = useGamePage();
  const sayings = useSayings();
  const isNarrow = useNarrow();
  const reviewing = useReviewing(table, record);
  const { start, moments } = reviewing;
  const { length } = replay;
  const { at, go: goTo } = usePlayback(length, from);
  useSaidMoment(at, from, onMoment);
  const [isBetterShown, showBetter] = useState(false);
  const go = (moves: number): void => {
    showBetter(false);
    goTo(moves);
  };
  const telling = useTelling({ replay, eyes: ALL, seats, viewer: whose });
  const keys = useMemo(
    () => keyMomentsOf(moments, { whose, owner: telling.owner }),
    [moments, whose, telling],
  );
  const exercises = useMemo(() => worstOf(moments, whose), [moments, whose]);
  const shares = useMemo(
    () =>
      (start === undefined ? [] : [start.worth, ...moments.map(({ after }) => after)]).map(
        (worth) => worth.shares,
      ),
    [start, moments],
  );
  const better = moments[at - 1]?.choice?.better?.move;
  const isInstead = isBetterShown && better !== undefined;
  const position = isInstead ? replay.instead(at - 1, better, ALL) : replay.at(at, ALL);
  const happened = useMemo(
    () => record.moves.map((_, made) => replay.happened(made + 1, ALL)),
    [record, replay],
  );
  const [back, on] = [keyBefore(keys, at), keyAfter(keys, at)];
  useKeys({
    [REPLAY_KEYS.moveBack]: () => go(at - 1),
    [REPLAY_KEYS.moveOn]: () => go(at + 1),
    [REVIEW_KEYS.keyBack]: back === undefined ? undefined : () => go(back),
    [REVIEW_KEYS.keyOn]: on === undefined ? undefined : () => go(on),
    [REPLAY_KEYS.first]: () => go(0),
    [REPLAY_KEYS.last]: () => go(length),
    [REVIEW_KEYS.better]: better === undefined ? undefined : () => showBetter(!isBetterShown),
  });
  const { review, story } = words;
  const whereNow =
    at === 0
      ? story.replay.setUp
      : story.replay.at(sayings.where(replay.at(at, ALL).snapshot), at, length);
  const stands = shares[at]?.map(
    (share, seat) => `${seats[seat]!.name} ${review.figures.percent(share)}`,
  );
  const panel = (
    <ReviewPanel
      {...{ table, record, reviewing, seats, whose, telling, keys, at }}
      isBetterShown={isInstead}
      onShowBetter={showBetter}
      onGo={go}
    />
  );
  return (
    <div className="replay review">
      <Board
        view={position.snapshot}
        happened={isInstead ? [] : happened}
        seats={seats}
        viewer={whose ?? 0}
        corner={<CornerButton icon="no" name={words.buttons.close} onTap={onBack} />}
        over={
          isInstead && (
            <p className="instead-note paper" role="status">
              <b className="review-term">{review.better}:</b> {telling.move(at - 1, better)}
            </p>
          )
        }
        bar={
          <>
            <ReviewBar
              seats={seats}
              shares={shares[at]}
              onStep={(by) => go(at + by)}
              onKeyBack={back === undefined ? undefined : () => go(back)}
              onKeyOn={on === undefined ? undefined : () => go(on)}
              exercises={exercises.length}
              onTry={() => onTry(exercises[0]!.at)}
            >
              <WinCurve
                at={at}
                length={length}
                shares={shares}
                keys={keys}
                seats={seats}
                label={review.chances}
                where={[whereNow, ...(stands ?? [review.notYet])].join(', ')}
                onGo={go}
              />
            </ReviewBar>
            {isNarrow && panel}
          </>
        }
        log={isNarrow ? undefined : <div className="log-box open">{panel}</div>}
      />
    </div>
  );
}

interface ReviewPanelProps extends Pick<ReviewedProps, 'table' | 'record' | 'seats' | 'whose'> {
  readonly reviewing: Reviewing;
  readonly telling: Telling;
  readonly keys: readonly KeyMoment[];
  readonly at: number;
  readonly isBetterShown: boolean;
  readonly onShowBetter: (isShown: boolean) => void;
  readonly onGo: (moves: number) => void;
}

/** The moment that is shown, what decided the game, and the ledger. */
function ReviewPanel(props: ReviewPanelProps) {
  const { table, record, reviewing, seats, whose, telling, keys, at, onGo } = props;
  const { buttons } = useWords();
  const { start, moments } = reviewing;
  const panel = useRef<HTMLElement>(null);
  const line = { table, record, reviewing, onCloser: () => panel.current?.focus() };
  const ledger = useMemo(
    () => (start === undefined ? undefined : ledgerOf(start, moments)),
    [start, moments],
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="log paper review-panel"
      aria-label={buttons.review}
    >
      <div className="log-lines">
        {reviewing.stage !== 'done' && <ProgressLine {...line} />}
        {ledger !== undefined && reviewing.stage === 'done' && (
          <InShort {...{ ledger, moments, seats, whose }} />
        )}
        <ShownMoment {...props} />
        <KeyList
          keys={keys}
          seats={seats}
          at={at}
          say={({ kind, moment }) =>
            kind === 'loss' ? telling.move(moment.at, moment.move) : telling.fell(moment.at)
          }
          onGo={onGo}
        />
        {ledger !== undefined && reviewing.stage === 'done' && (
          <LedgerTable ledger={ledger} seats={seats} />
        )}
        {reviewing.stage === 'done' && <ProgressLine {...line} />}
      </div>
    </section>
  );
}

function ShownMoment(props: ReviewPanelProps) {
  const { reviewing, seats, telling, at, isBetterShown, onShowBetter } = props;
  const { review } = useWords();
  const { start, moments } = reviewing;
  const moment = moments[at - 1];
  if (start === undefined || (at > 0 && moment === undefined)) {
    return <p className="quiet review-moment">{review.notYet}</p>;
  }
  if (moment === undefined) return <StartCard start={start} seats={seats} />;
  const before: Worth = moments[at - 2]?.after ?? start.worth;
  const better = moment.choice?.better?.move;
  return (
    <MomentCard
      moment={moment}
      before={before}
      done={telling.move(moment.at, moment.move)}
      better={better === undefined ? undefined : telling.move(moment.at, better)}
      fell={telling.fell(moment.at)}
      owner={telling.owner(moment)}
      seats={seats}
      isBetterShown={isBetterShown}
      onShowBetter={onShowBetter}
    />
  );
}
