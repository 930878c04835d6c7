import type { BoardProps } from '@ochre/ui/game/game-page.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import './board.css';
import { DecisionBar } from './decision-bar.tsx';
import { LandCameraContext } from './in-sight.ts';
import { LandCamera } from './land-camera.ts';
import { LandPane } from './land-pane.tsx';
import type { LandParts } from './land-parts.ts';
import { LandTools } from './land-tools.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { seated } from './seat.ts';
import { Side } from './side.tsx';
import { standingsOf } from './standing.ts';
import { TopBar } from './top-bar.tsx';

type LandBoardProps = BoardProps<Snapshot> & LandParts;

/** The table: the land, and who plays on it. It shows a view and knows nothing of what is legal. */
export function Board(props: LandBoardProps) {
  const { view, seats, viewer = 0, corner, over, bar, log, card, tools, rest, ...parts } = props;
  const everybody = useMemo(() => seated(view, seats), [view, seats]);
  const standings = useMemo(() => standingsOf(view), [view]);
  const camera = useOwnCamera(parts.camera);
  return (
    <LandCameraContext value={camera}>
      <div className="carcassonne">
        <TopBar view={view} everybody={everybody} corner={corner} />
        <main>
          <div className="board-frame">
            <LandPane view={view} everybody={everybody} {...parts} />
            <div className="land-card">{card}</div>
            <LandTools>{tools}</LandTools>
            {over}
          </div>
          <PlayerStrip everybody={everybody} standings={standings} onOpen={() => camera.whole()} />
          {bar ?? <DecisionBar view={view} everybody={everybody} viewer={viewer} />}
        </main>
        <Side everybody={everybody} standings={standings} rest={rest} log={log} />
      </div>
    </LandCameraContext>
  );
}

/** A camera that goes as this reader likes things to move, and by keys. */
function useOwnCamera(given: LandCamera | undefined): LandCamera {
  const [own] = useState(() => new LandCamera());
  const camera = given ?? own;
  const isMoving = useMotion();
  useEffect(() => {
    camera.isGradual = isMoving;
  }, [camera, isMoving]);
  useKeys({
    '+': () => camera.step(STEP),
    'Shift +': () => camera.step(STEP),
    '-': () => camera.step(1 / STEP),
    w: () => camera.whole(),
  });
  return camera;
}

const STEP = 1.35;
