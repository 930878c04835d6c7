import type { GameView, TableView } from '@ochre/match';
import { helpAt, lesserHelp } from '@ochre/protocol/vocabulary';
import { TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import type { Heard } from '../motion/index.ts';
import { useSettings } from '../settings/index.ts';
import { Announcer } from '../story/announcer.tsx';
import { LatestLines, WholeLog } from '../story/log.tsx';
import { LogBox } from '../story/log-box.tsx';
import { happenedIn } from '../table/standing.ts';
import type { TableClient, TableSnapshot } from '../table/table-client.ts';
import { useWords } from '../words/language.tsx';
import { useTitle } from '../words/use-title.ts';
import { askedAloud, asking } from './asking.ts';
import { CornerButton } from './corner.tsx';
import { LookingBack } from './looking-back.tsx';
import { seatsOf } from './seats-of.ts';
import { SendingNote } from './sending-note.tsx';
import { ShownBoard } from './shown-board.tsx';
import type { TableSlots } from './slots.ts';
import { titleOf } from './title-of.ts';
import { canTakeBack, TurnActs } from './turn-acts.tsx';
import { useMoment } from './use-moment.ts';
import { useSending } from './use-sending.ts';
import { useSteadyHand } from './use-steady-hand.ts';

// It brings the rulebook along, which who knows the game does not need.
const RefusedNote = lazy(async () => ({
  default: (await import('./refused-note.tsx')).RefusedNote,
}));

interface PlayingProps extends TableSlots {
  readonly client: TableClient;
  readonly table: TableSnapshot & { readonly view: TableView };
  readonly game: GameView;
  readonly onHeard: Heard;
}

const NO_MOVES: readonly string[] = [];

/** A game that is played: the board, and what the viewer can do. */
export function Playing(props: PlayingProps) {
  const { client, table, game, isShared = false, guide, notes } = props;
  const { view, told } = table;
  const { you } = view;
  const words = useWords();
  const { Table } = useGamePage();
  const [settings] = useSettings();
  const happened = useMemo(() => happenedIn(told), [told]);
  const seats = useMemo(() => seatsOf(view, words, notes), [view, words, notes]);
  const past = useMoment(client, game.moves, you);
  const { looking } = past;
  const [isLogOpen, setLogOpen, onJump] = useOpenLog(past);
  const sending = useSending(client);
  const { send } = sending;
  const commit = useCallback((move: string) => send({ kind: 'move', move }), [send]);
  const isTurnDone =
    you !== undefined && game.unconfirmed === you && settings.turnEnds === 'when-told';
  useSteadyHand(game.moves);
  const undo = canTakeBack(game, props) ? () => send({ kind: 'undo' }) : undefined;
  useKeys({
    [TABLE_KEYS.clear]: looking === undefined ? undefined : past.toNow,
    [TABLE_KEYS.undo]: undo,
    [TABLE_KEYS.endTurn]: isTurnDone ? () => send({ kind: 'endTurn' }) : undefined,
  });
  const reader = isShared ? undefined : you;
  const log = { told, moves: game.moves, seats, viewer: reader, at: looking?.moves, onJump };
  const question = useQuestion(props, seats);
  const asked = askedAloud(question, view);
  return (
    <>
      <Table
        view={looking?.board ?? game.snapshot}
        happened={happened}
        seats={seats}
        viewer={you ?? 0}
        isPlaying={you !== undefined && looking === undefined}
        moves={game.moves}
        legal={looking === undefined ? (game.legal ?? NO_MOVES) : NO_MOVES}
        commit={commit}
        help={lesserHelp(settings.help, helpAt(view.plan))}
        asking={question}
        guide={guide && { ...guide, isTurnDone }}
        onRule={props.onRule}
        acts={<TurnActs undo={undo} isTurnDone={isTurnDone} send={send} />}
        undo={undo}
        latest={<LatestLines {...log} onOpen={() => setLogOpen(true)} />}
        instead={looking && <PastBar {...props} past={past} looking={looking} />}
        corner={<WithLogButton onTap={() => setLogOpen(true)}>{props.corner}</WithLogButton>}
        over={<OverBoard {...props} sending={sending} past={past} />}
        log={
          <>
            {props.aside}
            <LogBox {...log} />
          </>
        }
        draw={(draw) => (
          <ShownBoard
            client={client}
            table={view.commitment}
            look={{ told, view: game.snapshot, moves: game.moves, seq: view.seq, you }}
            past={looking?.board}
            unconfirmed={game.unconfirmed}
            onHeard={props.onHeard}
            seats={seats}
            reader={reader}
            draw={draw}
          />
        )}
      />
      {isLogOpen && (
        <Sheet title={words.buttons.log} onClose={() => setLogOpen(false)}>
          <WholeLog {...log} />
        </Sheet>
      )}
      <Announcer {...log} asked={asked} here={table.presence?.here} />
    </>
  );
}

type Past = ReturnType<typeof useMoment>;

/** Whether the log lies over the board; a moment that is jumped to is shown without it. */
function useOpenLog({ jump }: Past) {
  const [isOpen, setOpen] = useState(false);
  const onJump = useCallback(
    (moves: number) => {
      void jump(moves);
      setOpen(false);
    },
    [jump],
  );
  return [isOpen, setOpen, onJump] as const;
}

/** What is asked of whom; the title of the page says it too. */
function useQuestion(props: PlayingProps, seats: readonly Seat[]) {
  const { table, game, isShared = false, guide } = props;
  const words = useWords();
  const sayings = useGamePage().useSayings();
  const names = seats.map(({ name }) => name);
  const [{ turnEnds }] = useSettings();
  const isHeld = guide?.isHeld === true;
  const question = asking(table, game, { names, words, sayings, turnEnds, isHeld });
  const asked = askedAloud(question, table.view);
  const where = table.view.stage === 'over' ? undefined : sayings.where(game.snapshot);
  useTitle(titleOf({ where, asked, names, isShared }, words), table.view.plan.game);
  return question;
}

interface WithLogButtonProps {
  readonly onTap: () => void;
  readonly children: ReactNode;
}

/** On a phone the log has no room beside the board. */
function WithLogButton({ onTap, children }: WithLogButtonProps) {
  const words = useWords();
  return (
    <>
      <CornerButton icon="log" name={words.buttons.log} onTap={onTap} only="phone" />
      {children}
    </>
  );
}

interface PastBarProps extends Pick<PlayingProps, 'table' | 'onPlayOn'> {
  readonly past: Past;
  readonly looking: NonNullable<Past['looking']>;
}

/** Instead of what is to be decided, while another moment is looked at. */
function PastBar({ table, onPlayOn, past, looking }: PastBarProps) {
  // While it goes on, that would be a look at dice to come.
  const canPlayOn = table.view.stage === 'over' && onPlayOn !== undefined;
  return (
    <LookingBack
      moves={looking.moves}
      isThere={looking.isThere}
      onNow={past.toNow}
      onPlayOn={canPlayOn ? () => onPlayOn(looking.moves) : undefined}
    />
  );
}

interface OverBoardProps extends Pick<PlayingProps, 'banner' | 'onRule'> {
  readonly sending: ReturnType<typeof useSending>;
  readonly past: Past;
}

/** What is on its way, what was not done, and which moment could not be shown. */
function OverBoard({ banner, sending, past, onRule }: OverBoardProps) {
  return (
    <>
      {banner}
      {sending.isSending && <SendingNote />}
      <Suspense>
        {sending.refused !== undefined && (
          <RefusedNote refused={sending.refused} onRule={onRule} onClose={sending.forget} />
        )}
        {past.refused !== undefined && (
          <RefusedNote refused={{ code: past.refused }} onRule={onRule} onClose={past.forget} />
        )}
      </Suspense>
    </>
  );
}
