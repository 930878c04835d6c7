import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../../components.ts';
import { acting, bought, feeding, placing } from './testing/turns.ts';

describe('P5.1 Buying', () => {
  it.each([1, 2, 3, 4])('P5.1: a card on space %i costs as much', (space) => {
    const game = bought('C22', space, { player: { wood: 5 } });
    expect(game.player(0)).toMatchObject({ wood: 5 - space, cards: ['C22'], score: 3 });
    expect(game.all.cards[space - 1]).toBe('');
  });

  it('P5.1: the upper part comes with all its decisions, and then what the space allows', () => {
    const game = bought('C01', 3, { dice: [5] });
    expect(game.asked).toBe('0 roll');
    game.moves('roll 1');
    expect(game.asked).toBe('0 pick');
    game.moves('pick 5');
    expect(game.asked).toBe('0 tool');
    game.moves('tool new');
    expect(game.asked).toBe('0 slide');
    expect(game.moves('slide none').asked).toBe('0 act');
  });

  it('P5.1: after tools for the roll of a card comes what the space allows', () => {
    const turn = { player: { wood: 3, tools: [1, 0, 0] }, solo: { outside: { gold: 2 } } };
    const game = bought('C13', 3, { ...turn, dice: [5, 6] });
    expect(game.all.decision).toEqual({ player: 0, kind: 'tools', for: 'C13' });
    expect(game.moves('tools t1').asked).toBe('0 slide');
    expect(game.player(0).gold).toBe(2);
  });

  it('P5.1 B6.3: points, one-use tools and any two resources come as in the base game', () => {
    expect(bought('C35', 2).player(0).score).toBe(3);
    expect(bought('C16', 2).player(0).oneUse).toEqual([3]);
    expect(bought('C31', 2).player(0).redeemable).toBe(1);
  });
});

describe('P5.2 Spaces 1 and 2', () => {
  it.each([1, 2])('P5.2: space %i allows nothing more', (space) => {
    expect(bought('C22', space).asked).toBe('0 act');
  });

  it('P5.2 P6.1: after space 1 the row goes back to 2, 3, 4', () => {
    const game = bought('C22', 1);
    game.moves('leave building2');
    expect(game.all.cards).toEqual(['', 'C28', 'C35', 'C10']);
  });
});

describe('P5.3 Space 3', () => {
  it('P5.3: a card of space 2 or 4 or of the draw stack may be moved to space 1', () => {
    const game = bought('C22', 3);
    expect(game.legal().sort()).toEqual(['slide card2', 'slide card4', 'slide deck', 'slide none']);
    expect(game.whyNot('slide card3')).toBe('P5.3');
    expect(game.whyNot('slide card1')).toBe('P5.3');
  });

  it.each([
    ['card2', ['C28', '', '', 'C35'], 13],
    ['card4', ['C35', 'C28', '', ''], 13],
    ['deck', ['C10', 'C28', '', 'C35'], 12],
    ['none', ['', 'C28', '', 'C35'], 13],
  ])('P5.3: "slide %s" leads to %j', (from, cards, deck) => {
    const game = bought('C22', 3).moves(`slide ${from}`);
    expect(game.all).toMatchObject({ cards, deck });
    expect(game.all.solo!.drawStack[0] === 'C10').toBe(from !== 'deck');
    expect(game.asked).toBe('0 act');
  });

  it('P5.3: an occupied card is not moved', () => {
    const game = bought('C22', 3, { player: { at: { card2: 1 } } });
    expect(game.whyNot('slide card2')).toBe('P5.3');
    expect(game.whyNot('slide card4')).toBeUndefined();
  });

  it('P5.3: a card that somebody has left is not occupied now', () => {
    const game = acting({ card2: 1, card3: 1 }, { player: { wood: 3 } });
    game.moves('leave card2', 'buy card3 wood=3', 'slide card2');
    expect(game.all.cards[0]).toBe('C22');
  });

  it('P5.3: a card bought before is not there to be moved', () => {
    const game = acting({ card2: 1, card3: 1 }, { player: { wood: 5 } });
    game.moves('buy card2 wood=2', 'buy card3 wood=3');
    expect(game.legal().sort()).toEqual(['slide card4', 'slide deck', 'slide none']);
    expect(game.whyNot('slide card2')).toBe('P5.3');
  });

  it('P5.3: an empty draw stack gives nothing', () => {
    const game = acting({ card3: 1 }, { player: { wood: 3 }, deckLeft: 0 });
    game.moves('buy card3 wood=3');
    expect(game.whyNot('slide deck')).toBe('P5.3');
    expect(game.legal().sort()).toEqual(['slide card2', 'slide card4', 'slide none']);
  });

  it('P5.3: it is not asked when nothing can be moved', () => {
    const at = { card2: 1, card3: 1, card4: 1 };
    const game = acting(at, { player: { wood: 3 }, deckLeft: 0 }).moves('buy card3 wood=3');
    expect(game.asked).toBe('0 act');
  });

  const LOW_ROW = ['C28', 'C22', 'C35', ''];

  it('P5.3: it is not asked while space 1 holds a card', () => {
    const game = acting({ card3: 1 }, { player: { wood: 3 }, row: LOW_ROW });
    expect(game.moves('buy card3 wood=3').asked).toBe('0 act');
    expect(game.all.cards).toEqual(['C28', 'C22', '', '']);
  });

  it('P5.3: also when space 1 was emptied this turn', () => {
    const game = acting({ card1: 1, card3: 1 }, { player: { wood: 4 }, row: LOW_ROW });
    game.moves('buy card1 wood=1', 'buy card3 wood=3');
    expect(game.legal().sort()).toEqual(['slide card2', 'slide deck', 'slide none']);
    game.moves('slide card2');
    expect(game.all.cards).toEqual(['C22', '', '', '']);
  });

  it('P5.3: the card moved there is bought from the next turn on', () => {
    const game = bought('C22', 3).moves('slide card4', 'leave building2', 'feed food=5');
    expect(game.all.cards).toEqual(['C35', 'C28', 'C10', '']);
    expect(game.legal()).toContain('place card1 1');
  });
});

