import { describe, expect, it } from 'vitest';
import { foodAfterFeeding } from './standing.ts';
import { tableOf } from './testing/tables.ts';

describe('the food forecast', () => {
  it('is food + agriculture - people (B8.1)', () => {
    const [player] = tableOf(['me', 'me']).view(0).players;
    expect(foodAfterFeeding({ ...player!, food: 3, agriculture: 2, people: 7 })).toBe(-2);
  });
});
