import { ofSeat } from '@ochre/kernel';
import type { Seat } from '@ochre/ui/seat.ts';
import { type CSSProperties, memo, useMemo, useRef } from 'react';
import type { CountedAtEnd, Part } from '../../rules/index.ts';
import { FollowerOnLand } from '../art/follower.tsx';
import { Land } from '../art/land.tsx';
import { boxAround } from '../board/camera.ts';
import { spotOn } from '../board/spots.ts';
import { useWords } from '../in-words.tsx';
import { Veil } from '../motion/veil.tsx';
import { coinsOf } from './coins.ts';
import { type EndedView, keyOf } from './counted.ts';
import { litBy } from './lit-by.ts';
import { type Size, useSize } from './use-size.ts';

interface EndLandProps {
  readonly view: EndedView;
  readonly seats: readonly Seat[];
  readonly counted: readonly CountedAtEnd[];
  /** So many are counted. */
  readonly done: number;
  /** What is being counted. */
  readonly current: CountedAtEnd | undefined;
}

/** Around the land, for towers and coins, in squares. */
const ROOM = { above: 0.6, beside: 0.35, below: 0.3 };
/** A tile is no larger, in pixels. */
const LARGEST = 110;

/** The whole land, with what is being counted lit and all coins that were given. */
export function EndLand({ view, seats, counted, done, current }: EndLandProps) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const box = useMemo(() => boxOf(view), [view]);
  const tile = tileIn(box, size);
  const lit = useMemo(() => litBy(current, seats), [current, seats]);
  return (
    <div className="end-land" ref={frame}>
      <svg
        role="img"
        aria-label={words.board.land}
        className={tile < 78 ? 'far' : undefined}
        viewBox={`${100 * box.left} ${100 * box.top} ${100 * box.wide} ${100 * box.high}`}
        style={
          { width: box.wide * tile, height: box.high * tile, '--px': 100 / tile } as CSSProperties
        }
      >
        <Print board={view.board} {...lit} />
        {current !== undefined && <Veil board={view.board} except={shownOf(current)} />}
        <Figures view={view} seats={seats} tile={tile} />
        {counted.slice(0, done).map((one) => (
          <Coins
            key={keyOf(one)}
            view={view}
            seats={seats}
            counted={one}
            tile={tile}
            isNew={one === current}
          />
        ))}
      </svg>
    </div>
  );
}

/** What keeps its colours; with a farm, the cities that it feeds. */
const shownOf = ({ feature, fed }: CountedAtEnd): readonly Part[] =>
  [feature, ...fed].flatMap(({ parts }) => parts);

const Print = memo(Land);

function boxOf({ board }: EndedView) {
  const { left, top, right, bottom } = boxAround(board);
  return {
    left: left - ROOM.beside,
    top: top - ROOM.above,
    wide: right - left + 2 * ROOM.beside,
    high: bottom - top + ROOM.above + ROOM.below,
  };
}

/** How large a tile can be drawn, in pixels. */
function tileIn({ wide, high }: ReturnType<typeof boxOf>, size: Size | undefined): number {
  if (size === undefined || size.height === 0) return 60;
  return Math.min(LARGEST, size.width / wide, size.height / high);
}

interface DrawnProps {
  readonly view: EndedView;
  readonly seats: readonly Seat[];
  /** In pixels. */
  readonly tile: number;
}

/** As high as on the board, and on a small land not so small as not to be known. */
const heightAt = (tile: number): number => Math.max(35, Math.min(60, 2600 / tile));

const Figures = memo(function Figures({ view, seats, tile }: DrawnProps) {
  return view.followers
    .map((follower) => ({ ...follower, spot: spotOn(view.board, follower, follower.on) }))
    .sort((one, other) => one.spot.y - other.spot.y)
    .map(({ player, x, y, on, spot }) => (
      <FollowerOnLand
        key={`${x},${y} ${on}`}
        tribe={ofSeat(seats, player).tribe}
        on={on}
        x={100 * spot.x}
        y={100 * spot.y}
        height={heightAt(tile)}
      />
    ));
});

interface CoinsProps extends DrawnProps {
  readonly counted: CountedAtEnd;
  readonly isNew: boolean;
}

/** The radius of a coin, in its own drawing. */
const COIN = 11.5;
/** In pixels; on a small land it leaves its follower in sight. */
const coinAt = (tile: number): number => Math.min(COIN, Math.max(7.5, 0.3 * tile));

function Coins({ view, seats, tile, counted, isNew }: CoinsProps) {
  const unit = ((100 / tile) * coinAt(tile)) / COIN;
  const height = heightAt(tile);
  return coinsOf(view, counted).map(({ player, points, x, y, on }) => (
    <g
      key={player}
      className={isNew ? 'end-coin new' : 'end-coin'}
      transform={`translate(${100 * x + (on === undefined ? 0 : height * 0.34)} ${100 * y - (on === undefined ? 0 : height * 0.62)}) scale(${unit * (isNew ? 1.35 : 1)})`}
    >
      <circle r={COIN} style={{ stroke: `var(--p-${ofSeat(seats, player).tribe})` }} />
      <text y="4.5">{points}</text>
    </g>
  ));
}
