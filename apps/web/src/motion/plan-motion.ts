import {
  CARD_SPACES,
  type Event,
  GOODS,
  type Goods,
  PLACES,
  type PlaceName,
} from '@ochre/stone-age';
import { upTo } from '../art/up-to.ts';
import { endOf, type Part, type Sign, type Spot, type Step, type What } from './step.ts';
import * as timing from './timing.ts';

/** Who stands where and which cards lie there. */
export interface Scene {
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly cards: readonly string[];
}

/** More goods of a kind than this fly as one, with their number. */
const APART = 5;

/** What the steps of a move are made from. */
interface Course {
  /** The table before and after everything that is played. */
  readonly before: Scene;
  readonly after: Scene;
  readonly steps: Step[];
  /** When the next thing begins. */
  now: number;
  /** Where this move is about, and where each card or tile of it lay. */
  place: PlaceName | undefined;
  readonly lay: Map<string, PlaceName>;
}

type Plans = {
  readonly [Type in Event['type']]?: (
    course: Course,
    event: Extract<Event, { type: Type }>,
  ) => void;
};

/** Everything that moves in some moves, one after the other. */
export function planMotion(
  moves: readonly (readonly Event[])[],
  before: Scene,
  after: Scene,
): readonly Step[] {
  const steps: Step[] = [];
  for (const events of moves) {
    const course = { before, after, steps, now: 0, place: undefined, lay: new Map() };
    course.now = endOf(steps);
    for (const event of inOrder(events)) {
      const plan = PLANS[event.type] as ((course: Course, event: Event) => void) | undefined;
      plan?.(course, event);
    }
  }
  return steps;
}

/** People see the dice fall before they go home, although the rules send them home first. */
function inOrder(events: readonly Event[]): readonly Event[] {
  const roll = events.findIndex(({ type }) => type === 'rolled');
  if (roll < 0) return events;
  const home = events.slice(0, roll).filter(({ type }) => type === 'returned');
  const others = events.slice(0, roll).filter(({ type }) => type !== 'returned');
  return [...others, events[roll]!, ...home, ...events.slice(roll + 1)];
}

const PLANS: Plans = {
  placed(course, { player, place, people }) {
    const first = firstOf(course.after, place, player, people);
    walk(course, player, people, (at) => ({
      from: panel(player, 'people'),
      to: { at: 'person', place, nth: first + at },
      lands: true,
    }));
    course.now += timing.WALK + (people - 1) * timing.BETWEEN_PEOPLE;
  },
  returned(course, { player, place, people }) {
    course.place = place;
    const first = firstOf(course.before, place, player, people);
    walk(course, player, people, (at) => ({
      from: { at: 'person', place, nth: first + at },
      to: panel(player, 'people'),
      lands: false,
    }));
  },
  rolled(course, { for: what, dice }) {
    const place = placeOf(course, what);
    const spot: Spot = place === undefined ? { at: 'fire' } : { at: 'before', place };
    add(course, 'roll', { kind: 'dice', dice }, spot, spot, {
      duration: timing.TUMBLE + timing.SETTLE + timing.DICE_LIE,
    });
    course.now += timing.TUMBLE + timing.SETTLE + timing.DICE_READ;
  },
  gained(course, { player, goods, from }) {
    flyGoods(course, goods, (good) => ({
      from: sourceOf(course, from) ?? panel(player, 'cards'),
      to: panel(player, good),
    }));
  },
  paid(course, { player, goods, for: what }) {
    flyGoods(course, goods, (good) => ({
      from: panel(player, good),
      to: sourceOf(course, what) ?? { at: 'fire' },
    }));
    course.now += timing.FLY / 2;
  },
  fed(course, { player, food }) {
    flyGoods(course, { food }, () => ({ from: panel(player, 'food'), to: { at: 'fire' } }));
  },
  tool: (course, { player }) => bring(course, 'tool', player, 'tools'),
  oneUseTool: (course, { player }) => bring(course, 'tool', player, 'tools'),
  agriculture: (course, { player }) => bring(course, 'agriculture', player, 'agriculture'),
  merchant: (course, { player }) => bring(course, 'merchant', player, 'merchant'),
  person(course, { player }) {
    add(course, 'walk', { kind: 'person', player }, here(course), panel(player, 'people'), {
      duration: timing.WALK,
    });
  },
  cardBought(course, { player, card, place }) {
    course.lay.set(card, place);
    take(course, { kind: 'card', card }, { at: 'place', place }, panel(player, 'cards'));
  },
  cardDrawn: (course, { player, card }) =>
    take(course, { kind: 'card', card }, { at: 'deck' }, panel(player, 'cards')),
  cardTaken: (course, { player, card }) =>
    take(course, { kind: 'card', card }, { at: 'deck' }, panel(player, 'cards')),
  built(course, { player, tile, place }) {
    course.lay.set(tile, place);
    take(course, { kind: 'tile', tile }, { at: 'place', place }, panel(player, 'buildings'));
  },
  tileOpened(course, { place, tile }) {
    if (tile === '') return;
    const spot: Spot = { at: 'place', place };
    add(course, 'turn', { kind: 'tile', tile }, spot, spot, {
      duration: timing.TURN,
      lands: true,
    });
  },
  points(course, { player, points }) {
    if (points === 0) return;
    const spot = panel(player, 'score');
    add(course, 'rise', { kind: 'points', points }, spot, spot, { duration: timing.RISE });
  },
  row(course, { cards }) {
    const lay = (card: string): Spot => {
      const space = course.before.cards.indexOf(card);
      return space < 0 ? { at: 'deck' } : cardSpace(space);
    };
    for (const [space, card] of cards.entries()) {
      if (card === '' || card === course.before.cards[space]) continue;
      add(course, 'slide', { kind: 'card', card }, lay(card), cardSpace(space), {
        duration: timing.FLY,
        lands: true,
      });
      course.now += timing.BETWEEN_GOODS;
    }
  },
  phase(course, { phase }) {
    if (phase === 'act') banner(course, { kind: 'phase', phase });
  },
  round: (course, { round }) => banner(course, { kind: 'round', round }),
};

