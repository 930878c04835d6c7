import {
  BUILDING_SPACES,
  CARD_SPACES,
  MOST_PEOPLE,
  RESOURCES,
  VALUE,
} from '@ochre/stone-age/rules';
import { topTile } from '../facts.ts';
import { GATHERED_AT, peopleOn } from '../places.ts';
import { addTile, freshTools, HUNTING, type RoundPlan, rolled } from '../plan.ts';
import type { SoloOutlook } from './outlook.ts';
import { fromPlace } from './supply.ts';

/** P4.6: the food that the field costs. */
export const toll = ({ owner }: SoloOutlook): number => MOST_PEOPLE - owner.people;

/** As at the table, but cards are paid with what the elder takes, and the field with food. */
export function planAlone(outlook: SoloOutlook): RoundPlan {
  const { owner } = outlook;
  const { wood, clay, stone, gold, agriculture, people, food } = owner;
  const plan: RoundPlan = {
    stock: { wood, clay, stone, gold },
    jewelry: 0,
    cards: 0,
    open: 0,
    points: 0,
    // P6.2: agriculture above the people gives nothing.
    food: food + Math.min(0, agriculture - people),
    hunts: false,
    tools: freshTools(owner),
  };
  if (owner.stands !== 0) addPlaced(plan, outlook);
  return plan;
}

function addPlaced(plan: RoundPlan, outlook: SoloOutlook): void {
  const { seen, player, material } = outlook;
  if (peopleOn(seen, player, 'toolmaker') > 0) plan.tools++;
  if (peopleOn(seen, player, 'field') > 0) plan.food += 1 - toll(outlook);
  if (peopleOn(seen, player, 'hut') > 0) plan.food--;
  for (const resource of RESOURCES) {
    const dice = peopleOn(seen, player, GATHERED_AT[resource]);
    if (dice === 0) continue;
    plan.stock[resource] += fromPlace(outlook, resource, rolled(plan, dice, VALUE[resource])).taken;
  }
  const hunters = peopleOn(seen, player, 'hunt');
  if (hunters > 0) plan.food += fromPlace(outlook, 'food', rolled(plan, hunters, HUNTING)).taken;
  plan.hunts = hunters > 0;
  for (let space = 0; space < seen.cards.length; space++) {
    if (seen.cards[space] === '' || peopleOn(seen, player, CARD_SPACES[space]!) === 0) continue;
    if (material === 'food') plan.food -= space + 1;
    else if (material !== 'village') plan.stock[material] -= space + 1;
  }
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    const tile = topTile(seen, stack);
    if (tile !== undefined && peopleOn(seen, player, BUILDING_SPACES[stack]!) > 0) {
      addTile(plan, tile);
    }
  }
}
