import {
  BUILDING_SPACES,
  CARD_COSTS,
  CARD_SPACES,
  meanYield,
  PLACE_YIELDS,
  type Player,
  RESOURCES,
  type Resource,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { topTile } from './facts.ts';
import type { Outlook } from './outlook.ts';
import { GATHERED_AT, PRODUCED, peopleOn } from './places.ts';
import type { Profile } from './profile.ts';

/** What the people who are placed will bring and need before the round is over. */
export interface RoundPlan {
  /** What will be there, less what buildings take; below 0 when some is missing. */
  readonly stock: Record<Resource, number>;
  jewelry: number;
  /** How many resources of any kind the cards take. */
  cards: number;
  /** How many resources buildings take whose points are their value. */
  open: number;
  /** The points buildings will score before feeding. */
  points: number;
  /** The food left after feeding; below 0 when some is missing. */
  food: number;
  hunts: boolean;
  /** What fresh tools add to the next roll. */
  tools: number;
}

/** The price of the jewelry space (S6.1). */
export const CARD_JEWELRY = CARD_COSTS.card5.count;
/** The space with that price, from 0. */
export const JEWELRY_SPACE = CARD_SPACES.indexOf('card5');
/** What a building scores that scores the value of what is paid. */
const OPEN_POINTS = 15;

export function roundPlanOf(outlook: Outlook): RoundPlan {
  const { owner } = outlook;
  const { wood, clay, stone, gold, jewelry, agriculture, people, food } = owner;
  const plan: RoundPlan = {
    stock: { wood, clay, stone, gold },
    jewelry,
    cards: 0,
    open: 0,
    points: 0,
    food: food + agriculture - people,
    hunts: false,
    tools: freshTools(owner),
  };
  if (owner.stands !== 0) addPlaced(plan, outlook);
  return plan;
}

export function freshTools({ tools, toolsUsed }: Player): number {
  let sum = 0;
  for (let slot = 0; slot < 3; slot++) if ((toolsUsed & (1 << slot)) === 0) sum += tools[slot]!;
  return sum;
}

function addPlaced(plan: RoundPlan, { seen, player, profile }: Outlook): void {
  const gathered = (dice: number, divisor: number): number => {
    const brought = hoped(profile, plan, dice, divisor);
    plan.tools = 0;
    return brought;
  };
  if (peopleOn(seen, player, 'toolmaker') > 0) plan.tools++;
  if (peopleOn(seen, player, 'field') > 0) plan.food++;
  if (peopleOn(seen, player, 'hut') > 0) plan.food--;
  for (const resource of RESOURCES) {
    const dice = peopleOn(seen, player, GATHERED_AT[resource]);
    if (dice > 0) plan.stock[resource] += gathered(dice, VALUE[resource]);
  }
  for (const place of ['D04', 'D05', 'D06'] as const) {
    const dice = peopleOn(seen, player, place);
    const { resource, divisor } = PRODUCED[place];
    if (dice > 0) plan.stock[resource] += gathered(dice, divisor);
  }
  const hunters = peopleOn(seen, player, 'hunt');
  if (hunters > 0) plan.food += rolled(plan, hunters, HUNTING);
  plan.hunts = hunters > 0;
  for (let space = 0; space < seen.cards.length; space++) {
    if (seen.cards[space] === '' || peopleOn(seen, player, CARD_SPACES[space]!) === 0) continue;
    if (space === JEWELRY_SPACE) plan.jewelry -= CARD_JEWELRY;
    else plan.cards += space + 1;
  }
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    const tile = topTile(seen, stack);
    if (tile !== undefined && peopleOn(seen, player, BUILDING_SPACES[stack]!) > 0) {
      addTile(plan, tile);
    }
  }
}

/** B4.4 */
export const HUNTING = PLACE_YIELDS.hunt.divisor;

/** What somebody thinks that dice will bring; of food nobody expects more than there is. */
export const hoped = (
  { luck }: Profile,
  { tools }: RoundPlan,
  dice: number,
  divisor: number,
): number => meanYield(dice, divisor, tools + Math.round(luck * dice));

/** The first roll takes all tools. */
export function rolled(plan: RoundPlan, dice: number, divisor: number): number {
  const { tools } = plan;
  plan.tools = 0;
  return meanYield(dice, divisor, tools);
}

export function addTile(plan: RoundPlan, { cost, points }: Tile): void {
  plan.points += typeof points === 'number' ? points : OPEN_POINTS;
  switch (cost.kind) {
    case 'fixed':
      for (const resource of RESOURCES) plan.stock[resource] -= cost.goods[resource] ?? 0;
      plan.jewelry -= cost.goods.jewelry ?? 0;
      break;
    case 'jewelry':
      plan.jewelry -= cost.max;
      break;
    case 'kinds':
      plan.open += cost.count;
      break;
    case 'range':
      plan.open += cost.max;
      break;
  }
}

/** The plan as it is when a tile is not built after all. */
export function withoutTile(plan: RoundPlan, { cost }: Tile): RoundPlan {
  if (cost.kind !== 'fixed') return plan;
  const stock = { ...plan.stock };
  for (const resource of RESOURCES) stock[resource] += cost.goods[resource] ?? 0;
  return { ...plan, stock };
}

/** Resources that no building waits for. */
export function freeStock({ stock }: RoundPlan): number {
  let free = 0;
  for (const resource of RESOURCES) if (stock[resource] > 0) free += stock[resource];
  return free;
}
