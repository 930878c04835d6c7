import { type Action, type ActionOf, BUILDING_SPACES, type State } from '@ochre/stone-age/rules';
import type { Judge } from '../choosing.ts';
import { tilesLeft, tileUnder, topTile } from '../facts.ts';
import { peopleOn, spaceAt } from '../places.ts';
import { type RoundPlan, withoutTile } from '../plan.ts';
import { redeemGain } from '../redeeming.ts';
import { BEFORE_PURCHASES, USE_ORDER } from '../table.ts';
import { buildingWorth } from '../tiles.ts';
import { diceWorth, drawWorth, faceWorth, rewardsOf, soloCardWorth } from './cards.ts';
import { elderWorth, START_AREA } from './elder.ts';
import { lookAlone, type SoloOutlook } from './outlook.ts';
import { payCost, soloBuildGain, soloBuyGain } from './paying.ts';
import { judgeSoloPlacements, LEFT } from './placements.ts';
import { planAlone } from './plan.ts';
import { SOLO_COMMON } from './profile.ts';
import { soloToolsGain } from './rolls.ts';

/** How a player alone judges the moves of a decision. */
export function judgeAlone(seen: State, legal: readonly Action[]): Judge {
  const outlook = lookAlone(seen);
  return legal[0]?.kind === 'place'
    ? judgeSoloPlacements(outlook, planAlone(outlook), legal)
    : judgeOf(outlook);
}

function judgeOf(outlook: SoloOutlook): Judge {
  const plan = planAlone(outlook);
  return (action) => gainOf(outlook, plan, action);
}

/** P6.3: what is lost instead of an offer. */
const OFFERED_POINTS = 5;
/** P4.5, P7.1: tokens are taken, and exchanged for those that cost most when they are left. */
const TOKEN = { new: 2, raised: [0, 0.5, 3, 1] } as const;

/** Compared only among moves that are legal together. */
function gainOf(outlook: SoloOutlook, plan: RoundPlan, action: Action): number {
  const { seen, owner, player } = outlook;
  const business = seen.pending[seen.pending.length - 1];
  switch (action.kind) {
    // P1.6: food at two points each is dear, and whatever is on the board can still be gathered.
    case 'stock':
      return -action.count;
    case 'elder':
      return outlook.solo.elder === ''
        ? Number(action.to === START_AREA)
        : elderWorth(outlook, plan, action.to);
    case 'use':
      return BEFORE_PURCHASES + USE_ORDER.indexOf(action.place);
    case 'leave':
      return -LEFT * peopleOn(seen, player, action.place);
    case 'buy':
      return soloBuyGain(outlook, plan, action);
    case 'build':
      return soloBuildGain(outlook, plan, action);
    case 'redeem':
      return redeemGain(outlook, action, (after) => judgeOf(lookAlone(after)));
    case 'tools':
      return soloToolsGain(outlook, plan, action);
    case 'roll':
      return business?.kind === 'chooseDice' ? diceWorth(outlook, business.table, action.dice) : 0;
    case 'pick':
      return business?.kind === 'pickFace'
        ? faceWorth(rewardsOf(outlook, business.table), business.dice, action.face)
        : 0;
    case 'tool':
      return action.slot === 'new' ? TOKEN.new : TOKEN.raised[owner.tools[action.slot - 1]!]!;
    case 'draw':
      return drawWorth(outlook, action.card);
    case 'slide':
      return slideGain(outlook, action.from);
    case 'cycle':
      return cycleGain(outlook, plan, action.tiles);
    case 'feed':
      return -payCost(outlook, action.pay);
    case 'starve':
      return -outlook.profile.starving;
    case 'offer':
      return action.pay === 'points' ? -OFFERED_POINTS : -payCost(outlook, action.pay);
    default:
      return 0;
  }
}

/** P5.3: a card that costs one next turn. */
function slideGain(outlook: SoloOutlook, from: ActionOf<'slide'>['from']): number {
  if (from === 'none') return 0;
  const { cards, deck, drawn } = outlook.seen;
  const id = from === 'deck' ? deck[drawn]! : cards[spaceAt(from)!]!;
  return soloCardWorth(outlook, id) - SOLO_COMMON.slide;
}

/** P5.4: what the new top tiles are worth; where somebody stands, if they can be paid now. */
function cycleGain(
  outlook: SoloOutlook,
  plan: RoundPlan,
  tiles: ActionOf<'cycle'>['tiles'],
): number {
  const { seen, player, owner } = outlook;
  let gain = 0;
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    if (tilesLeft(seen, stack) === 0) continue;
    const space = BUILDING_SPACES[stack]!;
    const count = tiles[space] ?? 0;
    const tile = tileUnder(seen, stack, count)!;
    const stands = peopleOn(seen, player, space) > 0;
    const freed = stands ? withoutTile(plan, topTile(seen, stack)!) : plan;
    const gatherers = stands ? { dice: 0, open: {} } : { dice: owner.people, open: EVERYWHERE };
    gain += buildingWorth(outlook, freed, tile, gatherers) - count * CYCLED;
  }
  return gain;
}

const EVERYWHERE = { forest: true, claypit: true, quarry: true, river: true } as const;
/** As it is, as long as nothing else is better. */
const CYCLED = 0.1;
