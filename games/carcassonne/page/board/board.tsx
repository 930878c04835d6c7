import type { BoardProps } from '@ochre/ui/game/game-page.ts';
import { TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Event, Snapshot } from '../../rules/index.ts';
import { useShows } from '../insight/help.ts';
import './board.css';
import { byKindOf } from './by-kind.ts';
import { DecisionBar } from './decision-bar.tsx';
import { LandCameraContext } from './in-sight.ts';
import { LandCamera } from './land-camera.ts';
import { LAND_KEYS } from './land-keys.ts';
import { LandPane } from './land-pane.tsx';
import type { LandParts } from './land-parts.ts';
import { LandTools } from './land-tools.tsx';
import { MiniMap } from './mini-map.tsx';
import { Overview } from './overview.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { seated } from './seat.ts';
import { Side } from './side.tsx';
import { type Standing, standingsOf } from './standing.ts';
import { TopBar } from './top-bar.tsx';

type LandBoardProps = BoardProps<Snapshot, Event> & LandParts;

/** The table: the land, and who plays on it. It shows a view and knows nothing of what is legal. */
export function Board(props: LandBoardProps) {
  const { view, seats, viewer = 0, corner, over, bar, log, card, tools, rest, ...parts } = props;
  const everybody = useMemo(() => seated(view, seats), [view, seats]);
  const standings = useStandings(props);
  const camera = useOwnCamera(parts.camera);
  const overview = useOverview(camera);
  return (
    <LandCameraContext value={camera}>
      <div className="carcassonne">
        <TopBar view={view} everybody={everybody} corner={corner} />
        <main>
          <div className="board-frame">
            <LandPane view={view} everybody={everybody} {...parts} />
            <div className={isUnderCard(camera, parts.chosen) ? 'land-card at-right' : 'land-card'}>
              {card}
            </div>
            <LandTools>{tools}</LandTools>
            <MiniMap view={view} everybody={everybody} chosen={parts.chosen} />
            {over}
          </div>
          <PlayerStrip everybody={everybody} standings={standings} onOpen={overview.open} />
          {bar ?? <DecisionBar view={view} everybody={everybody} viewer={viewer} />}
          {overview.isOpen && (
            <Overview
              everybody={everybody}
              standings={standings}
              log={log}
              rest={rest}
              onClose={overview.close}
            />
          )}
        </main>
        <Side everybody={everybody} standings={standings} rest={rest} log={log} />
      </div>
    </LandCameraContext>
  );
}

/** The room of a card, in pixels; whatever it tells is not under it. */
const CARD = { width: 280, height: 190 };

function isUnderCard({ now }: LandCamera, square: LandParts['chosen']): boolean {
  if (now === undefined || square === undefined) return false;
  const { left, top, size } = now;
  return (square.x - left) * size < CARD.width && (square.y - top) * size < CARD.height;
}

/** How everybody stands, as far as it is told at this table. */
function useStandings({ view, happened }: LandBoardProps): readonly Standing[] {
  const isTold = useShows('ifEnded');
  const isCounted = useShows('byKind');
  const standings = useMemo(() => standingsOf(view, isTold), [view, isTold]);
  return useMemo(() => {
    const kinds = isCounted ? byKindOf(view, happened ?? []) : [];
    return standings.map((standing, player) => ({ ...standing, byKind: kinds[player] }));
  }, [standings, view, happened, isCounted]);
}

/** Whether a phone shows the whole land and everybody, instead of what is decided. */
function useOverview(camera: LandCamera) {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    camera.glance();
  };
  const close = (): void => {
    setOpen(false);
    camera.back();
  };
  useKeys({ [TABLE_KEYS.clear]: isOpen ? close : undefined });
  return { isOpen, open, close };
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
    [LAND_KEYS.nearer]: () => camera.step(STEP),
    // On many keyboards it is above another one.
    [`Shift ${LAND_KEYS.nearer}`]: () => camera.step(STEP),
    [LAND_KEYS.farther]: () => camera.step(1 / STEP),
    [LAND_KEYS.whole]: () => camera.whole(),
  });
  return camera;
}

const STEP = 1.35;
