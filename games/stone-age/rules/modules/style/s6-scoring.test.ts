import { describe, expect, it } from 'vitest';
import { STYLE_CARDS } from '../../components.ts';
import type { Result } from '../../scoring.ts';
import type { PlayerPosition } from '../../testing/position.ts';
import { startAt } from '../../testing/test-game.ts';

describe('S6.6 Final scoring', () => {
  const ended = (player: PlayerPosition): Result =>
    startAt(
      { stacksLeft: [0, 7], players: [{ ...player, at: { hunt: 1 } }] },
      { modules: ['style'] },
    ).moves('leave hunt').all.result!;

  const EIGHT = ['C03', 'C05', 'C07', 'C11', 'C13', 'C19', 'C22', 'C23'];
  const SECOND = ['C12', 'C09', 'C08', 'C31', 'C14', 'C32', 'C28', 'C33'];
  const RINGS = STYLE_CARDS.flatMap(({ id, lower }) =>
    'culture' in lower && lower.culture === 'ring' ? [id] : [],
  );

  it('S6.6: the ring is a ninth symbol', () => {
    expect(RINGS).toHaveLength(2);
    expect(ended({ cards: [RINGS[0]!] }).breakdown[0]).toMatchObject({ culture: 1 });
    expect(ended({ cards: RINGS }).breakdown[0]).toMatchObject({ culture: 2 });
  });

  it.each(RINGS)('S6.6: a full set of nine scores 81, with %s', (ring) => {
    expect(ended({ cards: EIGHT }).breakdown[0]).toMatchObject({ culture: 64 });
    expect(ended({ cards: [...EIGHT, ring] }).breakdown[0]).toMatchObject({ culture: 81 });
    const two = ended({ cards: [...EIGHT, ...RINGS] });
    expect(two.breakdown[0]).toMatchObject({ culture: 82 });
  });

  it('S6.6: two full sets score twice that', () => {
    const { breakdown } = ended({ cards: [...EIGHT, ...SECOND, ...RINGS] });
    expect(breakdown[0]).toMatchObject({ culture: 162 });
  });

  const TRADERS = STYLE_CARDS.flatMap(({ id, lower }) =>
    !('culture' in lower) && lower.trader ? [[id, lower.trader] as const] : [],
  );

  it.each(TRADERS)('S6.6: %s: %i traders × merchant track', (card, traders) => {
    for (const merchant of [0, 1, 7, 10]) {
      const { scores, breakdown } = ended({ cards: [card], merchant });
      expect(breakdown[0]).toMatchObject({ traders: traders * merchant });
      expect(scores[0]).toBe(traders * merchant);
    }
  });

  it('S6.6: traders of several cards add up, face down as well', () => {
    const [first, ...rest] = TRADERS.map(([card]) => card);
    const { breakdown } = ended({ cards: [first!], faceDown: rest, merchant: 5 });
    const traders = TRADERS.reduce((sum, [, count]) => sum + count, 0);
    expect(breakdown[0]).toMatchObject({ traders: 5 * traders });
    expect(ended({ merchant: 10 }).breakdown[0]).toMatchObject({ traders: 0 });
  });
});
