import {
  AGRICULTURE_END,
  type Good,
  MERCHANT_END,
  MOST_PEOPLE,
  MOST_TOOLS,
  type Player,
  type Profession,
  playerAt,
  RESOURCES,
  type State,
  totalResources,
  VALUE,
} from '@ochre/stone-age/rules';
import { COMMON } from './common.ts';
import { CARD, topTile } from './facts.ts';
import type { Profile } from './profile.ts';
import { roundsToCome } from './rounds.ts';

/** What a player makes of a position: looked at once, before all moves are judged by it. */
export interface Outlook {
  readonly seen: State;
  readonly player: number;
  readonly owner: Player;
  readonly profile: Profile;
  readonly shown: Shown;
  /** How many rounds are expected after this one. */
  readonly future: number;
  /** What one more of each good is worth. */
  readonly price: Readonly<Record<Good, number>>;
  /** What one more person, tool or step of a track is worth. */
  readonly step: Readonly<Record<Step, number>>;
}

type Step = 'person' | 'tool' | 'agriculture' | 'merchant';

/** What the lower parts of a player's cards show (B10.1, B10.2). */
interface Shown extends Record<Profession, number> {
  symbols: number;
  secondSymbols: number;
}

export function lookAt(seen: State, player: number, profile: Profile): Outlook {
  const owner = playerAt(seen, player);
  const shown = cardsShown(owner);
  const future = Math.min(profile.sight, roundsToCome(seen));
  const price = prices(seen, owner, future, profile);
  const step = steps(owner, shown, future, price.food, profile);
  return { seen, player, owner, profile, shown, future, price, step };
}

export function cardsShown({ cards }: Player): Shown {
  const shown: Shown = {
    symbols: 0,
    secondSymbols: 0,
    farmer: 0,
    toolmaker: 0,
    builder: 0,
    shaman: 0,
    trader: 0,
  };
  for (const id of cards) {
    const card = CARD[id]!;
    shown.secondSymbols |= shown.symbols & card.symbol;
    shown.symbols |= card.symbol;
    shown.farmer += card.farmer;
    shown.toolmaker += card.toolmaker;
    shown.builder += card.builder;
    shown.shaman += card.shaman;
    shown.trader += card.trader;
  }
  return shown;
}

/** Food that nobody will need. */
const SPARE_FOOD = 0.1;
/** Jewelry still finds a use in the last rounds but one. */
const JEWELRY_ROUNDS = 2;

function prices(
  seen: State,
  owner: Player,
  future: number,
  profile: Profile,
): Record<Good, number> {
  const { people, agriculture, food } = owner;
  const isEnough = food + (agriculture - people) * (future + 1) >= 0;
  const share = shareUsed(totalResources(owner), future);
  // B10.3: what finds no use is one point.
  const resource = (value: number): number =>
    1 + (COMMON.resource + profile.resource * value - 1) * share;
  const price = {
    food: isEnough ? SPARE_FOOD : profile.food,
    wood: resource(VALUE.wood),
    clay: resource(VALUE.clay),
    stone: resource(VALUE.stone),
    gold: resource(VALUE.gold),
    jewelry: profile.jewelry * Math.min(1, future / JEWELRY_ROUNDS),
  };
  if (future > 0) addWishes(seen, owner, price);
  return price;
}

/** The share of a resource more that will find a use, with so many in hand. */
function shareUsed(stock: number, future: number): number {
  const used = COMMON.usedPerRound * future;
  if (used <= 0) return 0;
  return Math.min(1, future, Math.max(0, 2 - stock / used));
}

/** Open buildings ask for resources that are not there. */
function addWishes(seen: State, owner: Player, price: Record<Good, number>): void {
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    const cost = topTile(seen, stack)?.cost;
    if (cost?.kind !== 'fixed') continue;
    for (const resource of RESOURCES) {
      if ((cost.goods[resource] ?? 0) > owner[resource]) price[resource] += COMMON.wished;
    }
  }
}

function steps(
  { people, agriculture, merchant, tools }: Player,
  shown: Shown,
  future: number,
  food: number,
  profile: Profile,
): Record<Step, number> {
  // Who eats what grows: the people there are, and one to come.
  const saved = agriculture > people ? SPARE_FOOD : food;
  return {
    person:
      people < MOST_PEOPLE ? profile.person * future + shown.shaman * profile.shaman - food : 0,
    tool:
      sumOf(tools) < MOST_TOOLS ? profile.tool * future + shown.toolmaker * profile.toolmaker : 0,
    agriculture:
      agriculture < AGRICULTURE_END
        ? profile.agriculture * saved * (future + 1) + shown.farmer * profile.farmer
        : 0,
    merchant:
      merchant < MERCHANT_END ? profile.merchant * future + shown.trader * profile.trader : 0,
  };
}

export const sumOf = (tools: readonly number[]): number => tools[0]! + tools[1]! + tools[2]!;
