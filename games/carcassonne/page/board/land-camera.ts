import {
  between,
  type Camera,
  embrace,
  type Free,
  firstLook,
  follow,
  grown,
  isInSight,
  keptInSight,
  type LandBox,
  landBox,
  nearTo,
  pan,
  reach,
  sightOf,
  wholeLand,
  zoomAt,
} from './camera.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What the camera moves: the drawing, and what stands over it at its own size. */
export interface Moved {
  readonly scene: HTMLElement;
  readonly over: HTMLElement;
}

/** So long after somebody moved the land it does not move by itself, in milliseconds. */
const CALM_AFTER = 1500;
/** How long the camera takes, in milliseconds. */
const GOING = 320;
/** So long after the last step of a zoom the land is drawn anew at its size, in milliseconds. */
const SETTLED_AFTER = 160;
/** Fine cuts are left out below this size, in pixels a tile. */
const FAR = 78;

/** Moves the land on the screen, by hand or by itself: straight to the style, without drawing it anew. */
export class LandCamera {
  private camera: Camera | undefined;
  private free: Free | undefined;
  private board: readonly Square[] = [];
  private lit: readonly Square[] = [];
  private moved: Moved | undefined;
  private held = 0;
  private touchedAt = Number.NEGATIVE_INFINITY;
  private going = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private before: Camera | undefined;
  /** What the window shows as long as nobody moves the land, however it changes. */
  private fitted: 'first' | 'whole' | undefined;
  /** Somebody has chosen how large a tile is. */
  private isSizeChosen = false;
  private readonly listeners = new Set<() => void>();
  private readonly settlers = new Set<() => void>();
  /** How large a tile was when it last stopped growing or shrinking. */
  settled = 100;
  /** Whether it goes there in steps that are seen. */
  isGradual = true;

  /** Undefined until there is a window to look through. */
  get now(): Camera | undefined {
    return this.camera;
  }

  get window(): Free | undefined {
    return this.free;
  }

  /** Hears of every step. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears when it has stopped growing or shrinking. */
  readonly onSettled = (listener: () => void): (() => void) => {
    this.settlers.add(listener);
    return () => this.settlers.delete(listener);
  };

  attach(moved: Moved | undefined): void {
    this.moved = moved;
    this.apply();
    this.settle();
  }

  /** The window has this free part now; what was in its middle stays there. */
  setFree(free: Free): void {
    const { free: before, camera } = this;
    this.free = free;
    if (free.right <= free.left || free.bottom <= free.top) return;
    if (camera === undefined || before === undefined || this.fitted === 'first') {
      if (this.board.length === 0) return;
      this.show(firstLook(this.sight, free, this.board.at(-1)));
      this.fitted = 'first';
      return;
    }
    if (this.fitted === 'whole') {
      this.whole(this.before);
      return;
    }
    const dx = (free.left + free.right - before.left - before.right) / 2;
    const dy = (free.top + free.bottom - before.top - before.bottom) / 2;
    if (dx !== 0 || dy !== 0) this.show(pan(camera, dx, dy));
  }

  /** What is laid now. */
  setBoard(board: readonly Square[]): void {
    this.board = board;
    if (this.camera === undefined && this.free !== undefined) this.setFree(this.free);
  }

  /** Where something can be laid now: all of it comes in sight. */
  light(lit: readonly Square[]): void {
    this.lit = lit;
    if (lit.length === 0) return;
    this.byItself((camera, free) => embrace(camera, lit, this.sight, free));
  }

  /** A finger is down: nothing moves by itself. */
  hold(): void {
    this.held++;
    this.stop();
  }

  letGo(): void {
    this.held = Math.max(0, this.held - 1);
  }

  panBy(dx: number, dy: number): void {
    this.byHand((camera) => pan(camera, dx, dy));
  }

  zoomBy(factor: number, x: number, y: number): void {
    this.isSizeChosen = true;
    this.byHand((camera) => zoomAt(camera, factor, x, y));
  }

  /** Nearer or farther, about the middle. */
  step(factor: number): void {
    const { camera, free } = this;
    if (camera === undefined || free === undefined) return;
    this.before = undefined;
    this.isSizeChosen = true;
    this.go(zoomAt(camera, factor, (free.left + free.right) / 2, (free.top + free.bottom) / 2));
  }

  /** By so many squares. */
  stepAside(dx: number, dy: number): void {
    const { camera } = this;
    if (camera === undefined) return;
    this.before = undefined;
    this.go(this.kept({ ...camera, left: camera.left + dx, top: camera.top + dy }));
  }

