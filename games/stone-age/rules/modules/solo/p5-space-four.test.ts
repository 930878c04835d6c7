import { describe, expect, it } from 'vitest';
import type { TestGame } from '../../testing/test-game.ts';
import type { Turn } from './testing/turns.ts';
import { acting, bought, DECK } from './testing/turns.ts';

const STACKS = [
  ['B01', 'B02', 'B03', 'B04', 'B05', 'B06'],
  ['B11', 'B12', 'B13', 'B14', 'B15', 'B16'],
];

/** The card of space 4 is bought, and the decisions that come first are made. */
const atFour = (turn: Turn = {}, ...moves: string[]): TestGame =>
  bought('C35', 4, { stacks: STACKS, ...turn }).moves(...moves);

describe('P5.4 Space 4', () => {
  it('P5.4: moving a card, cycling and the elder are decided in this order', () => {
    const game = atFour();
    expect(game.asked).toBe('0 slide');
    expect(game.moves('slide none').asked).toBe('0 cycle');
    expect(game.moves('cycle none').asked).toBe('0 elder');
    expect(game.moves('elder stay').asked).toBe('0 act');
  });

  it('P5.4: any or all of it: everything may be declined', () => {
    const game = atFour({}, 'slide none', 'cycle none', 'elder stay');
    expect(game.all.cards).toEqual(['', 'C22', 'C28', '']);
    expect(game.all.solo).toMatchObject({ elder: 'forest', stacks: STACKS });
  });
});

describe('P5.4 (a) A card to space 1', () => {
  it.each([
    ['card2', ['C22', '', 'C28', '']],
    ['card3', ['C28', 'C22', '', '']],
    ['deck', [DECK[3], 'C22', 'C28', '']],
  ])('P5.4: "slide %s" leads to %j', (from, cards) => {
    expect(atFour({}, `slide ${from}`).all.cards).toEqual(cards);
  });

  it('P5.4: nothing else can be moved there', () => {
    const game = atFour({ player: { at: { card2: 1 } } });
    expect(game.legal().sort()).toEqual(['slide card3', 'slide deck', 'slide none']);
    expect(game.whyNot('slide card2')).toBe('P5.3');
    expect(game.whyNot('slide card4')).toBe('P5.3');
  });

  it('P5.4: it is not asked when nothing can be moved', () => {
    const at = { card2: 1, card3: 1 };
    expect(atFour({ player: { at }, deckLeft: 0 }).asked).toBe('0 cycle');
  });

  it('P5.4: it is not asked when space 1 holds a card', () => {
    const at = { card3: 1, card4: 1 };
    const game = acting(at, { player: { wood: 7 } });
    game.moves('buy card3 wood=3', 'slide deck', 'buy card4 wood=4');
    expect(game.asked).toBe('0 cycle');
  });
});

describe('P5.4 (b) Cycling', () => {
  it('P5.4: so many tiles go from the top to the bottom in order', () => {
    const game = atFour({}, 'slide none', 'cycle building1=2 building2=5');
    expect(game.all.solo!.stacks).toEqual([
      ['B03', 'B04', 'B05', 'B06', 'B01', 'B02'],
      ['B16', 'B11', 'B12', 'B13', 'B14', 'B15'],
    ]);
    expect(game.all.stacks).toEqual([
      { top: 'B03', left: 6 },
      { top: 'B16', left: 6 },
    ]);
    expect(game.events).toContainEqual({ type: 'cycled', place: 'building1', tiles: 2 });
  });

  it('P5.4: one stack may be cycled alone', () => {
    const game = atFour({}, 'slide none', 'cycle building2=1');
    expect(game.all.solo!.stacks[0]).toEqual(STACKS[0]);
    expect(game.all.solo!.stacks[1]![0]).toBe('B12');
  });

  it('P5.4: every number less than the size is offered', () => {
    const game = atFour({ stacksLeft: [2, 3] }, 'slide none');
    expect(game.legal().sort()).toEqual([
      'cycle building1=1',
      'cycle building1=1 building2=1',
      'cycle building1=1 building2=2',
      'cycle building2=1',
      'cycle building2=2',
      'cycle none',
    ]);
    expect(game.whyNot('cycle building1=2')).toBe('P5.4');
    expect(game.reason('cycle building1=2')).toMatch(/^building1 has 2/);
    expect(game.whyNot('cycle building1=1 building2=3')).toBe('P5.4');
  });

  it('P5.4: tiles that were built do not come back', () => {
    const game = atFour({ stacksLeft: [3, 6] }, 'slide none', 'cycle building1=1');
    expect(game.all.solo!.stacks[0]).toEqual(['B05', 'B06', 'B04']);
  });

  it('P5.4: it is asked also where there is nothing to cycle', () => {
    const game = atFour({ stacksLeft: [1, 1] }, 'slide none');
    expect(game.legal()).toEqual(['cycle none']);
  });

  it('P5.4: a stack that was emptied this turn has nothing to cycle', () => {
    const game = atFour({ stacksLeft: [0, 3] }, 'slide none');
    expect(game.legal().sort()).toEqual(['cycle building2=1', 'cycle building2=2', 'cycle none']);
    expect(game.whyNot('cycle building1=1')).toBe('P5.4');
  });

  it('P5.4: a person standing on the stack may build the new top tile', () => {
    const player = { wood: 6, stone: 1, at: { building1: 1 } };
    const game = atFour({ player }, 'slide none', 'cycle building1=1', 'elder stay');
    expect(game.all.places).toMatchObject({ building1: [1] });
    game.moves('build building1 wood=2 stone=1');
    expect(game.player(0).buildings).toEqual(['B02']);
    expect(game.all.solo!.stacks[0]).toEqual(['B03', 'B04', 'B05', 'B06', 'B01']);
  });
});

