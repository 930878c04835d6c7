import type { Random } from '@ochre/kernel';
import { type Bot, firstOf } from '@ochre/search';
import {
  type Action,
  type ActionOf,
  ALL_CARDS,
  CARD_COSTS,
  CARD_SPACES,
  type LowerPart,
  MOST_PEOPLE,
  type PlaceName,
  type Player,
  playerAt,
  RESOURCES,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import { highest } from './archetypes/judging/choosing.ts';
import { judgeAlone } from './archetypes/judging/solo/index.ts';

/**
 * The strongest public rule bot, for all others to be measured by: it keeps a few hunters, grows,
 * gathers wood, and buys cards with it.
 */
export const cardwoodBot: Bot<State, Action> = {
  about: 'grows, gathers wood and buys cards',
  choose(seen, legal, random) {
    if (legal.length === 1) return firstOf(legal);
    if (seen.solo !== null) return highest(legal, judgeAlone(seen, legal), random);
    const { player, kind } = stoneAge.decision(seen)!;
    const owner = playerAt(seen, player);
    switch (kind) {
      case 'place':
        return placed(seen, owner, legal as readonly Placement[], random);
      case 'tools':
        return mostTools(legal as readonly ActionOf<'tools'>[]);
      case 'pick':
        return picked(seen, legal as readonly ActionOf<'pick'>[]);
      case 'take':
        return split(owner, legal as readonly ActionOf<'take'>[]);
      default:
        return acted(legal);
    }
  },
};

type Placement = ActionOf<'place'>;

/** All people it has, of whom so many are to hunt. */
interface Tribe {
  readonly seen: State;
  readonly owner: Player;
  readonly hunters: number;
  /** At each place, fewest people first. */
  readonly legal: readonly Placement[];
}

function placed(
  seen: State,
  owner: Player,
  legal: readonly Placement[],
  random: Random,
): Placement {
  const { people, agriculture, food, home } = owner;
  const hunters = Math.ceil((2 / 3) * Math.max(0, people - agriculture - food));
  const tribe: Tribe = { seen, owner, hunters, legal };
  const growing = home > hunters ? grown(tribe, random) : undefined;
  return growing ?? at(tribe, 'hunt', Math.max(1, hunters)) ?? anywhere(tribe);
}

/** From so many people on all four spaces are looked at, and any card is good after a few misses. */
const LARGE = 8;

/** The first that fits: the field, the hut, a card, and everyone who need not hunt into the forest. */
function grown(tribe: Tribe, random: Random): Placement | undefined {
  const { owner, hunters } = tribe;
  const { people, agriculture, home } = owner;
  const field = agriculture < people ? at(tribe, 'field', 1) : undefined;
  if (field !== undefined) return field;
  const hut = people < MOST_PEOPLE && home >= hunters + 2 ? at(tribe, 'hut', 2) : undefined;
  if (hut !== undefined) return hut;
  const card = cardPlaced(tribe, random);
  if (card !== undefined) return card;
  const late = people >= LARGE && farmers(owner) >= 3 ? at(tribe, 'field', 1) : undefined;
  return late ?? firstAt(tribe, ['forest', 'claypit', 'quarry', 'river'], home - hunters);
}

/**
 * A miss is a look at all four spaces that finds no card. The bot keeps no count between moves, so
 * the look after four misses is drawn by lot: one in five.
 */
const MISSES = 4;

/** The cheapest space that its wood can pay; with style, jewelry pays the fifth. */
function cardPlaced(tribe: Tribe, random: Random): Placement | undefined {
  const { seen, owner } = tribe;
  const looked = owner.people < LARGE ? 2 : 4;
  const paid = CARD_SPACES.filter((space, at) =>
    at < looked ? owner.wood > at : space === 'card5' && owner.jewelry >= CARD_COSTS.card5.count,
  );
  const wanted = paid.filter((space) => !isUnwanted(seen.cards[CARD_SPACES.indexOf(space)]!));
  const card = firstAt(tribe, wanted, 1);
  if (card !== undefined || looked < 4) return card;
  return random.below(MISSES + 1) === 0 ? firstAt(tribe, paid, 1) : undefined;
}

const LOWER: Readonly<Record<string, LowerPart>> = Object.fromEntries(
  ALL_CARDS.map(({ id, lower }) => [id, lower]),
);

const isUnwanted = (card: string): boolean => {
  const lower = LOWER[card];
  return lower !== undefined && ('builder' in lower || 'toolmaker' in lower);
};

const farmers = ({ cards }: Player): number =>
  cards.reduce((sum, card) => {
    const lower = LOWER[card]!;
    return 'farmer' in lower ? sum + (lower.farmer ?? 0) : sum;
  }, 0);

/** As many people as a place takes, up to so many. */
function at({ legal }: Tribe, place: PlaceName, most: number): Placement | undefined {
  let found: Placement | undefined;
  for (const action of legal) if (action.place === place && action.people <= most) found = action;
  return found;
}

function firstAt(tribe: Tribe, places: readonly PlaceName[], most: number): Placement | undefined {
  for (const place of places) {
    const found = at(tribe, place, most);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nothing fits, and its hunters hunt: whatever is left, what lasts first. */
const LEFTOVERS: readonly PlaceName[] = [
  'toolmaker',
  'merchant',
  'D04',
  'D05',
  'D06',
  'building1',
  'building2',
  'building3',
  'building4',
  'building5',
];

const anywhere = (tribe: Tribe): Placement =>
  firstAt(tribe, LEFTOVERS, tribe.owner.home) ?? firstOf(tribe.legal);

/** It throws all tools on the first roll. */
const mostTools = (legal: readonly ActionOf<'tools'>[]): Action =>
  legal.reduce((most, action) => (toolCount(action) > toolCount(most) ? action : most));

const toolCount = ({ slots, oneUse }: ActionOf<'tools'>): number => slots.length + oneUse.length;

/** What it likes of the dice, best first. */
const LIKED = { base: [6, 5, 1, 4, 3, 2], style: [6, 4, 3, 1, 2, 5] } as const;

function picked(seen: State, legal: readonly ActionOf<'pick'>[]): Action {
  const roll = seen.pending[seen.pending.length - 1];
  const table = roll?.kind === 'pickDie' ? roll.table : 'base';
  const face = LIKED[table].find((liked) => legal.some((action) => action.face === liked));
  return legal.find((action) => action.face === face)!;
}

/** Food as far as it is missing, jewelry for the rest. */
function split({ people, agriculture, food }: Player, legal: readonly ActionOf<'take'>[]): Action {
  const missing = Math.max(0, people - agriculture - food);
  const enough = legal.filter(({ goods }) => goods.food >= missing);
  return enough[enough.length - 1] ?? firstOf(legal);
}

/** What it resolves first; cards come after all of these, and buildings after the cards. */
const USED: readonly PlaceName[] = [
  'forest',
  'claypit',
  'quarry',
  'river',
  'D04',
  'D05',
  'D06',
  'hunt',
  'field',
  'hut',
  'toolmaker',
  'merchant',
];

/** Phase 2, feeding, and rewards of choice: two wood for *any two*, and the dearest resources paid. */
function acted(legal: readonly Action[]): Action {
  const wood = legal.find(({ kind }) => kind === 'redeem' || kind === 'gain');
  if (wood !== undefined) return wood;
  for (const place of USED) {
    const use = legal.find((action) => action.kind === 'use' && action.place === place);
    if (use !== undefined) return use;
  }
  return (
    dearest(legal, 'buy') ?? dearest(legal, 'build') ?? dearest(legal, 'feed') ?? firstOf(legal)
  );
}

/** The payment with most gold, then most stone…, for the first place there is one for. */
function dearest(legal: readonly Action[], kind: 'buy' | 'build' | 'feed'): Action | undefined {
  const first = legal.find((action) => action.kind === kind);
  if (first?.kind !== kind) return undefined;
  const place = 'place' in first ? first.place : undefined;
  let found = first;
  for (const action of legal) {
    if (action.kind !== kind || ('place' in action ? action.place : undefined) !== place) continue;
    if (isDearer(action, found)) found = action;
  }
  return found;
}

type Paying = ActionOf<'buy' | 'build' | 'feed'>;

function isDearer(one: Paying, other: Paying): boolean {
  // What it can pay, it does not trade for.
  if ('trade' in one !== 'trade' in other) return 'trade' in other;
  for (let kind = RESOURCES.length - 1; kind >= 0; kind--) {
    const resource = RESOURCES[kind]!;
    const more = one.pay.goods[resource] - other.pay.goods[resource];
    if (more !== 0) return more > 0;
  }
  return false;
}
