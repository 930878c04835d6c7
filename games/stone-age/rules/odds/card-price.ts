import { goods } from '../components.ts';
import type { Buyer } from './buyer.ts';
import { elderMaterialIn, materialHeld, materialToRedeem } from './elder-material.ts';
import { type Price, priceAt } from './price.ts';
import { missingFrom, NO_GOODS } from './shortage.ts';
import { goodsWorth } from './worth-of-goods.ts';

/** What the card on a space, counted from 0, costs a player now (B6.1, S6.1, P3.3). */
export function cardPrice(buyer: Buyer, space: number): Price {
  const { moment } = buyer;
  const place = moment.rules.cardSpaces[space]!;
  if (place.work.kind !== 'buy') throw new Error(`${place.name} is no card space`);
  if (moment.solo !== null) return priceInMaterial(buyer, space + 1);
  return priceAt(buyer, place, place.work.payments, 0);
}

/** P3.3: with the elder's material alone. */
function priceInMaterial({ moment, owner, rounds }: Buyer, price: number): Price {
  const material = elderMaterialIn(moment);
  const payable = howPayable(materialHeld(moment, owner), materialToRedeem(moment, owner), price);
  if (material === undefined || material === 'village') {
    // A point of a tool or a step of agriculture is given up for every round left: an estimate.
    return { payable, pay: NO_GOODS, missing: NO_GOODS, cost: price * rounds, resources: 0 };
  }
  const pay = goods({ [material]: price });
  return {
    payable,
    pay,
    missing: missingFrom(owner, pay),
    cost: goodsWorth(pay),
    resources: material === 'food' ? 0 : price,
  };
}

function howPayable(held: number, toRedeem: number, price: number): Price['payable'] {
  if (held >= price) return 'stock';
  return held + toRedeem >= price ? 'redeeming' : 'not';
}
