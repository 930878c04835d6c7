import {
  BUILDING_SPACES,
  type BuildingSpace,
  CARD_SPACES,
  type CardSpace,
  type Event,
  type Good,
  PLACES,
  type SnapshotPlayer,
  type SnapshotSolo,
} from '@ochre/stone-age';
import {
  all,
  type Change,
  cardOn,
  moreGoods,
  moreOnBoard,
  moreStanding,
  ofPlayer,
  ofSolo,
  ofStack,
  takesCard,
} from './change.ts';
import {
  add,
  banner,
  type Course,
  fly,
  flyGoods,
  goHome,
  goOut,
  happens,
  here,
  lastOf,
  panel,
  placeOf,
  take,
  type Way,
} from './course.ts';
import type { Spot } from './step.ts';
import * as timing from './timing.ts';

type Plans = {
  readonly [Type in Event['type']]: (course: Course, event: Extract<Event, { type: Type }>) => void;
};

const nothing = (): void => {};

/**
 * How each kind of event is seen: what moves, and when the board and the panels show what it did. A
 * kind that is not here does not compile; one that moves nothing says why.
 */
export const PLANS: Plans = {
  placed(course, { player, place, people }) {
    happens(course, moreStanding(place, player, people));
    goOut(course, player, people, lastOf(course, place, player, people));
    course.now += timing.WALK + (people - 1) * timing.BETWEEN_PEOPLE;
  },
  // Who finds no place stands where they stood; points that it costs are told by themselves.
  stayedHome: nothing,
  returned(course, { player, place, people }) {
    course.place = place;
    const spot = lastOf(course, place, player, people);
    happens(course, moreStanding(place, player, -people));
    goHome(course, player, people, spot);
  },
  rolled(course, { for: what, dice }) {
    const spot = diceSpot(course, what);
    add(course, {
      motion: 'roll',
      what: { kind: 'dice', dice },
      from: spot,
      to: spot,
      duration: timing.TUMBLE + timing.SETTLE + timing.DICE_LIE,
    });
    course.now += timing.TUMBLE + timing.SETTLE + timing.DICE_READ;
  },
  toolsUsed(course, { player, for: what, slots, oneUse, added }) {
    const leaves = ofPlayer(player, (owner) => ({
      toolsUsed: owner.toolsUsed.map((used, at) => used || slots.includes(at + 1)),
      oneUse: owner.oneUse.filter((value) => !oneUse.includes(value)),
    }));
    const way = { from: panel(player, 'tools'), to: diceSpot(course, what) };
    fly(course, 'tool', way, { leaves }, { count: added });
    course.now += timing.FLY;
  },
  picked(course, { player, for: what, face }) {
    add(course, {
      motion: 'fly',
      what: { kind: 'die', face },
      from: diceSpot(course, what),
      to: panel(player, 'score'),
      duration: timing.FLY,
    });
    course.now += timing.FLY / 2;
  },
  gained(course, { player, goods, from }) {
    if (from === 'redeem') happens(course, moreRedeemable(player, -1));
    flyGoods(
      course,
      goods,
      (good) => ({
        from: heapOf(course, good, from) ?? spotOf(course, from) ?? panel(player, 'cards'),
        to: panel(player, good),
      }),
      (good, count) => {
        const heap = heapOf(course, good, from);
        return {
          ...(heap === undefined ? {} : { leaves: moreOnBoard(heap.good, -count) }),
          comes: moreGoods(player, good, count),
        };
      },
    );
  },
  paid(course, { player, goods, for: what }) {
    flyGoods(
      course,
      goods,
      (good) => ({
        from: panel(player, good),
        to: good === 'food' ? foodGoes(course) : payee(course, what),
      }),
      (good, count) => ({
        leaves: moreGoods(player, good, -count),
        // P2.1
        ...(good === 'food' ? { comes: moreOnBoard(good, count) } : {}),
      }),
    );
    course.now += timing.FLY / 2;
  },
  tokensPaid(course, { player, slots, values, for: what }) {
    const leaves = ofPlayer(player, ({ tools, toolsUsed }) => ({
      tools: tools.map((value, at) => (slots.includes(at + 1) ? 0 : value)),
      toolsUsed: toolsUsed.map((used, at) => used && !slots.includes(at + 1)),
    }));
    const way = { from: panel(player, 'tools'), to: payee(course, what) };
    fly(course, 'tool', way, { leaves }, { count: values.length });
    course.now += timing.FLY / 2;
  },
  // What finds no room stays where it is; the points that it costs are told by themselves.
  noRoom: nothing,
  tool(course, { player, tools }) {
    const before = course.view.players[player]!.tools;
    const way = { from: here(course), to: panel(player, 'tools') };
    fly(course, 'tool', way, {
      leaves: ofSolo(({ tokens }) => ({ tokens: tokensAfter(tokens, before, tools) })),
      comes: ofPlayer(player, () => ({ tools })),
    });
  },
  oneUseTool(course, { player, value }) {
    const way = { from: here(course), to: panel(player, 'tools') };
    const comes = ofPlayer(player, ({ oneUse }) => ({ oneUse: [...oneUse, value].sort() }));
    fly(course, 'tool', way, { comes });
  },
  agriculture(course, { player, agriculture }) {
    const steps = agriculture - course.view.players[player]!.agriculture;
    const change = ofPlayer(player, () => ({ agriculture }));
    const own = panel(player, 'agriculture');
    if (steps > 0) fly(course, 'agriculture', { from: here(course), to: own }, { comes: change });
    else {
      const way: Way = { from: own, to: { at: 'place', place: 'field' } };
      fly(course, 'agriculture', way, { leaves: change }, { count: -steps });
    }
  },
  person(course, { player, people }) {
    add(course, {
      motion: 'go',
      what: { kind: 'person', player },
      from: here(course),
      to: panel(player, 'people'),
      duration: timing.WALK,
    });
    happens(
      course,
      ofSolo(({ hut }) => ({ hut: hut - 1 })),
    );
    const comes = ofPlayer(player, ({ home }) => ({ people, home: home + 1 }));
    happens(course, comes, timing.WALK);
  },
  merchant(course, { player, merchant }) {
    const way = { from: here(course), to: panel(player, 'merchant') };
    fly(course, 'merchant', way, { comes: ofPlayer(player, () => ({ merchant })) });
  },
  traded(course, { player, give, get }) {
    const trader: Spot = { at: 'place', place: 'merchant' };
    happens(
      course,
      ofPlayer(player, () => ({ traded: true })),
    );
    flyGoods(
      course,
      give,
      (good) => ({ from: panel(player, good), to: trader }),
      (good, count) => ({ leaves: moreGoods(player, good, -count) }),
    );
    course.now += timing.FLY;
    flyGoods(
      course,
      get,
      (good) => ({ from: trader, to: panel(player, good) }),
      (good, count) => ({ comes: moreGoods(player, good, count) }),
    );
    course.now += timing.FLY;
  },
  points(course, { player, points, score }) {
    happens(
      course,
      ofPlayer(player, () => ({ score })),
    );
    if (points === 0) return;
    const spot = panel(player, 'score');
    const what = { kind: 'points', points } as const;
    add(course, { motion: 'rise', what, from: spot, to: spot, duration: timing.RISE });
  },
  // It is the card itself that waits, and that has come.
  redeemable: (course, { player }) => happens(course, moreRedeemable(player, 1)),
  cardBought(course, { player, card, place }) {
    course.lay.set(card, place);
    const way: Way = { from: { at: 'place', place }, to: panel(player, 'cards') };
    const effect = { leaves: cardOn(place as CardSpace, ''), comes: takesCard(player, card) };
    take(course, { kind: 'card', card }, way, effect);
  },
  cardDrawn(course, { player, card }) {
    const way: Way = { from: { at: 'deck' }, to: panel(player, 'cards') };
    const isHidden = ofPlayer(player, ({ hiddenCards }) => ({ hiddenCards: hiddenCards + 1 }));
    take(course, { kind: 'card', card }, way, {
      leaves: ({ deck, ...view }) => ({ ...view, deck: deck - 1 }),
      comes: all(takesCard(player, card), isHidden),
    });
  },
  cardTaken(course, { player, card, from }) {
    const way: Way = {
      from: { at: from === 'discard' ? 'discard' : 'deck' },
      to: panel(player, 'cards'),
    };
    take(course, { kind: 'card', card }, way, {
      leaves: ({ discard = [], ...view }) => ({
        ...view,
        discard: discard.filter((each) => each !== card),
      }),
      comes: takesCard(player, card),
    });
  },
  built(course, { player, tile, place }) {
    course.lay.set(tile, place);
    course.bare.set(place, course.now);
    const way: Way = { from: { at: 'place', place }, to: panel(player, 'buildings') };
    const comes = ofPlayer(player, ({ buildings }) => ({ buildings: [...buildings, tile] }));
    take(course, { kind: 'tile', tile }, way, { comes });
  },
  tileOpened(course, { place, tile, left }) {
    const stack = BUILDING_SPACES.indexOf(place as BuildingSpace);
    const since = course.bare.get(place) ?? course.now;
    const opened = all(ofStack(stack, { top: tile, left }), onlyTheLast(stack, left));
    happens(course, opened, since - course.now);
    if (tile === '') return;
    const spot: Spot = { at: 'place', place };
    add(course, {
      motion: 'turn',
      what: { kind: 'tile', tile },
      from: spot,
      to: spot,
      duration: timing.TURN,
      hides: since,
    });
  },
  fed(course, { player, food }) {
    flyGoods(
      course,
      { food },
      () => ({ from: panel(player, 'food'), to: { at: 'fire' } }),
      (good, count) => ({ leaves: moreGoods(player, good, -count) }),
    );
  },
  // Nothing is given for it; the points that it costs are told by themselves.
  starved: nothing,
  stocked(course, { good, count }) {
    const heap: Spot = { at: 'heap', good };
    const sky: Spot = { at: 'sky' };
    if (good === 'food') {
      const comes = moreOnBoard(good, count);
      fly(course, good, { from: sky, to: heap }, { comes }, { count });
    } else {
      const leaves = moreOnBoard(good, -count);
      fly(course, good, { from: heap, to: sky }, { leaves }, { count });
    }
  },
  elder(course, { area }) {
    const { elder = '' } = course.view.solo ?? {};
    add(course, {
      motion: 'walk',
      what: { kind: 'elder' },
      from: elder === '' ? { at: 'sky' } : { at: 'elder', area: elder },
      to: { at: 'elder', area },
      duration: timing.ELDER,
      hides: course.now,
    });
    happens(
      course,
      ofSolo(() => ({ elder: area })),
    );
    course.now += timing.ELDER;
  },
  slid(course, { card, from }) {
    if (from === 'deck') happens(course, drawn([card]));
    else happens(course, cardOn(from, ''));
    slide(course, card, from === 'deck' ? { at: 'deck' } : { at: 'place', place: from }, 0);
    course.now += timing.FLY;
  },
  cycled(course, { place, tiles }) {
    const stack = BUILDING_SPACES.indexOf(place);
    const [top] = course.view.solo?.stacks[stack] ?? [];
    course.bare.set(place, course.now);
    happens(
      course,
      ofSolo(({ stacks }) => ({
        stacks: stacks.map((each, at) =>
          at === stack ? [...each.slice(tiles), ...each.slice(0, tiles)] : each,
        ),
      })),
    );
    if (top === undefined) return;
    add(course, {
      motion: 'slide',
      what: { kind: 'tile', tile: top },
      from: { at: 'place', place },
      to: { at: 'bottom', place },
      duration: timing.FLY,
    });
    course.now += timing.FLY / 2;
  },
  discarded(course, { card }) {
    const space = CARD_SPACES[course.view.cards.indexOf(card)];
    if (space === undefined) return;
    const way: Way = { from: { at: 'place', place: space }, to: { at: 'discard' } };
    take(course, { kind: 'card', card }, way, {
      leaves: cardOn(space, ''),
      comes: ({ discard = [], ...view }) => ({ ...view, discard: [...discard, card] }),
    });
    course.now += timing.FLY / 2;
  },
  phase(course, { phase }) {
    happens(course, (view) => ({ ...view, phase }));
    // Placing is announced with its round, and feeding is seen by itself.
    if (phase === 'act') banner(course, { kind: 'phase', phase });
  },
  row(course, { cards, deck }) {
    const before = course.view.cards;
    const coming = cards.filter((card) => card !== '' && !before.includes(card));
    const staying = before.map((card, space) => (card === cards[space] ? card : ''));
    happens(
      course,
      all(drawn(coming), (view) => ({ ...view, cards: staying, deck })),
    );
    for (const [space, card] of cards.entries()) {
      if (card === '' || card === before[space]) continue;
      const lay = CARD_SPACES[before.indexOf(card)];
      slide(course, card, lay === undefined ? { at: 'deck' } : { at: 'place', place: lay }, space);
      course.now += timing.BETWEEN_GOODS;
    }
  },
  round(course, { round, firstPlayer }) {
    happens(course, (view) => ({
      ...view,
      round,
      firstPlayer,
      phase: 'place',
      players: view.players.map(rested),
    }));
    banner(course, { kind: 'round', round });
  },
  // The scoring is a scene of its own.
  over: nothing,
};

