import {
  AGRICULTURE_END,
  areaAfter,
  ELDER_MATERIAL,
  type ElderMaterial,
  type Good,
  MOST_PEOPLE,
  type Player,
  playerAt,
  RESOURCES,
  type State,
  type Tile,
  VALUE,
} from '@ochre/stone-age/rules';
import { COMMON } from '../common.ts';
import { cardsLeft, tileUnder } from '../facts.ts';
import { cardsShown, type Outlook, sumOf } from '../outlook.ts';
import { SOLO_COMMON, SOLO_PROFILE } from './profile.ts';

/** What the one-player game has besides. */
export interface SoloOutlook extends Outlook {
  readonly solo: NonNullable<State['solo']>;
  /** What the elder takes now (P3.2). */
  readonly material: ElderMaterial;
}

export function lookAlone(seen: State): SoloOutlook {
  const owner = playerAt(seen, 0);
  const solo = seen.solo!;
  const shown = cardsShown(owner);
  // A turn takes one card of the draw stack, as long as no more than one is bought.
  const future = cardsLeft(seen);
  const area = solo.elder === '' ? 'hunt' : solo.elder;
  const price = prices(seen, owner, future, ELDER_MATERIAL[areaAfter(area)]);
  return {
    seen,
    player: 0,
    owner,
    profile: SOLO_PROFILE,
    shown,
    future,
    price,
    step: steps(owner, shown, future, price.food),
    solo,
    material: ELDER_MATERIAL[area],
  };
}

function prices(
  seen: State,
  owner: Player,
  future: number,
  next: ElderMaterial,
): Record<Good, number> {
  const resource = (value: number): number =>
    future > 0 ? SOLO_COMMON.resource + SOLO_PROFILE.resource * value : 1;
  const price: Record<Good, number> = {
    food: future > 0 ? SOLO_PROFILE.food : 0,
    wood: resource(VALUE.wood),
    clay: resource(VALUE.clay),
    stone: resource(VALUE.stone),
    gold: resource(VALUE.gold),
    jewelry: 0,
  };
  if (future === 0) return price;
  if (next !== 'village' && next !== 'food' && owner[next] < SOLO_COMMON.elderStock) {
    price[next] += SOLO_COMMON.elderNext;
  }
  for (let stack = 0; stack < seen.stacks.length; stack++) {
    wish(price, owner, tileUnder(seen, stack, 0), COMMON.wished);
    wish(price, owner, tileUnder(seen, stack, 1), COMMON.wished / 2);
  }
  return price;
}

/** P1.4: the next tiles are known. */
function wish(
  price: Record<Good, number>,
  owner: Player,
  tile: Tile | undefined,
  wished: number,
): void {
  const cost = tile?.cost;
  if (cost?.kind !== 'fixed') return;
  for (const resource of RESOURCES) {
    if ((cost.goods[resource] ?? 0) > owner[resource]) price[resource] += wished;
  }
}

/** P7.1: what somebody in the hut costs at the end. */
const IN_THE_HUT = 3;
/** P1.2: three tokens of which two can be exchanged: 4, 4 and 2. */
const MOST_TOKENS = 10;

function steps(
  { people, agriculture, tools }: Player,
  shown: Outlook['shown'],
  future: number,
  food: number,
): Outlook['step'] {
  const profile = SOLO_PROFILE;
  const saved = agriculture < people ? profile.agriculture * food * (future + 1) : 0;
  return {
    person: people < MOST_PEOPLE ? IN_THE_HUT + profile.person * future + shown.shaman : 0,
    tool:
      sumOf(tools) < MOST_TOKENS
        ? profile.tool * (future + 1) + shown.toolmaker * profile.toolmaker
        : 0,
    agriculture: agriculture < AGRICULTURE_END ? saved + shown.farmer * profile.farmer : 0,
    merchant: 0,
  };
}
