import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../rules/index.ts';
import { RECORDED, recordedGame } from '../testing/recorded-game.ts';
import { byKindOf } from './by-kind.ts';

const total = (kinds: object | undefined): number =>
  Object.values(kinds ?? { none: Number.NaN }).reduce((sum, points) => sum + points, 0);

describe.each(RECORDED)('Points by kind in %s', (name) => {
  const game = recordedGame(name);
  const happened = game.map(({ events }) => events);

  it('add up to the score after every move, whatever came later', () => {
    for (const { after } of game) {
      if (after.result !== undefined) continue;
      expect(byKindOf(after, happened).map(total)).toEqual(after.players.map(({ score }) => score));
    }
  });

  it('become those of the result, with what the end brings', () => {
    const { before, after } = game.at(-1)!;
    const last = byKindOf(before, happened);
    for (const [player, kinds] of byKindOf(after, happened).entries()) {
      expect(total(kinds)).toBe(after.result!.scores[player]);
      for (const source of SOURCES) {
        expect(kinds![source] ?? 0).toBeGreaterThanOrEqual(last[player]![source] ?? 0);
      }
    }
  });

  it('are not told where not all is known', () => {
    const { before } = game.at(-1)!;
    for (const [player, kinds] of byKindOf(before, []).entries()) {
      expect(kinds === undefined).toBe(before.players[player]!.score > 0);
    }
  });
});