/** Where dice lie that were rolled for it. */
function diceSpot(course: Course, what: string): Spot {
  const place = placeOf(course, what);
  return place === undefined ? { at: 'fire' } : { at: 'before', place };
}

function spotOf(course: Course, what: string): Spot | undefined {
  const place = placeOf(course, what);
  return place && { at: 'place', place };
}

/** P2.1, P2.2: in the one-player game, places give of what is on the board, and all food is there. */
function heapOf({ view }: Course, good: Good, from: string) {
  if (view.solo === undefined || good === 'jewelry') return undefined;
  const isFromBoard = good === 'food' || PLACES.some((place) => place === from);
  return isFromBoard ? ({ at: 'heap', good } as const) : undefined;
}

const foodGoes = ({ view }: Course): Spot =>
  view.solo === undefined ? { at: 'fire' } : { at: 'heap', good: 'food' };

/** P3.3: but for buildings, the elder takes what is paid. */
function payee(course: Course, what: string): Spot {
  const { elder = '' } = course.view.solo ?? {};
  const isBuilding = BUILDING_SPACES.some((place) => place === what);
  if (elder !== '' && !isBuilding) return { at: 'elder', area: elder };
  return spotOf(course, what) ?? { at: 'fire' };
}

/** P4.5: a new token is a 1/2; a third step exchanges it for a 3/4. */
function tokensAfter(
  { low, high }: SnapshotSolo['tokens'],
  before: readonly number[],
  after: readonly number[],
): SnapshotSolo['tokens'] {
  const became = (value: number): number =>
    after.filter((now, slot) => now === value && before[slot] === value - 1).length;
  return { low: low - became(1) + became(3), high: high - became(3) };
}

