/** A part of the land, in squares: the start tile is 0, 0 to 1, 1. */
export interface LandBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the land is looked at: which point of it lies in the pane's corner, and how large a tile is. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  /** Pixels a tile. */
  readonly size: number;
}

/** The part of the pane that nothing covers, in pixels from the pane's corner. */
export interface Free extends LandBox {
  /** Something stands at its lower left, as high and as wide as this. */
  readonly corner?: { readonly width: number; readonly height: number };
}

/** A tile is never smaller nor larger, in pixels. */
export const SMALLEST = 44;
export const LARGEST = 240;

/** How large a tile may be when the land is fitted into the window by itself. */
const FIRST = { least: SMALLEST, most: 120 };
/**
 * Fingers need more: below this height or width, in pixels. Where the land does not fit in so, the window is
 * moved anyway, and tiles are as large as they are liked best.
 */
const SMALL = { window: 480, least: 60, moved: 92 };
/** Whoever asks for the whole land gets it, on a small screen too. */
const WHOLE = { least: 14, most: 120 };
/** A tile that is claimed: from near, and with room around it for what is said of it. */
const NEAR = { least: 120, most: 236, part: 0.52 };

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

interface Square {
  readonly x: number;
  readonly y: number;
}

/** All these squares, of which there is one at least. */
export function boxAround(squares: readonly Square[]): LandBox {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** Some squares and those around them. */
export function landBox(board: readonly Square[]): LandBox {
  const { left, top, right, bottom } = boxAround(board);
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

/** All there is to see: what is laid, with the squares that are lit; with all around it if none is. */
export const sightOf = (board: readonly Square[], lit: readonly Square[]): LandBox =>
  lit.length === 0 ? landBox(board) : boxAround([...board, ...lit]);

const squareBox = ({ x, y }: Square): LandBox => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

/** With the middle of a box in the middle of what is free. */
function centred(box: LandBox, size: number, free: Free): Camera {
  const camera = {
    left: (box.left + box.right) / 2 - (free.left + free.right) / 2 / size,
    top: (box.top + box.bottom) / 2 - (free.top + free.bottom) / 2 / size,
    size,
  };
  return besideCorner(camera, box, free);
}

/** Where there is room for it, the box goes aside or up, clear of what stands in the corner. */
function besideCorner(camera: Camera, box: LandBox, free: Free): Camera {
  const { width = 0, height = 0 } = free.corner ?? {};
  const { left, top, size } = camera;
  const aside = free.left + width - (box.left - left) * size;
  const up = (box.bottom - top) * size - (free.bottom - height);
  if (aside <= 0 || up <= 0) return camera;
  if (aside <= free.right - (box.right - left) * size) return pan(camera, aside, 0);
  return up <= (box.top - top) * size - free.top ? pan(camera, 0, -up) : camera;
}

/** The largest size at which a box is wholly in sight. */
function sizeFor(box: LandBox, free: Free): number {
  const across = (free.right - free.left) / (box.right - box.left);
  const down = (free.bottom - free.top) / (box.bottom - box.top);
  return Math.min(across, down);
}

const isSmall = ({ left, top, right, bottom }: Free): boolean =>
  Math.min(right - left, bottom - top) < SMALL.window;

/** The smallest tile that the land is fitted in with by itself. */
const leastIn = (free: Free): number => (isSmall(free) ? SMALL.least : FIRST.least);

/** Whether only a part of it can be seen at once, in a small window. */
const isMoved = (sight: LandBox, free: Free): boolean =>
  isSmall(free) && sizeFor(sight, free) < SMALL.least;

/** The first look at a land: all of it, unless its tiles would be too small; then at what was laid last. */
export function firstLook(sight: LandBox, free: Free, last: Square = { x: 0, y: 0 }): Camera {
  if (isMoved(sight, free)) return reach(centred(sight, SMALL.moved, free), last, sight, free);
  return centred(sight, within(sizeFor(sight, free), leastIn(free), FIRST.most), free);
}

/** As near as a window is that is moved over the land; unchanged where it need not be. */
export function grown(camera: Camera, sight: LandBox, free: Free): Camera {
  if (!isMoved(sight, free) || camera.size >= SMALL.moved) return camera;
  const [x, y] = [(free.left + free.right) / 2, (free.top + free.bottom) / 2];
  return zoomAt(camera, SMALL.moved / camera.size, x, y);
}

/** The whole land, however small. */
export const wholeLand = (sight: LandBox, free: Free): Camera =>
  centred(sight, within(sizeFor(sight, free), WHOLE.least, WHOLE.most), free);

/** A tile from near. */
export function nearTo(square: Square, free: Free): Camera {
  const room = Math.min(free.right - free.left, free.bottom - free.top);
  return centred(squareBox(square), within(room * NEAR.part, NEAR.least, NEAR.most), free);
}

/** Larger or smaller by a factor; the point of the pane where it is done stays where it is. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  // The whole of a large land may be smaller: it grows from there, and does not jump.
  const size = within(camera.size * factor, Math.min(SMALLEST, camera.size), LARGEST);
  return {
    left: camera.left + x / camera.size - x / size,
    top: camera.top + y / camera.size - y / size,
    size,
  };
}

/** The land follows a finger that went so many pixels. */
export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  left: camera.left - dx / camera.size,
  top: camera.top - dy / camera.size,
});

