import { randomFrom } from '@ochre/kernel';
import { sometimes, walk } from '@ochre/kernel/contract';
import { describe, expect, it } from 'vitest';
import { stoneAge } from '../game.ts';
import { startAt, startSolo, type TestGame } from '../testing/test-game.ts';
import { type Buyer, buyerAt } from './buyer.ts';
import { cardWorth } from './card-worth.ts';
import { momentOf } from './moment.ts';
import { SEED } from './testing/seeds.ts';

const buyerIn = (game: TestGame, player = 0): Buyer => buyerAt(momentOf(game.state), player);

/** What one more card changes in the scores that the game itself counts. */
function scoreWith(game: TestGame['state'], player: number, card: string): number {
  const more = stoneAge.clone(game);
  const owner = more.players[player]!;
  owner.cards = [...owner.cards, card];
  return stoneAge.scores(more)[player]! - stoneAge.scores(game)[player]!;
}

describe('the lower part of a card (B10.1, B10.2)', () => {
  it.each([
    [{ players: 2 }],
    [{ players: 4 }],
    [{ players: 3, modules: ['style', 'huts'] }],
    [{ players: 1, variant: 'solo' }],
  ])(`is worth what the scoring counts for it, in a random game %j, seed ${SEED}`, (request) => {
    const random = randomFrom(SEED);
    walk(
      stoneAge,
      request,
      SEED,
      sometimes(5, ({ state }) => {
        const moment = momentOf(state);
        const player = random.below(state.players.length);
        const buyer = buyerAt(moment, player);
        for (const card in moment.rules.cards) {
          expect(cardWorth(buyer, card).lower).toBe(scoreWith(state, player, card));
        }
      }),
    );
  });

  it('with growth is worth no less than without, and the same when the game is over', () => {
    for (const request of [{ players: 2 }, { players: 4, modules: ['style'] }]) {
      const see = ({ state }: Pick<TestGame, 'state'>): void => {
        const moment = momentOf(state);
        const buyer = buyerAt(moment, 0);
        for (const card in moment.rules.cards) {
          const { lower, lowerAtEnd } = cardWorth(buyer, card);
          expect(lowerAtEnd).toBeGreaterThanOrEqual(lower);
          if (moment.isOver) expect(lowerAtEnd).toBe(lower);
        }
      };
      see({ state: walk(stoneAge, request, 'growing', sometimes(9, see)) });
    }
  });

  it('grows as the player has grown so far', () => {
    const farmer = startAt({
      ...{ round: 8, stacksLeft: [2, 2] },
      players: [{ agriculture: 4 }, { agriculture: 1 }],
    });
    const [fast, slow] = [0, 1].map((player) => cardWorth(buyerIn(farmer, player), 'C30'));
    expect(fast!.lowerAtEnd - fast!.lower).toBeGreaterThan(slow!.lowerAtEnd - slow!.lower);
  });

  it('does not grow beyond the end of a track', () => {
    const game = startAt({ players: [{ agriculture: 10, people: 10, tools: [4, 4, 4] }] });
    const buyer = buyerIn(game);
    for (const card of ['C30', 'C06', 'C17']) {
      const { lower, lowerAtEnd } = cardWorth(buyer, card);
      expect(lowerAtEnd).toBe(lower);
    }
  });
});

describe('the upper part of a card (B6.3)', () => {
  const upper = (game: TestGame, card: string): number => cardWorth(buyerIn(game), card).upper;

  it.each([
    ['C03', 7 * 2],
    ['C08', 2 * 5],
    ['C20', 6],
    ['C22', 3],
    ['C31', 2 * 6],
    ['C02', 4],
  ])('%s is worth %d: goods by their value, points, a tool once', (card, worth) => {
    expect(upper(startAt({}), card)).toBe(worth);
  });

  it('C24 is worth the mean of two dice in wood', () => {
    // Of 36 rolls: 0 wood once, 1 in 9, 2 in 16, 3 in 9, 4 once.
    expect(upper(startAt({}), 'C24')).toBeCloseTo((3 * (9 + 32 + 27 + 4)) / 36, 12);
  });

  it('B6.2: what is at its end is worth nothing', () => {
    const game = startAt({ players: [{ agriculture: 10, tools: [4, 4, 4] }] });
    expect(upper(game, 'C23')).toBe(0);
    expect(upper(game, 'C14')).toBe(0);
  });

  it('what lasts is worth more while many rounds are left', () => {
    const early = startAt({ players: [{ agriculture: 3 }] });
    const late = startAt({ players: [{ agriculture: 3 }], stacksLeft: [1, 1], round: 9 });
    for (const card of ['C14', 'C23'])
      expect(upper(early, card)).toBeGreaterThan(upper(late, card));
  });

  it('B10.2: farmers and tool makers count what it raises', () => {
    const [plain, farmers] = [[], ['C25']].map((cards) =>
      startAt({ stacksLeft: [0, 7], players: [{ cards }] }),
    );
    expect(upper(farmers!, 'C23') - upper(plain!, 'C23')).toBe(2);
  });

  it('B6.6: one more card is worth the mean of those not seen, and nothing from an empty deck', () => {
    const game = startAt({ deckLeft: 0 });
    expect(upper(game, 'C05')).toBe(0);
    const full = startAt({ round: 3 });
    const buyer = buyerIn(full);
    const { cards } = full.state;
    const unseen = Object.keys(buyer.moment.rules.cards).filter((card) => !cards.includes(card));
    const worths = unseen.map((card) => cardWorth(buyer, card).lowerAtEnd);
    expect(upper(full, 'C05')).toBeCloseTo(
      worths.reduce((sum, worth) => sum + worth, 0) / unseen.length,
      9,
    );
  });

  it('B6.7: what another player took face down may be drawn, for all one knows', () => {
    const [open, hidden] = (['cards', 'faceDown'] as const).map((how) =>
      startAt({ players: [{}, { [how]: ['C35', 'C36', 'C15'] }] }),
    );
    expect(upper(hidden!, 'C05')).not.toBe(upper(open!, 'C05'));
    expect(cardWorth(buyerAt(momentOf(hidden!.seenBy(0)), 0), 'C05')).toEqual(
      cardWorth(buyerIn(hidden!), 'C05'),
    );
  });

  it('P2.3: what has no room costs points, what is not there brings nothing', () => {
    const at = (wood: number, outside: number): number =>
      upper(
        startSolo({
          players: [{ people: 5, clay: wood }],
          solo: { outside: { clay: outside }, elder: 'river' },
        }),
        'C06',
      );
    expect(at(0, 3)).toBe(4);
    expect(at(0, 0)).toBe(0);
    expect(at(5, 3)).toBe(-2);
  });
});