const moreRedeemable = (player: number, count: number): Change =>
  ofPlayer(player, ({ redeemable }) => ({ redeemable: redeemable + count }));

/** Solo: a stack loses what lies above its last tiles. */
const onlyTheLast = (stack: number, left: number): Change =>
  ofSolo(({ stacks }) => ({
    stacks: stacks.map((tiles, at) => (at === stack ? tiles.slice(tiles.length - left) : tiles)),
  }));

const drawn = (cards: readonly string[]): Change =>
  all(
    ({ deck, ...view }) => ({ ...view, deck: deck - cards.length }),
    ofSolo(({ drawStack }) => ({ drawStack: drawStack.filter((card) => !cards.includes(card)) })),
  );

function slide(course: Course, card: string, from: Spot, space: number): void {
  const place = CARD_SPACES[space]!;
  const to: Spot = { at: 'place', place };
  add(course, { motion: 'slide', what: { kind: 'card', card }, from, to, duration: timing.FLY });
  happens(course, cardOn(place, card), timing.FLY);
}

/** A new round: tools are fresh again, and a trade may be made. */
const rested = (player: SnapshotPlayer): SnapshotPlayer => ({
  ...player,
  toolsUsed: player.toolsUsed.map(() => false),
  ...(player.traded === undefined ? {} : { traded: false }),
});
