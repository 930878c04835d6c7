import { type Snapshot, seenScores } from '@ochre/stone-age/rules';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../in-words.tsx';
import './board.css';
import type { Seat } from '@ochre/ui/seat.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import type { RollOnLand } from '../motion/roll.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DiceOnLand } from './dice-on-land.tsx';
import { around, type Box, meadowOf, placeBox } from './dice-spot.ts';
import { HeapPlates } from './heap-plates.tsx';
import { hideFor } from './hide.ts';
import { JumpTabs, LAND } from './jump-tabs.tsx';
import { LedgeBefore } from './ledge-before.tsx';
import { Look } from './look.tsx';
import { type Marks, type OnPlace, withElder } from './marks.ts';
import { MiniMap } from './mini-map.tsx';
import { litIn } from './parts-of-board.ts';
import { PlayerStrip } from './player-strip.tsx';
import { seated } from './seat.ts';
import { Shelf } from './shelf.tsx';
import { Side } from './side.tsx';
import { Signs } from './signs.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeptMiddle } from './use-kept-middle.ts';
import { usePinch } from './use-pinch.ts';
import { Valley } from './valley.tsx';
import { WholeValley } from './whole-valley.tsx';
import { ZoomButton } from './zoom-button.tsx';

interface BoardProps {
  /** What the viewer may know, as the engine gives it. */
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  /** The seat of who looks. */
  readonly viewer?: number;
  /** What each place says of itself; without it, nothing. */
  readonly marks?: Marks;
  /** A place, a card or a stack was tapped. */
  readonly onPlace?: OnPlace | undefined;
  /** Dice that fall or lie on the land, and by how much that is quicker. */
  readonly roll?: RollOnLand | undefined;
  readonly factor?: number | undefined;
  /** The place where something happens: on a phone, it comes into the window. */
  readonly happensAt?: string | undefined;
  /** At the end of the top bar. */
  readonly corner?: ReactNode;
  /** What lies over the valley. */
  readonly over?: ReactNode;
  /** Below the board, within thumb's reach; without it, whose turn it is. */
  readonly bar?: ReactNode;
  /** Below the players. */
  readonly log?: ReactNode;
}

const nothing: Marks = () => ({ state: 'plain' });

/** The table. It shows a view and knows no rules. */
export function Board(props: BoardProps) {
  const { view, seats, viewer = 0, marks = nothing, onPlace } = props;
  const words = useWords();
  const pane = useRef<HTMLDivElement>(null);
  const everybody = seated(view, seats);
  const seen = seenScores(view);
  const tap = useTap(onPlace);
  const shown = { view, seats, viewer, marks: withElder(marks, view), onPlace: tap };
  const [isWhole, setWhole] = useState(false);
  const { roll } = props;
  /** Dice for which somebody wants to see the whole valley. */
  const [away, setAway] = useState<RollOnLand>();
  const isClose = useMotion() && roll?.isOwn === true;
  const isNear = isClose && away?.dice !== roll.dice;
  const looked = lookedAt(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins, unless something is looked at.
  useLayoutEffect(() => {
    if (looked === undefined) jump(pane.current, ...LAND, 'instant');
  }, []);
  usePinch(pane);
  useKeptMiddle(pane);
  return (
    <div className="table">
      <TopBar view={view} everybody={everybody} corner={props.corner} />
      <main>
        <div className="board-frame">
          <section
            className="board-window"
            ref={pane}
            aria-label={words.table.valley}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys.
            tabIndex={0}
          >
            <div className={`board ${isWhole ? 'whole' : ''} ${isNear ? 'near' : ''}`}>
              <div className="scene">
                <Valley {...shown} />
                <Signs {...shown} />
                {view.solo !== undefined && <HeapPlates solo={view.solo} />}
                {roll !== undefined && <DiceOnLand roll={roll} factor={props.factor ?? 1} />}
              </div>
              <LedgeBefore />
              <Shelf {...shown} />
            </div>
          </section>
          <Look pane={pane} at={looked} isNear={isNear} />
          <MiniMap pane={pane} />
          <ZoomButton isWhole={isWhole} onTap={() => setWhole(!isWhole)} />
          {isClose && (
            <WholeValley isWhole={!isNear} onTap={() => setAway(isNear ? roll : undefined)} />
          )}
          {props.over}
        </div>
        <JumpTabs
          lit={onPlace && litIn(view, marks)}
          onJump={(left, top) => jump(pane.current, left, top, 'auto')}
        />
        <PlayerStrip view={view} everybody={everybody} seen={seen} />
        {props.bar ?? <DecisionBar view={view} everybody={everybody} viewer={viewer} />}
      </main>
      <Side view={view} everybody={everybody} seen={seen} log={props.log} />
    </div>
  );
}

/** Dice with the place they were thrown at, the place where something happens, or the meal. */
function lookedAt({ roll, happensAt, view, viewer = 0 }: BoardProps): Box | undefined {
  if (roll !== undefined) {
    return around(hideFor(roll.dice.length, meadowOf(roll.for)), placeBox(roll.for, view));
  }
  if (happensAt !== undefined) return placeBox(happensAt, view);
  return isFeeding(view, viewer) ? HEARTH : undefined;
}

const isFeeding = ({ decision }: Snapshot, viewer: number): boolean =>
  decision?.kind === 'feed' && decision.player === viewer;

/** Around the fire of the village. */
const HEARTH: Box = { left: 330, top: 330, width: 190, height: 180 };

/** The same function for ever, so that what looks the same is not drawn anew. */
function useTap(onPlace: OnPlace | undefined): OnPlace | undefined {
  const latest = useRef(onPlace);
  useLayoutEffect(() => {
    latest.current = onPlace;
  });
  const tap = useCallback<OnPlace>((place) => latest.current?.(place), []);
  return onPlace === undefined ? undefined : tap;
}

/** To a part of the board, from 0 to 1 of what can be scrolled. */
function jump(pane: HTMLElement | null, left: number, top: number, behavior: ScrollBehavior): void {
  pane?.scrollTo({
    left: (pane.scrollWidth - pane.clientWidth) * left,
    top: (pane.scrollHeight - pane.clientHeight) * top,
    behavior,
  });
}
