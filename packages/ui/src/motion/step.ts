/** How something moves: see the keyframes of the page. */
export type Motion = 'walk' | 'go' | 'fly' | 'slide' | 'turn' | 'roll' | 'rise' | 'show' | 'look';

/** One thing that moves once. Times are in milliseconds. What moves and where, the game says. */
export interface MotionStep<
  What extends { readonly kind: string } = { readonly kind: string },
  Spot = unknown,
> {
  readonly start: number;
  readonly duration: number;
  readonly motion: Motion;
  readonly what: What;
  readonly from: Spot;
  readonly to: Spot;
  /** What is shown at `to` is this very thing: it is hidden from then on until it has come. */
  readonly hides?: number;
}

export const endOf = (steps: readonly MotionStep[]): number =>
  Math.max(0, ...steps.map(({ start, duration }) => start + duration));

/** When the board shows what happened. */
export interface TimedChange<View> {
  readonly at: number;
  readonly make: (view: View) => View;
}

/** Everything that moves in a move, and when the board shows what it did. */
export interface MotionPlan<View, Scene> {
  readonly steps: readonly MotionStep[];
  readonly changes: readonly TimedChange<View>[];
  /** The board before it, and what the next move begins with. */
  readonly before: View;
  readonly after: Scene;
  /** What is set up on the board meanwhile, as the game knows it: dice that lie there. */
  readonly staged?: unknown;
  /** It is never hurried, however much waits. */
  readonly isCalm?: boolean;
  /** The rest of the same move, which begins once this is over. */
  readonly next?: MotionPlan<View, Scene>;
}

/** From where to where, and how large at each end against how large it is drawn. */
export interface Path {
  readonly from: { readonly x: number; readonly y: number; readonly scale: number };
  readonly to: { readonly x: number; readonly y: number; readonly scale: number };
}

/** The way of a piece over the screen. */
export interface ScreenWay {
  readonly path: Path;
  /** Whether it ends where nobody sees it. */
  readonly isOut: boolean;
  /** What is shown where it ends, if that is there already. */
  readonly thing: Element | undefined;
}