describe('P5.4 (c) The elder', () => {
  const toElder = (turn: Turn = {}): TestGame => atFour(turn, 'slide none', 'cycle none');

  it.each([
    ['forest', 'claypit', ['hunt', 'quarry', 'river', 'stay', 'village']],
    ['river', 'village', ['claypit', 'forest', 'hunt', 'quarry', 'stay']],
    ['hunt', 'forest', ['claypit', 'quarry', 'river', 'stay', 'village']],
  ] as const)(
    'P5.4: from the %s he may go anywhere but the %s, the next one',
    (elder, next, to) => {
      const game = acting({ card4: 1 }, { elder, player: { wood: 4, gold: 4, food: 9 } });
      const [buy] = game.legal('buy');
      game.moves(buy!, 'slide none', 'cycle none');
      expect(game.legal().sort()).toEqual(to.map((area) => `elder ${area}`));
      expect(game.whyNot(`elder ${elder}`)).toBe('P5.4');
      expect(game.whyNot(`elder ${next}`)).toBe('P5.4');
    },
  );

  it('P5.4: what he stands for now pays for the rest of the turn', () => {
    const player = { wood: 6, gold: 2, at: { card2: 1 } };
    const game = toElder({ player }).moves('elder river');
    expect(game.all.solo!.elder).toBe('river');
    expect(game.legal('buy')).toEqual(['buy card2 gold=2']);
  });

  it('P5.4 P3.4: he stays there for the next turn, and then moves on', () => {
    const game = toElder().moves('elder quarry', 'leave building2', 'feed food=5');
    expect(game.all).toMatchObject({ round: 2, solo: { elder: 'quarry' } });
    expect(game.whyNot('place quarry 1')).toBe('P3.1');
    game.moves('place forest 5', 'leave forest', 'feed food=5');
    expect(game.all).toMatchObject({ round: 3, solo: { elder: 'river' } });
  });

  it('P5.4 P3.4: who stays moves on at the end of the turn', () => {
    const game = toElder().moves('elder stay', 'leave building2', 'feed food=5');
    expect(game.all.solo!.elder).toBe('claypit');
  });

  it('P5.4 P6.2: his new material feeds', () => {
    const player = { wood: 4, gold: 2, food: 3 };
    const game = toElder({ player }).moves('elder river', 'leave building2');
    expect(game.legal('feed')).toEqual(['feed food=3 gold=2']);
  });

  it.each([
    ['river', 'river', { river: 1 }],
    ['village', 'toolmaker', { toolmaker: 1 }],
    ['village', 'field', { field: 1 }],
    ['village', 'hut', { hut: 2 }],
    ['hunt', 'hunt', { hunt: 2 }],
  ] as const)('P5.4 P4.4: when he enters the %s, the %s can only be left', (area, place, at) => {
    const player = { at, people: 8, agriculture: 3 };
    const game = toElder({ player, solo: { board: { food: 3 } } });
    game.moves(`elder ${area}`);
    expect(game.whyNot(`use ${place}`)).toBe('P3.1');
    expect(game.legal().filter((move) => move.endsWith(` ${place}`))).toEqual([`leave ${place}`]);
    const { score } = game.player(0);
    game.moves(`leave ${place}`);
    expect(game.player(0).score).toBe(score - 2 * Object.values(at)[0]!);
  });

  it('P5.4: a person in the area he has left may still be used', () => {
    const turn = { player: { at: { river: 1 } }, dice: [6] };
    const game = toElder(turn).moves('elder quarry', 'use river');
    expect(game.player(0).gold).toBe(1);
  });
});
