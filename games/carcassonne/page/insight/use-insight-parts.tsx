import { type ReactNode, useEffect, useMemo } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { useLandCamera } from '../board/in-sight.ts';
import type { LandParts } from '../board/land-parts.ts';
import type { LandPoint } from '../board/use-gestures.ts';
import { Cards } from './cards.tsx';
import { InsightTools } from './insight-tools.tsx';
import {
  AboveLand,
  type LayerProps,
  OnLand,
  OverLand,
  openedIn,
  printWith,
} from './land-layers.tsx';
import { OverTable } from './over-table.tsx';
import { TilesBox } from './tiles/tiles-box.tsx';
import { type InsightState, useInsight } from './use-insight.ts';

interface Looking extends Omit<LayerProps, 'insight'> {
  /** The laying or the claim that is looked at. */
  readonly chosen: string | undefined;
  /** How the print is coloured already. */
  readonly print: LandParts['print'];
}

type Parts = Required<
  Pick<
    LandParts,
    'print' | 'onPoint' | 'onLand' | 'aboveLand' | 'overLand' | 'card' | 'tools' | 'rest'
  >
>;

interface InsightParts {
  readonly parts: Parts;
  /** Over the whole table. */
  readonly over: ReactNode;
  /** A tap on the land; whether it was about a tile. */
  readonly tap: (point: LandPoint) => boolean;
}

/** All that is shown of the land beyond what lies there, and where it stands. */
export function useInsightParts({ chosen, print: before, ...looking }: Looking): InsightParts {
  const { view, seats } = looking;
  const insight = useInsight(view);
  const { isFarms, feature } = insight;
  const print = useMemo(
    () => printWith({ isFarms, feature }, view, seats, before),
    [isFarms, feature, view, seats, before],
  );
  const layers: LayerProps = { ...looking, insight };
  useLookAtChallenge(view, insight);
  return {
    parts: {
      print,
      onPoint: insight.point,
      onLand: <OnLand {...layers} />,
      aboveLand: <AboveLand {...layers} />,
      overLand: <OverLand {...layers} />,
      card: <Cards {...layers} chosen={chosen} />,
      tools: <InsightTools view={view} insight={insight} />,
      rest: <TilesBox view={view} isOpen={insight.isDrawer} onOpen={insight.toggleDrawer} />,
    },
    over: <OverTable {...layers} />,
    tap: insight.tap,
  };
}

/** The room that a card takes beside the land, in pixels; on a phone it lies below. */
const CARD = 276;
const PHONE = 767;

/** Whoever opens a challenge sees both sides of it, and then what they saw before. */
function useLookAtChallenge(view: Snapshot, insight: InsightState): void {
  const camera = useLandCamera();
  const opened = openedIn(view, insight);
  const [monk, heretic] = opened?.sides ?? [];
  const key = monk && heretic && `${monk.x},${monk.y} ${heretic.x},${heretic.y}`;
  useEffect(() => {
    if (key === undefined) return;
    const squares = key.split(' ').map((square) => {
      const [x = 0, y = 0] = square.split(',').map(Number);
      return { x, y };
    });
    camera.lookAt(squares, window.innerWidth > PHONE ? CARD : 0);
    return () => camera.back();
  }, [camera, key]);
}
