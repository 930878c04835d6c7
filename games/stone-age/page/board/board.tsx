import { type Snapshot, seenScores } from '@ochre/stone-age/rules';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../in-words.tsx';
import './board.css';
import type { Seat } from '@ochre/ui/seat.ts';
import { DecisionBar } from './decision-bar.tsx';
import { HeapPlates } from './heap-plates.tsx';
import { JumpTabs, LAND } from './jump-tabs.tsx';
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
  useLayoutEffect(() => jump(pane.current, ...LAND, 'instant'), []);
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
            <div className={isWhole ? 'board whole' : 'board'}>
              <Valley {...shown} />
              <Signs {...shown} />
              {view.solo !== undefined && <HeapPlates solo={view.solo} />}
              <Shelf {...shown} />
            </div>
          </section>
          <MiniMap pane={pane} />
          <ZoomButton isWhole={isWhole} onTap={() => setWhole(!isWhole)} />
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
