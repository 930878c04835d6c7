import type { BoardProps } from '@ochre/ui/game/game-page.ts';
import { useState } from 'react';
import type { Event, Snapshot } from '../../rules/index.ts';
import { Board } from '../board/board.tsx';
import { LandCameraContext } from '../board/in-sight.ts';
import { LandCamera } from '../board/land-camera.ts';
import { useInsightParts } from './use-insight-parts.tsx';

/** The land where nobody plays: a replay, or one by itself. All that can be asked of it is told. */
export function LookedLand(props: BoardProps<Snapshot, Event>) {
  const [camera] = useState(() => new LandCamera());
  return (
    <LandCameraContext value={camera}>
      <InsightBoard {...props} camera={camera} />
    </LandCameraContext>
  );
}

interface InsightBoardProps extends BoardProps<Snapshot, Event> {
  readonly camera: LandCamera;
}

function InsightBoard({ camera, ...props }: InsightBoardProps) {
  const { view, seats, viewer } = props;
  const { parts, over, tap } = useInsightParts({
    view,
    seats,
    viewer,
    laying: undefined,
    chosen: undefined,
    print: undefined,
    onRule: undefined,
  });
  return (
    <Board
      {...props}
      {...parts}
      camera={camera}
      onTap={tap}
      over={
        <>
          {over}
          {props.over}
        </>
      }
    />
  );
}
