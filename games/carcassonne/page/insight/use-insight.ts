import { TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { useRef, useState } from 'react';
import { type Feature, featureAt, type Part, type Snapshot } from '../../rules/index.ts';
import { LAND_KEYS } from '../board/land-keys.ts';
import { segmentAt } from './feature/segment-at.ts';
import { useShows } from './help.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What is shown of the land beyond what lies there. */
export interface InsightState {
  readonly isFarms: boolean;
  readonly isDrawer: boolean;
  readonly isLast: boolean;
  /** The challenge that is looked at, by its monk's square. */
  readonly challenge: string | undefined;
  /** The feature that is pointed at, or was tapped. */
  readonly feature: Feature | undefined;
  /** Whether it stays until something else is tapped. */
  readonly isPicked: boolean;
  /** An empty square that was tapped while the drawer is open. */
  readonly square: Square | undefined;
  readonly toggleFarms: () => void;
  readonly toggleDrawer: () => void;
  readonly toggleLast: () => void;
  readonly openChallenge: (key: string | undefined) => void;
  readonly pick: (part: Part | undefined) => void;
  /** The pointer is over a point of the land, in squares. */
  readonly point: (point: Square | undefined) => void;
  /** A tap on the land that nothing else has taken. Whether it was about what lies there. */
  readonly tap: (point: Square) => boolean;
}

/** So long the pointer rests before it is answered, in milliseconds. */
const REST = 220;

/** What somebody looks at, by pointer, finger and keys. */
export function useInsight(view: Snapshot): InsightState {
  const shows = {
    farms: useShows('farms') && view.options.farmers !== 'none',
    tiles: useShows('tilesByType'),
    last: useShows('lastMoves'),
    features: useShows('features'),
  };
  const [isFarms, setFarms] = useState(false);
  const [isDrawer, setDrawer] = useState(false);
  const [isLast, setLast] = useState(true);
  const [challenge, openChallenge] = useState<string>();
  const [picked, pick] = useState<Part>();
  const [pointed, setPointed] = useState<Part>();
  const [square, setSquare] = useState<Square>();
  const point = useRested(view, setPointed);
  const part = picked ?? pointed;
  const toggle = {
    farms: shows.farms ? () => setFarms((is) => !is) : undefined,
    drawer: shows.tiles ? () => setDrawer((is) => !is) : undefined,
    last: shows.last ? () => setLast((is) => !is) : undefined,
  };
  const close = [
    [picked !== undefined, () => pick(undefined)],
    [isDrawer, () => setDrawer(false)],
    [challenge !== undefined, () => openChallenge(undefined)],
    [isFarms, () => setFarms(false)],
  ] as const;
  useKeys({
    [LAND_KEYS.farms]: toggle.farms,
    [LAND_KEYS.tiles]: toggle.drawer,
    [LAND_KEYS.lastMoves]: toggle.last,
    [TABLE_KEYS.clear]: close.find(([isOpen]) => isOpen)?.[1],
  });
  return {
    isFarms: isFarms && shows.farms,
    isDrawer: isDrawer && shows.tiles,
    isLast: isLast && shows.last,
    challenge,
    feature: shows.features && part !== undefined ? featureAt(view, part) : undefined,
    isPicked: picked !== undefined,
    square,
    toggleFarms: () => toggle.farms?.(),
    toggleDrawer: () => toggle.drawer?.(),
    toggleLast: () => toggle.last?.(),
    openChallenge: (key) => openChallenge(key === challenge ? undefined : key),
    pick,
    point,
    tap(tapped) {
      const at = segmentAt(view, tapped);
      setSquare(
        at === undefined ? { x: Math.floor(tapped.x), y: Math.floor(tapped.y) } : undefined,
      );
      pick(at !== undefined && isSame(at, picked) ? undefined : at);
      return at !== undefined;
    },
  };
}

const isSame = (one: Part, other: Part | undefined): boolean =>
  one.x === other?.x && one.y === other.y && one.on === other.on;

/** Answers to a pointer that rests; once it is answered, at once. */
function useRested(view: Snapshot, answer: (part: Part | undefined) => void) {
  const last = useRef<Part>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (point: Square | undefined): void => {
    const part = point && segmentAt(view, point);
    if (part === undefined ? last.current === undefined : isSame(part, last.current)) return;
    clearTimeout(timer.current);
    const isFollowing = last.current !== undefined;
    const now = (): void => {
      last.current = part;
      answer(part);
    };
    if (part === undefined || isFollowing) now();
    else timer.current = setTimeout(now, REST);
  };
}
