import type { ActionOf, Payment } from '../../action.ts';
import { goods } from '../../components.ts';
import type { ElderMaterial } from '../../elder.ts';
import { addPoints } from '../../gains.ts';
import { pendingNow, popPending } from '../../pending.ts';
import { decisionsOf, type Question, why } from '../../rule-set.ts';
import { type Player, playerAt, type State } from '../../state.ts';
import { RESOURCES, type Resource, TOOL_SLOTS } from '../../vocabulary.ts';
import { elderMaterial } from './elder.ts';
import { payAll } from './paying.ts';

type Offer = ActionOf<'offer'>;
const offer = (pay: Offer['pay']): Offer => ({ kind: 'offer', pay });

/** P6.3 */
const POINTS = offer('points');
export const OFFERED_POINTS = -5;

/** P6.3: unfed people cost 1 of the elder's material, 2 other things, or 5 more points. */
export const offerQuestion: Question = {
  decisions: decisionsOf('offer'),
  answers: ['offer'],
  now: "offer 1 of the elder's material, 2 other things, or 5 points",

  legal(state) {
    const owner = playerAt(state, pendingNow(state, 'offer').player);
    return [...offers(state, owner), POINTS];
  },

  answer(turn, { kind, ...action }) {
    if (kind !== 'offer') return;
    const { pay } = action as Offer;
    const { player } = pendingNow(turn.state, 'offer');
    popPending(turn.state);
    if (pay === 'points') addPoints(turn, player, OFFERED_POINTS, 'offer');
    else payAll(turn, player, pay, 'offer');
  },

  whyNot: (state) => why('P6.3', `Offer ${offeredFor(elderMaterial(state))}; or points.`),
};

const IN_WORDS = 'resources, tool tokens or agriculture steps';

function offeredFor(material: ElderMaterial): string {
  if (material === 'village') return '1 tool token, 1 step or 2 resources that you have';
  if (material === 'food') return `2 ${IN_WORDS} that you have (all food is lost already)`;
  return `1 ${material}, or 2 other things that you have: ${IN_WORDS}`;
}

/** What counts 1: a resource, a tool token (by its slot) or an agriculture step. */
type Thing = Resource | (typeof TOOL_SLOTS)[number] | 'agriculture';
const THINGS: readonly Thing[] = [...RESOURCES, ...TOOL_SLOTS, 'agriculture'];

interface OfThings {
  readonly things: readonly Thing[];
  readonly action: Offer;
}

const ofThings = (...things: readonly Thing[]): OfThings => ({
  things,
  action: offer(paid(things)),
});
const ONE = THINGS.map((thing) => ofThings(thing));
const TWO = THINGS.flatMap((one, at) => THINGS.slice(at).map((other) => ofThings(one, other)));

/** All that could be offered for each material, whatever a player has. */
const BY_MATERIAL: Readonly<Record<ElderMaterial, readonly OfThings[]>> = {
  food: offersFor('food'),
  wood: offersFor('wood'),
  clay: offersFor('clay'),
  stone: offersFor('stone'),
  gold: offersFor('gold'),
  village: offersFor('village'),
};

function offersFor(material: ElderMaterial): readonly OfThings[] {
  const one = ONE.filter(({ things }) => things.every((thing) => isOf(material, thing)));
  const two = TWO.filter(({ things }) => !things.some((thing) => isOf(material, thing)));
  return [...one, ...two];
}

function offers(state: State, owner: Player): Offer[] {
  return BY_MATERIAL[elderMaterial(state)]
    .filter(({ things }) => things.every((thing) => held(owner, thing) >= count(things, thing)))
    .map(({ action }) => action);
}

/** P3.2 */
function isOf(material: ElderMaterial, thing: Thing): boolean {
  return material === 'village'
    ? !RESOURCES.some((resource) => resource === thing)
    : material === thing;
}

function held(owner: Player, thing: Thing): number {
  if (typeof thing === 'number') return owner.tools[thing - 1]! > 0 ? 1 : 0;
  return owner[thing];
}

function paid(things: readonly Thing[]): Payment {
  const counts = RESOURCES.map((resource) => [resource, count(things, resource)]);
  return {
    goods: goods(Object.fromEntries(counts)),
    slots: TOOL_SLOTS.filter((slot) => things.includes(slot)),
    agriculture: count(things, 'agriculture'),
  };
}

function count(things: readonly Thing[], thing: Thing): number {
  return things.filter((one) => one === thing).length;
}
