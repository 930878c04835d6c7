import { attempt, type GameRecord } from '@ochre/kernel';
import { REPLAY_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMemo, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { CornerButton } from '../play/corner.tsx';
import { WholeLog } from '../story/log.tsx';
import { LogBox } from '../story/log-box.tsx';
import { roundsIn, storyOf } from '../story/story.ts';
import { Replay } from '../table/index.ts';
import { happenedIn } from '../table/standing.ts';
import { useWords } from '../words/language.tsx';
import './replay.css';
import { ReplayBar } from './replay-bar.tsx';
import { roundBack, roundOn } from './rounds.ts';
import { SharePanel } from './share-panel.tsx';
import type { Testimony } from './testimony.ts';
import { toldOf } from './told-of.ts';
import { Unreplayable } from './unreplayable.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePlayback } from './use-playback.ts';
import { useSaidMoment } from './use-said-moment.ts';
import { VerifyPanel } from './verify-panel.tsx';

/** Where more play, the log has no room beside all they have. */
const FEW = 3;

interface ReplayScreenProps {
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  /** What this browser saw of the dice before the game, where it was played elsewhere. */
  readonly testimony?: Testimony | undefined;
  /** Through whose eyes; without it, a finished game is seen whole. */
  readonly viewer?: number | undefined;
  /** After how many moves it begins. */
  readonly from?: number;
  /** Told when another moment is looked at for a while. */
  readonly onMoment?: (moves: number) => void;
  /** A new game goes on after so many moves. */
  readonly onPlayOn: (moves: number) => void;
  /** Where it was won; not of a game that goes on. */
  readonly onReview?: ((moves: number) => void) | undefined;
  readonly onBack: () => void;
}

/** A recorded game, to be looked at move by move. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { record, onBack } = props;
  const { game } = useGamePage();
  const opened = useMemo(() => attempt(() => new Replay(game, record)), [game, record]);
  if (opened.value !== undefined) return <Watching {...props} replay={opened.value} />;
  return <Unreplayable message={opened.refused.message} onBack={onBack} />;
}

function Watching(props: ReplayScreenProps & { readonly replay: Replay }) {
  const { replay, record, seats, viewer, from = 0, onMoment, onPlayOn, onReview, onBack } = props;
  const words = useWords();
  const { Board, story, useSayings } = useGamePage();
  const sayings = useSayings();
  const isNarrow = useNarrow();
  const [panel, setPanel] = useState<'share' | 'verify'>();
  const eyes = viewer ?? (record.result === undefined ? 'spectator' : 'all');
  const told = useMemo(() => toldOf(replay, eyes), [replay, eyes]);
  const happened = useMemo(() => happenedIn(told), [told]);
  const rounds = useMemo(() => roundsIn(storyOf(told, told.length, story)), [told, story]);
  const { length } = replay;
  const playback = usePlayback(length, from);
  const { at, go, toggle } = playback;
  const hush = useSaidMoment(at, from, onMoment);
  const playOn = (): void => {
    hush();
    onPlayOn(at);
  };
  const position = useMemo(() => replay.at(at, eyes), [replay, at, eyes]);
  useKeys({
    [REPLAY_KEYS.moveBack]: () => go(at - 1),
    [REPLAY_KEYS.moveOn]: () => go(at + 1),
    [REPLAY_KEYS.roundBack]: () => go(roundBack(rounds, at)),
    [REPLAY_KEYS.roundOn]: () => go(roundOn(rounds, at, length)),
    [REPLAY_KEYS.first]: () => go(0),
    [REPLAY_KEYS.last]: () => go(length),
    [REPLAY_KEYS.run]: toggle,
  });
  const log = { told, moves: length, seats, viewer, at, onJump: go };
  return (
    <div className="replay">
      <Board
        view={position.snapshot}
        happened={happened}
        seats={seats}
        viewer={viewer ?? 0}
        corner={
          <>
            {onReview !== undefined && (
              <CornerButton
                icon="points"
                name={words.buttons.review}
                onTap={() => {
                  hush();
                  onReview(at);
                }}
              />
            )}
            <CornerButton icon="share" name={words.buttons.share} onTap={() => setPanel('share')} />
            <CornerButton icon="seal" name={sayings.verify} onTap={() => setPanel('verify')} />
            <CornerButton icon="no" name={words.buttons.close} onTap={onBack} />
          </>
        }
        bar={
          <>
            <ReplayBar
              playback={playback}
              length={length}
              rounds={rounds}
              where={sayings.where(position.snapshot)}
              canPlayOn={position.decision !== undefined}
              onPlayOn={playOn}
            />
            {isNarrow && <WholeLog {...log} />}
          </>
        }
        log={isNarrow ? undefined : <LogBox {...log} startsOpen={seats.length > FEW} />}
      />
      {panel === 'share' && (
        <SharePanel record={record} seats={seats} onClose={() => setPanel(undefined)} />
      )}
      {panel === 'verify' && (
        <Sheet title={sayings.verify} onClose={() => setPanel(undefined)}>
          <VerifyPanel
            record={record}
            names={seats.map(({ name }) => name)}
            testimony={props.testimony}
          />
        </Sheet>
      )}
    </div>
  );
}