/** So much of the land stays in sight, in squares. */
const KEPT = 1;

/** The land cannot be lost: a bit of it always lies in what is free. */
export function keptInSight(camera: Camera, board: readonly Square[], free: Free): Camera {
  const { left, top, right, bottom } = boxAround(board);
  const { size } = camera;
  return {
    size,
    left: within(camera.left, left + KEPT - free.right / size, right - KEPT - free.left / size),
    top: within(camera.top, top + KEPT - free.bottom / size, bottom - KEPT - free.top / size),
  };
}

/** Nobody sees a part of a pixel. */
const ROUNDED = 0.5;

export const isInSight = (camera: Camera, square: Square, free: Free): boolean =>
  isWithin(camera, squareBox(square), free);

function isWithin(camera: Camera, { left, top, right, bottom }: LandBox, free: Free): boolean {
  const { size } = camera;
  return (
    (left - camera.left) * size >= free.left - ROUNDED &&
    (right - camera.left) * size <= free.right + ROUNDED &&
    (top - camera.top) * size >= free.top - ROUNDED &&
    (bottom - camera.top) * size <= free.bottom + ROUNDED
  );
}

/**
 * A square has come up: nothing moves where it and the squares around it are in sight. Else the whole
 * land is fitted in while its tiles are large enough, and beyond that the camera goes there by the
 * shortest way.
 */
export function follow(camera: Camera, square: Square, sight: LandBox, free: Free): Camera {
  if (isWithin(camera, landBox([square]), free)) return camera;
  return fitted(camera, sight, free) ?? reach(camera, square, sight, free);
}

/** Squares were lit: nothing moves where all are in sight. Else the whole land is fitted in, if it can be. */
export function embrace(
  camera: Camera,
  lit: readonly Square[],
  sight: LandBox,
  free: Free,
): Camera {
  if (lit.every((square) => isInSight(camera, square, free))) return camera;
  return fitted(camera, sight, free) ?? camera;
}

/** All there is to see, no larger than before; undefined where its tiles would be too small. */
function fitted(camera: Camera, sight: LandBox, free: Free): Camera | undefined {
  const size = sizeFor(sight, free);
  return size < leastIn(free) ? undefined : centred(sight, Math.min(size, camera.size), free);
}

/** By the shortest way to a square and what there is to see around it. */
export function reach(camera: Camera, square: Square, sight: LandBox, free: Free): Camera {
  const { size } = camera;
  const { x, y } = square;
  // Where there is no room for its neighbours, it alone matters.
  const edge = (room: number): number => within((room / size - 1) / 2, 0, 1);
  const across = edge(free.right - free.left);
  const down = edge(free.bottom - free.top);
  // Beyond what there is to see is nothing to make room for.
  const right = Math.max(x + 1, Math.min(x + 1 + across, sight.right)) - free.right / size;
  const bottom = Math.max(y + 1, Math.min(y + 1 + down, sight.bottom)) - free.bottom / size;
  const left = Math.min(x, Math.max(x - across, sight.left)) - free.left / size;
  const top = Math.min(y, Math.max(y - down, sight.top)) - free.top / size;
  return {
    size,
    left: within(camera.left, right, Math.max(right, left)),
    top: within(camera.top, bottom, Math.max(bottom, top)),
  };
}

/** How far a square is from the left and the right of what is free, in pixels. */
export const roomBeside = ({ left, size }: Camera, { x }: Square, free: Free) => ({
  left: (x - left) * size - free.left,
  right: free.right - (x + 1 - left) * size,
});

/** Where a point of the pane lies on the land, in squares. */
export const landAt = ({ left, top, size }: Camera, x: number, y: number): Square => ({
  x: left + x / size,
  y: top + y / size,
});

/** Part of the way from one look to another. Sizes grow by factors, so that it seems even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const size = from.size * (to.size / from.size) ** part;
  // What the eye holds on to is the point that both looks have at the same place.
  const moved =
    from.size === to.size ? part : (1 / from.size - 1 / size) / (1 / from.size - 1 / to.size);
  return {
    size,
    left: from.left + (to.left - from.left) * moved,
    top: from.top + (to.top - from.top) * moved,
  };
}
