import { ofSeat } from '@ochre/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import { lieNamed, type Snapshot } from '../../rules/index.ts';
import { cutOf, segmentShape } from '../art/geometry/index.ts';
import { boxAround, type Camera, type Free, type LandBox, roomBeside } from './camera.ts';
import { useLandCamera } from './in-sight.ts';
import type { LandParts } from './land-parts.ts';
import './mini-map.css';
import type { Seated } from './seat.ts';

interface MiniMapProps {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
  /** The map gives way to the square that is chosen. */
  readonly chosen?: LandParts['chosen'];
}

/** How wide the map is for its height, and what it leaves around the land, in squares. */
const PROPORTION = 84 / 58;
const AROUND = 0.8;

/** On a phone: the whole land in a corner, and which part of it is seen. */
export const MiniMap = memo(function MiniMap({ view, everybody, chosen }: MiniMapProps) {
  const box = useMemo(() => mapBox(boxAround(view.board)), [view.board]);
  const map = useRef<HTMLDivElement>(null);
  const seen = useRef<SVGRectElement>(null);
  const camera = useLandCamera();
  useEffect(() => {
    const frame = (): void => {
      const { now, window } = camera;
      if (now === undefined || window === undefined || seen.current === null) return;
      const to = {
        x: now.left * 100,
        y: now.top * 100,
        width: (window.right / now.size) * 100,
        height: (window.bottom / now.size) * 100,
      };
      for (const [name, value] of Object.entries(to)) seen.current.setAttribute(name, `${value}`);
      map.current?.classList.toggle('away', isUnderMap(now, window, chosen));
    };
    frame();
    return camera.listen(frame);
  }, [camera, chosen]);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return (
    <div className="land-map" ref={map}>
      <svg
        aria-hidden="true"
        viewBox={[box.left, box.top, width, height].map((one) => one * 100).join(' ')}
      >
        <MapOfLand view={view} />
        {view.followers.map(({ player, x, y, on }) => (
          <circle
            key={`${x},${y} ${on}`}
            cx={100 * x + 50}
            cy={100 * y + 50}
            r="36"
            fill={`var(--p-${ofSeat(everybody, player).tribe})`}
            stroke="var(--rim)"
            strokeWidth="14"
          />
        ))}
        <rect ref={seen} className="seen" rx="20" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
});

/** The map's room in its corner, in pixels. */
const ROOM = { width: 84, height: 62 };

function isUnderMap(now: Camera, free: Free, square: LandParts['chosen']): boolean {
  if (square === undefined) return false;
  const isHigh = (square.y - now.top) * now.size < ROOM.height;
  return isHigh && roomBeside(now, square, free).right < ROOM.width;
}

/** Fields and cities: more cannot be told apart. */
const MapOfLand = memo(
  ({ view: { board } }: Pick<MiniMapProps, 'view'>) => (
    <>
      {board.map(({ x, y, tile, rotation }, order) => (
        <g key={`${x},${y}`} transform={`translate(${100 * x} ${100 * y})`}>
          <rect width="100" height="100" fill="var(--c-field)" stroke="var(--line-ink)" />
          {lieNamed(tile, rotation).segments.map(
            ({ kind, name }) =>
              kind === 'city' && (
                <path
                  key={name}
                  d={segmentShape({ tile, rotation }, name, cutOf(tile, order))}
                  fill="var(--c-roof)"
                />
              ),
          )}
        </g>
      ))}
    </>
  ),
  (one, other) => one.view.board.length === other.view.board.length,
);

/** The land in the middle of a map of this shape. */
function mapBox({ left, top, right, bottom }: LandBox): LandBox {
  const width = Math.max(right - left + AROUND, (bottom - top + AROUND) * PROPORTION);
  const height = width / PROPORTION;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
