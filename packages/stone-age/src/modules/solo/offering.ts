import type { ActionOf, Payment } from '../../action.ts';
import { goods } from '../../components.ts';
import { addPoints } from '../../gains.ts';
import { payment } from '../../goods.ts';
import { pendingNow, popPending } from '../../pending.ts';
import { decisionsOf, type Question, why } from '../../rule-set.ts';
import type { Player, State } from '../../state.ts';
import { RESOURCES, TOOL_SLOTS } from '../../vocabulary.ts';
import { elderMaterial } from './elder.ts';
import { payAll } from './paying.ts';

type Offer = ActionOf<'offer'>;
const offer = (pay: Offer['pay']): Offer => ({ kind: 'offer', pay });

/** P6.3 */
const POINTS = offer('points');
export const OFFERED_POINTS = -5;

/** P6.3: unfed people cost 1 of the elder's material, 2 other resources, or 5 more points. */
export const offerQuestion: Question = {
  decisions: decisionsOf('offer'),
  answers: ['offer'],
  now: "offer 1 of the elder's material, 2 other resources, or 5 points",

  legal(state) {
    const owner = state.players[pendingNow(state, 'offer').player]!;
    return [...materialOffers(state, owner).map(offer), ...pairs(state, owner).map(offer), POINTS];
  },

  answer(turn, { kind, ...action }) {
    if (kind !== 'offer') return;
    const { pay } = action as Offer;
    const { player } = pendingNow(turn.state, 'offer');
    popPending(turn.state);
    if (pay === 'points') addPoints(turn, player, OFFERED_POINTS, 'offer');
    else payAll(turn, player, pay, 'offer');
  },

  whyNot(state) {
    const material = elderMaterial(state);
    if (material === 'food') {
      return why('P6.3', 'All food is lost already: offer 2 resources that you have, or points.');
    }
    const one = material === 'village' ? 'tool token or agriculture step' : material;
    return why('P6.3', `Offer 1 ${one}, or 2 other resources, of what you have; or points.`);
  },
};

function materialOffers(state: State, owner: Player): Payment[] {
  const material = elderMaterial(state);
  if (material === 'village') return villageOffers(owner);
  return material !== 'food' && owner[material] > 0 ? [payment({ [material]: 1 })] : [];
}

const villageOffers = ({ tools, agriculture }: Player): Payment[] => [
  ...TOOL_SLOTS.filter((slot) => tools[slot - 1]! > 0).map((slot) => ({
    goods: goods({}),
    slots: [slot],
    agriculture: 0,
  })),
  ...(agriculture > 0 ? [{ goods: goods({}), slots: [], agriculture: 1 }] : []),
];

/** Two resources, alike or not, that are not the elder's material. */
function pairs(state: State, owner: Player): Payment[] {
  const others = RESOURCES.filter((resource) => resource !== elderMaterial(state));
  return others.flatMap((one, at) =>
    others
      .slice(at)
      .filter((other) => (one === other ? owner[one] >= 2 : owner[one] > 0 && owner[other] > 0))
      .map((other) => payment(one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 })),
  );
}
