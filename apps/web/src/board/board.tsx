import { type Snapshot, seenScores } from '@ochre/stone-age';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/language.tsx';
import './board.css';
import { DecisionBar } from './decision-bar.tsx';
import { HeapPlates } from './heap-plates.tsx';
import { JumpTabs, LAND } from './jump-tabs.tsx';
import { MiniMap } from './mini-map.tsx';
import { type PlaceStates, withElder } from './place-states.ts';
import { PlayerStrip } from './player-strip.tsx';
import { type Seat, seated } from './seat.ts';
import { Shelf } from './shelf.tsx';
import { Side } from './side.tsx';
import { Signs } from './signs.tsx';
import { TopBar } from './top-bar.tsx';
import { Valley } from './valley.tsx';

interface BoardProps {
  /** What the viewer may know, as the engine gives it. */
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  /** The seat of who looks. */
  readonly viewer?: number;
  /** What each place says of itself; without it, nothing. */
  readonly states?: PlaceStates;
}

const nothing: PlaceStates = () => 'plain';

/** The table. It shows a view and knows no rules. */
export function Board({ view, seats, viewer = 0, states = nothing }: BoardProps) {
  const words = useWords();
  const pane = useRef<HTMLDivElement>(null);
  const everybody = seated(view, seats);
  const seen = seenScores(view);
  const shown = { view, seats, states: withElder(states, view) };
  useLayoutEffect(() => jump(pane.current, ...LAND, 'instant'), []);
  return (
    <div className="table">
      <TopBar view={view} everybody={everybody} />
      <main>
        <div className="board-frame">
          <section
            className="board-window"
            ref={pane}
            aria-label={words.table.valley}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys.
            tabIndex={0}
          >
            <div className="board">
              <Valley {...shown} />
              <Signs {...shown} />
              {view.solo !== undefined && <HeapPlates solo={view.solo} />}
              <Shelf {...shown} />
            </div>
          </section>
          <MiniMap pane={pane} />
        </div>
        <JumpTabs onJump={(left, top) => jump(pane.current, left, top, 'auto')} />
        <PlayerStrip everybody={everybody} seen={seen} />
        <DecisionBar view={view} everybody={everybody} viewer={viewer} />
      </main>
      <Side view={view} everybody={everybody} seen={seen} />
    </div>
  );
}

/** To a part of the board, from 0 to 1 of what can be scrolled. */
function jump(pane: HTMLElement | null, left: number, top: number, behavior: ScrollBehavior): void {
  pane?.scrollTo({
    left: (pane.scrollWidth - pane.clientWidth) * left,
    top: (pane.scrollHeight - pane.clientHeight) * top,
    behavior,
  });
}
