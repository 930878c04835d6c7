import type { GameRecord } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import type { Testimony } from '../replay/testimony.ts';
import { DiceHistogram } from '../story/dice-histogram.tsx';
import { rollsIn } from '../story/rolls.ts';
import { happenedIn } from '../table/standing.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';

const SharePanel = lazy(async () => ({
  default: (await import('../replay/share-panel.tsx')).SharePanel,
}));
const VerifyPanel = lazy(async () => ({
  default: (await import('../replay/verify-panel.tsx')).VerifyPanel,
}));

interface EndedProps {
  readonly view: unknown;
  readonly told: readonly Told[];
  readonly seats: readonly Seat[];
  readonly viewer: number | undefined;
  /** The finished game, with its secret. */
  readonly record: () => Promise<GameRecord>;
  readonly testify: ((record: GameRecord) => Testimony) | undefined;
  readonly onAgain: (() => void) | undefined;
  readonly onReplay: () => void;
  readonly onReview: () => void;
  readonly onBoard: () => void;
  readonly onHome: () => void;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The end of a game, its dice, and what can be done with its record. */
export function Ended(props: EndedProps) {
  const { view, told, seats, viewer, onAgain } = props;
  const words = useWords();
  const { game, End, useSayings } = useGamePage();
  const { verify } = useSayings();
  useTitle(words.play.over, game.meta.name);
  const happened = useMemo(() => happenedIn(told), [told]);
  const [open, setOpen] = useState<'share' | 'verify'>();
  const [record, setRecord] = useState<GameRecord>();
  const [hasFailed, setFailed] = useState(false);
  const show = (what: 'share' | 'verify'): void => {
    setOpen(what);
    setFailed(false);
    props.record().then(setRecord, () => setFailed(true));
  };
  const close = (): void => setOpen(undefined);
  return (
    <>
      <End
        view={view}
        happened={happened}
        seats={seats}
        {...(viewer === undefined ? {} : { viewer })}
        {...(onAgain === undefined ? {} : { onAgain })}
        onReplay={props.onReplay}
        onReview={props.onReview}
        onShare={() => show('share')}
        onVerify={() => show('verify')}
        onHome={props.onHome}
        note={props.note}
        acts={
          <>
            <button type="button" className="button" onClick={props.onBoard}>
              <Icon name="eye" />
              <span>{words.play.seeBoard}</span>
            </button>
            {props.children}
            {hasFailed && <p role="alert">{words.play.refused}</p>}
          </>
        }
      >
        <DiceHistogram rolls={rollsIn(told, game)} seats={seats} viewer={viewer} />
      </End>
      <Suspense>
        {open === 'share' && record !== undefined && (
          <SharePanel record={record} seats={seats} onClose={close} />
        )}
        {open === 'verify' && record !== undefined && (
          <Sheet title={verify} onClose={close}>
            <VerifyPanel
              record={record}
              names={seats.map(({ name }) => name)}
              testimony={props.testify?.(record)}
            />
          </Sheet>
        )}
      </Suspense>
    </>
  );
}
