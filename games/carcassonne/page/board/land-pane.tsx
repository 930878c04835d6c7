import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { Land } from '../art/land.tsx';
import { useWords } from '../in-words.tsx';
import { ScoredGlow } from '../motion/scored-glow.tsx';
import { useStaged } from '../motion/use-staged.ts';
import { ScoredVeil } from '../motion/veil.tsx';
import { BareWood } from './bare-wood.tsx';
import { Figures } from './figures.tsx';
import { useLandCamera } from './in-sight.ts';
import type { LandParts } from './land-parts.ts';
import { pennantsOf } from './pennants.ts';
import type { Seated } from './seat.ts';
import { useFree } from './use-free.ts';
import { useGestures } from './use-gestures.ts';
import './land-pane.css';

interface LandPaneProps extends LandParts {
  readonly view: Snapshot;
  readonly everybody: readonly Seated[];
}

const Print = memo(Land);

/** By so many squares, or by such a factor. */
const ASIDE: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The window on the land. */
export function LandPane({ view, everybody, ...parts }: LandPaneProps) {
  const words = useWords();
  const flags = useMemo(() => pennantsOf(view, everybody), [view, everybody]);
  const camera = useLandCamera();
  const pane = useRef<HTMLElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scene.current !== null && over.current !== null) {
      camera.attach({ scene: scene.current, over: over.current });
    }
    return () => camera.attach(undefined);
  }, [camera]);
  useFollowing(view, parts);
  useFree(pane, camera);
  useGestures(pane, camera, parts);
  // What has the focus inside takes the arrows for itself.
  const stepAside = (event: KeyboardEvent): void => {
    const step = ASIDE[event.key];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    camera.stepAside(...step);
  };
  return (
    <section
      className="land-pane"
      ref={pane}
      aria-label={words.board.land}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
      tabIndex={0}
      onKeyDown={stepAside}
    >
      <div className="land-scene" ref={scene}>
        <svg aria-hidden="true">
          <BareWood />
          <Print board={view.board} flags={flags} Under={ScoredGlow} {...parts.print} />
        </svg>
        {/* Drawn by itself: what changes on the print leaves the print as it is. */}
        <svg aria-hidden="true">
          {parts.onLand}
          <ScoredVeil board={view.board} />
          <Figures view={view} everybody={everybody} />
          {parts.aboveLand}
        </svg>
      </div>
      <div className="over-land" ref={over}>
        {parts.overLand}
      </div>
    </section>
  );
}

const NONE: NonNullable<LandParts['lit']> = [];

/** The camera goes where something comes up, and near where something is decided. */
function useFollowing({ board }: Snapshot, { near, lit = NONE }: LandParts): void {
  const camera = useLandCamera();
  const last = board.at(-1);
  useLayoutEffect(() => camera.setBoard(board), [camera, board]);
  const [lastX, lastY] = [last?.x, last?.y];
  useEffect(() => {
    if (lastX !== undefined && lastY !== undefined) camera.follow({ x: lastX, y: lastY });
  }, [camera, lastX, lastY]);
  // Others lay their tile there next.
  const { at } = useStaged();
  const [nextX, nextY] = [at?.x, at?.y];
  useEffect(() => {
    if (nextX !== undefined && nextY !== undefined) camera.follow({ x: nextX, y: nextY });
  }, [camera, nextX, nextY]);
  useLayoutEffect(() => camera.light(lit), [camera, lit]);
  const [x, y] = [near?.x, near?.y];
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    camera.near({ x, y });
    return () => camera.back();
  }, [camera, x, y]);
}
