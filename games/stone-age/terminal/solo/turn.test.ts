import { expect, it } from 'vitest';
import { playEagerly } from '../testing/playing.ts';
import { soloTable } from '../testing/tables.ts';
import { turnSoFar } from './turn.ts';

it('is what the rules keep of a turn (P3.4, P6.1), told by what happened', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 20; game++) {
    playEagerly(soloTable({ seed: `turn ${game}` }), `turn ${game}`, (table) => {
      const { cardBought, elderMoved } = table.state.solo!;
      expect(turnSoFar(table.momentOf(0).past)).toEqual({ cardBought, elderMoved });
      seen.add(`${cardBought} ${elderMoved}`);
    });
  }
  expect([...seen].sort()).toEqual(['false false', 'true false', 'true true']);
});