  /** All of it, however the window changes; `back` leads to where it was before, if that is known. */
  whole(before?: Camera): void {
    const { free } = this;
    if (free === undefined) return;
    this.go(wholeLand(this.sight, free));
    this.before = before;
    this.isSizeChosen ||= before === undefined;
    this.fitted = 'whole';
  }

  /** The whole land for a moment. */
  glance(): void {
    this.whole(this.before ?? this.camera);
  }

  /** Whoever goes to a square by keys or by a button sees it. */
  goTo(square: Square): void {
    const { camera, free } = this;
    if (camera !== undefined && free !== undefined)
      this.go(reach(camera, square, this.sight, free));
  }

  /** Whoever taps a square that is partly covered sees it wholly. */
  uncover(square: Square): void {
    const { camera, free } = this;
    if (camera && free && !isInSight(camera, square, free)) this.goTo(square);
  }

  /** Something came up there. */
  follow(square: Square): void {
    this.byItself((camera, free) => {
      const from = this.isSizeChosen ? camera : grown(camera, this.sight, free);
      return follow(from, square, this.sight, free);
    });
  }

  /** Something is to be decided there. */
  near(square: Square): void {
    this.byItself((camera, free) => {
      this.before ??= camera;
      return nearTo(square, free);
    });
  }

  /** Some squares are told of, beside a card that takes room at the left; in pixels. */
  lookAt(squares: readonly Square[], card: number): void {
    this.byItself((camera, free) => {
      this.before ??= camera;
      return wholeLand(landBox(squares), { ...free, left: free.left + card });
    });
  }

  /** That is over: back to where it was, unless somebody moved the land meanwhile. */
  back(): void {
    this.byItself((camera) => {
      const { before = camera } = this;
      this.before = undefined;
      return before;
    });
  }

  private get sight(): LandBox {
    return sightOf(this.board, this.lit);
  }

  private byHand(move: (camera: Camera) => Camera): void {
    if (this.camera === undefined) return;
    this.stop();
    this.before = undefined;
    this.touchedAt = performance.now();
    this.show(this.kept(move(this.camera)));
  }

  /** Never under the finger, and not at once after it. */
  private byItself(move: (camera: Camera, free: Free) => Camera): void {
    clearTimeout(this.waiting);
    const { camera, free } = this;
    if (camera === undefined || free === undefined) return;
    const calmIn = this.touchedAt + CALM_AFTER - performance.now();
    if (this.held > 0 || calmIn > 0) {
      this.waiting = setTimeout(() => this.byItself(move), Math.max(calmIn, 100));
      return;
    }
    const to = move(camera, free);
    if (to !== camera) this.go(to);
  }

  private kept(camera: Camera): Camera {
    return this.free === undefined ? camera : keptInSight(camera, this.board, this.free);
  }

  /** Whatever goes by itself or waits to does not any more. */
  private stop(): void {
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.going);
    this.fitted = undefined;
  }

  private go(to: Camera): void {
    const { camera: from } = this;
    this.stop();
    if (from === undefined || !this.isGradual) {
      this.show(to);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GOING));
      this.show(between(from, to, eased(part)));
      if (part < 1) this.going = requestAnimationFrame(step);
    };
    this.going = requestAnimationFrame(step);
  }

  private show(camera: Camera): void {
    const before = this.camera;
    this.camera = camera;
    if (before === undefined) this.settle();
    else if (before.size !== camera.size) this.zooming();
    this.apply();
    for (const listener of this.listeners) listener();
  }

  /** While it grows or shrinks, the picture is stretched; then it is drawn anew, sharp. */
  private zooming(): void {
    clearTimeout(this.settling);
    this.moved?.scene.classList.add('zooming');
    this.settling = setTimeout(() => this.settle(), SETTLED_AFTER);
  }

  /** What has its width in pixels gets it. */
  private settle(): void {
    const { camera, moved } = this;
    if (camera === undefined || moved === undefined) return;
    moved.scene.classList.remove('zooming');
    moved.scene.classList.toggle('far', camera.size < FAR);
    moved.scene.style.setProperty('--px', `${100 / camera.size}`);
    this.settled = camera.size;
    for (const settler of this.settlers) settler();
  }

  private apply(): void {
    const { camera, moved } = this;
    if (camera === undefined || moved === undefined) return;
    const { left, top, size } = camera;
    const [x, y] = [-left * size, -top * size];
    moved.scene.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${size / 100})`;
    // Words are sharp on whole pixels.
    moved.over.style.transform = `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
    moved.over.style.setProperty('--size', `${size}`);
  }
}

const eased = (part: number): number => 1 - (1 - part) ** 3;