describe('P5.6 One more card', () => {
  const CARDS = BASE_CARDS.map(({ id }) => id).filter((id) => id !== 'C05');
  const deck = ['C05', ...CARDS];
  const turn = { deck, solo: { discard: ['C22', 'C31'] } };

  it('P5.6: the choice is the top of the outside stack or any discarded card', () => {
    const game = bought('C05', 2, turn);
    expect(game.asked).toBe('0 draw');
    expect(game.legal().sort()).toEqual(['draw C22', 'draw C31', 'draw outside']);
    expect(game.whyNot('draw C01')).toBe('P5.6');
    expect(game.whyNot('draw C05')).toBe('P5.6');
  });

  it('P5.6: without discarded cards only the outside stack is there', () => {
    const game = bought('C05', 2, { deck });
    const [top, ...rest] = game.state.solo!.outsideStack;
    expect(game.legal()).toEqual(['draw outside']);
    game.moves('draw outside');
    expect(game.player(0)).toMatchObject({ cards: ['C05', top], hiddenCards: 0 });
    expect(game.state.solo!.outsideStack).toEqual(rest);
    expect(game.events).toContainEqual({
      ...{ type: 'cardTaken', player: 0, card: top, from: 'outside' },
    });
  });

  it('P5.6: a discarded card leaves the discard, and its upper part is ignored', () => {
    const game = bought('C05', 2, turn).moves('draw C31');
    expect(game.player(0)).toMatchObject({ cards: ['C05', 'C31'], redeemable: 0 });
    expect(game.all.discard).toEqual(['C22']);
    expect(game.asked).toBe('0 act');
  });

  it('P5.6: the card is kept open, also one of the outside stack', () => {
    const game = bought('C05', 2, turn).moves('draw outside');
    expect(game.seenBy('spectator').players[0]).toEqual(game.player(0));
    expect(game.player(0).hiddenCards).toBe(0);
  });

  it('P5.6: its upper part is ignored: no points', () => {
    expect(bought('C05', 2, turn).moves('draw C22').player(0).score).toBe(0);
  });
});

describe('P5.7 Any two resources', () => {
  const redeeming = (outside: object, player = {}) =>
    acting({}, { player: { redeemable: 1, ...player }, solo: { outside } });

  it.each([
    [{ wood: 1, gold: 3 }, ['redeem wood=1 gold=1', 'redeem gold=2']],
    [{ clay: 1, stone: 1 }, ['redeem clay=1 stone=1']],
    [{ stone: 1 }, ['redeem stone=1']],
    [{}, []],
  ])('P5.7: of a pool of %j it takes %j', (outside, choice) => {
    expect(redeeming(outside).legal('redeem').sort()).toEqual([...choice].sort());
  });

  it.each([
    [{ wood: 1, clay: 1 }, 'redeem wood=2'],
    [{ wood: 1, clay: 1 }, 'redeem wood=1'],
    [{ wood: 1 }, 'redeem wood=1 clay=1'],
    [{ wood: 5 }, 'redeem wood=3'],
    [{}, 'redeem wood=2'],
    [{}, 'redeem wood=1'],
  ])('P5.7: of a pool of %j "%s" is refused', (outside, move) => {
    expect(redeeming(outside).whyNot(move)).toBe('P5.7');
  });

  it('P5.7: what is taken leaves the pool, and the card is used up', () => {
    const game = redeeming({ wood: 1, gold: 3 }).moves('redeem wood=1 gold=1');
    expect(game.player(0)).toMatchObject({ wood: 1, gold: 1, redeemable: 0 });
    expect(game.all.solo!.outside).toMatchObject({ wood: 0, gold: 2 });
  });

  it('P5.7: with one resource in the pool the card is used up too', () => {
    const game = redeeming({ stone: 1 }).moves('redeem stone=1');
    expect(game.player(0)).toMatchObject({ stone: 1, redeemable: 0 });
  });

  it('P5.7: it is redeemed when feeding', () => {
    const game = redeeming({ wood: 2 }, { food: 3 }).moves('leave building2');
    expect(game.legal('feed')).toEqual([]);
    game.moves('redeem wood=2');
    expect(game.legal()).toEqual(['feed food=3 wood=2', 'starve']);
  });

  it('P5.7 B6.4: it is redeemed neither when placing nor when offering', () => {
    const turn = { player: { redeemable: 1, food: 0 }, solo: { outside: { wood: 2 } } };
    const offering = feeding(turn).moves('starve');
    for (const game of [placing(turn), offering]) {
      expect(game.legal('redeem')).toEqual([]);
      expect(game.whyNot('redeem wood=2')).toMatch(/^(B6\.4|P5\.7)$/);
    }
  });
});
