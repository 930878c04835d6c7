import type { GameView, TableView } from '@ochre/match';
import { payableNow } from '@ochre/stone-age/page/odds/index.ts';
import { useDeciding } from '@ochre/stone-age/page/play/deciding.ts';
import { DecisionArea } from '@ochre/stone-age/page/play/decision-area.tsx';
import { isAboutPlaces } from '@ochre/stone-age/page/play/dock.ts';
import { marksOf } from '@ochre/stone-age/page/play/marks-of.ts';
import { noteOf } from '@ochre/stone-age/page/play/notes-of.ts';
import type { Snapshot } from '@ochre/stone-age/rules';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Heard } from '../motion/index.ts';
import { useSettings } from '../settings/index.ts';
import { Announcer } from '../story/announcer.tsx';
import { LatestLines, Log } from '../story/log.tsx';
import { LogBox } from '../story/log-box.tsx';
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
import { TurnActs } from './turn-acts.tsx';
import { useMoment } from './use-moment.ts';
import { useSending } from './use-sending.ts';

// Both bring the rulebook along, which who knows the game does not need.
const AskedAbout = lazy(async () => ({
  default: (await import('@ochre/stone-age/page/play/asked-about.tsx')).AskedAbout,
}));
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
  const { client, table, game, isShared = false, onPlayOn } = props;
  const { view, told } = table;
  const { you } = view;
  const words = useWords();
  const [settings] = useSettings();
  const { notes } = props;
  const seats = useMemo(() => seatsOf(view, words, notes), [view, words, notes]);
  const [isLogOpen, setLogOpen] = useState(false);
  const past = useMoment(client, game.moves, you);
  const { looking, jump } = past;
  const onJump = useCallback(
    (moves: number) => {
      void jump(moves);
      setLogOpen(false);
    },
    [jump],
  );
  const now = game.snapshot as Snapshot;
  const pastBoard = looking?.board as Snapshot | undefined;
  const shown = pastBoard ?? now;
  const legal = looking === undefined ? (game.legal ?? NO_MOVES) : NO_MOVES;
  const viewer = you ?? 0;
  const { send, isSending, refused, forget } = useSending(client);
  const commit = useCallback((move: string) => send({ kind: 'move', move }), [send]);
  const deciding = useDeciding(game.moves, legal, commit);
  const { at, previewed, asked } = deciding;
  const kind = now.decision?.kind ?? '';
  const isOddsShown = settings.odds === 'shown' && !view.plan.hidesOdds;
  const marks = useMemo(
    () =>
      marksOf({
        legal,
        isAboutPlaces: legal.length > 0 && isAboutPlaces(kind),
        chosen: at,
        previewed,
        noteOf: (place) => noteOf(now, viewer, place, words),
        payable: (place) => (isOddsShown ? payableNow(now, viewer, place) : undefined),
      }),
    [legal, kind, at, previewed, now, viewer, words, isOddsShown],
  );
  useKeys({
    Escape: looking === undefined ? deciding.clear : past.toNow,
    Enter: previewed === undefined ? undefined : () => commit(previewed),
    u: game.canUndo ? () => send({ kind: 'undo' }) : undefined,
    e: you !== undefined && game.unconfirmed === you ? () => send({ kind: 'endTurn' }) : undefined,
  });
  const reader = isShared ? undefined : you;
  const log = { told, moves: game.moves, seats, viewer: reader, at: looking?.moves, onJump };
  const names = seats.map(({ name }) => name);
  const question = asking(table, game, now, names, words);
  const aloud = askedAloud(question, view);
  useTitle(titleOf(now, aloud, names, isShared, words));
  return (
    <>
      <ShownBoard
        client={client}
        table={view.commitment}
        look={{ told, view: now, moves: game.moves, seq: view.seq, you }}
        past={pastBoard}
        unconfirmed={game.unconfirmed}
        onHeard={props.onHeard}
        seats={seats}
        viewer={viewer}
        marks={marks}
        onPlace={deciding.tap}
        corner={
          <>
            <CornerButton
              icon="log"
              name={words.buttons.log}
              onTap={() => setLogOpen(true)}
              only="phone"
            />
            {props.corner}
          </>
        }
        over={
          <>
            {props.banner}
            {props.guide?.({ view, game, deciding })}
            {isSending && <SendingNote />}
            <Suspense>
              {asked !== undefined && (
                <AskedAbout
                  view={shown}
                  viewer={viewer}
                  place={asked}
                  names={names}
                  chosen={at}
                  isPlaying={you !== undefined && looking === undefined}
                  onRule={props.onRule}
                  onClose={() => deciding.ask(undefined)}
                />
              )}
              {refused !== undefined && (
                <RefusedNote refused={refused} onRule={props.onRule} onClose={forget} />
              )}
              {past.refused !== undefined && (
                <RefusedNote
                  refused={{ code: past.refused }}
                  onRule={props.onRule}
                  onClose={past.forget}
                />
              )}
            </Suspense>
          </>
        }
        bar={
          looking === undefined ? (
            <DecisionArea
              view={now}
              seats={seats}
              viewer={viewer}
              moves={game.moves}
              legal={legal}
              deciding={deciding}
              commit={commit}
              isOddsShown={isOddsShown}
              latest={<LatestLines {...log} onOpen={() => setLogOpen(true)} />}
              {...question}
              acts={
                <TurnActs
                  game={game}
                  you={you}
                  deciding={deciding}
                  canRedeem={kind === 'act' && legal.some((move) => move.startsWith('redeem '))}
                  send={send}
                />
              }
            />
          ) : (
            <LookingBack
              moves={looking.moves}
              isThere={looking.isThere}
              onNow={past.toNow}
              // While it goes on, that would be a look at dice to come.
              onPlayOn={
                onPlayOn && view.stage === 'over' ? () => onPlayOn(looking.moves) : undefined
              }
            />
          )
        }
        log={
          <>
            {props.aside}
            <LogBox {...log} />
          </>
        }
      />
      {isLogOpen && (
        <Sheet title={words.buttons.log} onClose={() => setLogOpen(false)}>
          <Log {...log} />
        </Sheet>
      )}
      <Announcer
        told={told}
        moves={game.moves}
        seats={seats}
        viewer={reader}
        asked={aloud}
        here={table.presence?.here}
      />
    </>
  );
}
