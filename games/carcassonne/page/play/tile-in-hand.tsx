import { type PointerEvent, useState } from 'react';
import type { Turn } from '../../rules/index.ts';
import { TileFace } from '../art/tile-face.tsx';
import { landAt } from '../board/camera.ts';
import { useLandCamera } from '../board/in-sight.ts';
import type { Deciding } from './deciding.ts';
import { useTurning } from './use-turning.ts';

interface TileInHandProps {
  readonly tile: string;
  readonly turn: Turn;
  readonly deciding: Deciding;
}

const SIZE = 128;

/** The tile that is to be laid. A tap turns it; it can be dragged onto a square. */
export function TileInHand({ tile, turn, deciding }: TileInHandProps) {
  const camera = useLandCamera();
  const turning = useTurning<HTMLDivElement>({ what: tile, turn });
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const face = <TileFace tile={tile} turn={turn} size={SIZE} />;
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      setAt({ x: event.clientX, y: event.clientY });
    }
  };
  const drop = (event: PointerEvent): void => {
    setAt(undefined);
    const pane = paneUnder(event);
    if (at === undefined || pane === undefined || camera.now === undefined) return;
    const { left, top } = pane.getBoundingClientRect();
    const { x, y } = landAt(camera.now, event.clientX - left, event.clientY - top);
    deciding.drop({ x: Math.floor(x), y: Math.floor(y) });
  };
  return (
    <div
      ref={turning}
      className="tile-in-hand"
      aria-hidden="true"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setAt(undefined)}
    >
      {face}
      {at !== undefined && (
        <span className="dragged-tile" style={{ left: at.x, top: at.y }}>
          <TileFace tile={tile} turn={turn} size={camera.now?.size ?? SIZE} />
        </span>
      )}
    </div>
  );
}

const paneUnder = ({ clientX, clientY }: PointerEvent): Element | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('.land-pane, .decision-bar, .side'))
    .find((found) => found !== null)
    ?.closest('.land-pane') ?? undefined;
