import { describe, expect, it } from 'vitest';
import { paymentsFor } from '../payments.ts';
import { startAt } from '../testing/test-game.ts';
import { buyerAt } from './buyer.ts';
import { momentOf } from './moment.ts';
import { type Price, priceAt } from './price.ts';

describe('the best way to pay', () => {
  it('depends on what it scores: everything by value, else as little as possible', () => {
    const { state } = startAt({ players: [{ wood: 2, gold: 1 }] });
    const buyer = buyerAt(momentOf(state), 0);
    const payments = paymentsFor({ kind: 'range', min: 1, max: 7 });
    const place = buyer.moment.rules.placeNamed.building1!;
    const price = (points: 'value' | number): Price => priceAt(buyer, place, payments, points);
    expect(price('value').pay).toMatchObject({ wood: 2, gold: 1 });
    expect(price(10).pay).toMatchObject({ wood: 1, gold: 0 });
    expect(price('value')).toMatchObject({ payable: 'stock', cost: 12, resources: 3 });
  });
});