interface Way {
  readonly from: Spot;
  readonly to: Spot;
}

interface Adding {
  readonly duration: number;
  readonly after?: number;
  readonly lands?: boolean;
}

function add(
  { steps, now }: Course,
  motion: Step['motion'],
  what: What,
  from: Spot,
  to: Spot,
  { duration, after = 0, lands = false }: Adding,
): void {
  steps.push({ start: now + after, duration, motion, what, from, to, lands });
}

function walk(
  course: Course,
  player: number,
  people: number,
  way: (at: number) => Way & Pick<Step, 'lands'>,
): void {
  for (const at of upTo(people)) {
    const { from, to, lands } = way(at);
    add(course, 'walk', { kind: 'person', player }, from, to, {
      duration: timing.WALK,
      after: at * timing.BETWEEN_PEOPLE,
      lands,
    });
  }
}

function flyGoods(course: Course, goods: Goods, way: (good: keyof Goods) => Way): void {
  let pieces = 0;
  for (const good of GOODS) {
    const count = goods[good] ?? 0;
    if (count === 0) continue;
    const { from, to } = way(good);
    const isOne = count > APART;
    for (const _ of upTo(isOne ? 1 : count)) {
      const what: What = { kind: 'sign', sign: good, count: isOne ? count : 1 };
      const after = pieces * timing.BETWEEN_GOODS;
      add(course, 'fly', what, from, to, { duration: timing.FLY, after });
      pieces++;
    }
  }
}

/** One more of something, from where the move is about. */
const bring = (course: Course, sign: Sign, player: number, part: Part): void =>
  add(course, 'fly', { kind: 'sign', sign, count: 1 }, here(course), panel(player, part), {
    duration: timing.FLY,
  });

/** A card or a tile, into the panel; what it brings comes while it goes. */
function take(course: Course, what: What, from: Spot, to: Spot): void {
  add(course, 'fly', what, from, to, { duration: timing.FLY });
  course.now += timing.FLY / 2;
}

/** One banner after the other. */
function banner(course: Course, what: What): void {
  const banners = course.steps.filter(({ motion }) => motion === 'show');
  course.now = Math.max(course.now, endOf(banners));
  add(course, 'show', what, { at: 'sky' }, { at: 'sky' }, { duration: timing.BANNER });
}

const panel = (player: number, part: Part): Spot => ({ at: 'panel', player, part });

const here = ({ place }: Course): Spot =>
  place === undefined ? { at: 'fire' } : { at: 'place', place };

/** A place by its name, a card or tile by where it lay. */
function placeOf({ lay }: Course, name: string): PlaceName | undefined {
  if (name === 'agriculture') return 'field';
  return lay.get(name) ?? PLACES.find((each) => each === name);
}

function sourceOf(course: Course, name: string): Spot | undefined {
  const place = placeOf(course, name);
  return place && { at: 'place', place };
}

/** On a place people stand player by player; the last of a player's are those who came or go. */
function firstOf({ places }: Scene, place: PlaceName, player: number, people: number): number {
  const counts = places[place] ?? [];
  const before = counts.slice(0, player).reduce((sum, count) => sum + count, 0);
  return before + Math.max(0, (counts[player] ?? 0) - people);
}

const cardSpace = (space: number): Spot => ({ at: 'place', place: CARD_SPACES[space]! });
