/** On the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;

/** The edge of the card that the tail grows from. */
type Edge = 'left' | 'right' | 'top' | 'bottom';

export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** Points at what the card is about, so far along its edge. */
  readonly tail?: { readonly edge: Edge; readonly at: number };
}

export interface Surroundings {
  readonly page: Size;
  readonly card: Size;
  /** What the card talks about; it points at the first. */
  readonly about: readonly Box[];
  /** What should stay in sight as well. */
  readonly others: readonly Box[];
  /** What can be tapped now. */
  readonly lit?: readonly Box[];
}

/** Room for the ring and the tail. */
const GAP = 20;
/** Nothing gets nearer to the edge of the page. */
const EDGE = 8;
/** The tail keeps clear of the card's corners. */
const CORNER = 24;
/** To hide what it talks about is worse than to hide anything else. */
const HIDING_IT = 20;
/** To hide what can be tapped is nearly as bad. */
const HIDING_LIT = 8;
/** Its middle at the middle of what it is about, or one end at one end. */
const ALONG = [0.5, 0, 1] as const;
/** Further away, a tail would point at nothing. */
const TAIL_REACH = 160;

/** Beside what the card is about, where it hides least. */
export function spotBeside(around: Surroundings): CardSpot {
  const { page, card, about } = around;
  const middle = (page.width - card.width) / 2;
  const resting = { left: middle, top: (page.height - card.height) / 2 };
  const [target] = about;
  if (target === undefined) return resting;
  const beside = ALONG.flatMap((share) => {
    const left = target.left + (target.width - card.width) * share;
    const top = target.top + (target.height - card.height) * share;
    return [
      { left: target.left + target.width + GAP, top },
      { left: target.left - card.width - GAP, top },
      { left, top: target.top - card.height - GAP },
      { left, top: target.top + target.height + GAP },
    ];
  });
  return leastHiding([...beside.map((spot) => within(spot, around)), resting], around);
}

/** Across a narrow page: at its end, above what is below the board, or below the top bar. */
export function spotAcross(around: Surroundings, between: readonly [top: number, bottom: number]) {
  const { page, card } = around;
  const left = (page.width - card.width) / 2;
  const spots = [
    { left, top: page.height - card.height - EDGE },
    { left, top: between[1] - card.height - EDGE },
    { left, top: between[0] + EDGE },
  ];
  return leastHiding(spots, around);
}

type Corner = Pick<Box, 'left' | 'top'>;

const within = ({ left, top }: Corner, { page, card }: Surroundings): Corner => ({
  left: Math.max(EDGE, Math.min(left, page.width - card.width - EDGE)),
  top: Math.max(EDGE, Math.min(top, page.height - card.height - EDGE)),
});

function leastHiding(spots: readonly Corner[], around: Surroundings): CardSpot {
  const { card, about, others, lit = [] } = around;
  const hidden = (spot: Corner): number => {
    const box = { ...spot, ...card };
    const areas = (boxes: readonly Box[]): number =>
      boxes.reduce((sum, other) => sum + shared(box, other), 0);
    return areas(about) * HIDING_IT + areas(lit) * HIDING_LIT + areas(others);
  };
  const costs = spots.map(hidden);
  const best = spots[costs.indexOf(Math.min(...costs))]!;
  const tail = about[0] && tailTo(about[0], { ...best, ...card });
  return tail === undefined ? best : { ...best, tail };
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const across = overlap(one.left, one.width, other.left, other.width);
  const along = overlap(one.top, one.height, other.top, other.height);
  return Math.max(0, across) * Math.max(0, along);
}

/** Negative: so far apart. */
const overlap = (from: number, length: number, start: number, size: number): number =>
  Math.min(from + length, start + size) - Math.max(from, start);

/** None where the card lies on what it is about, or far off, or across a corner. */
function tailTo(target: Box, card: Box): CardSpot['tail'] {
  const across = overlap(card.left, card.width, target.left, target.width);
  const along = overlap(card.top, card.height, target.top, target.height);
  const apart = -Math.min(across, along);
  if (apart < 0 || apart > TAIL_REACH) return undefined;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  if (along < across) {
    const at = clamped(middle.x - card.left, card.width);
    return { edge: target.top < card.top ? 'top' : 'bottom', at };
  }
  const at = clamped(middle.y - card.top, card.height);
  return { edge: target.left < card.left ? 'left' : 'right', at };
}

const clamped = (at: number, length: number): number =>
  Math.max(CORNER, Math.min(at, length - CORNER));
