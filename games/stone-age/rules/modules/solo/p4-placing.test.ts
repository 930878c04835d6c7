import { describe, expect, it } from 'vitest';
import { acting, placing } from './testing/turns.ts';

describe('P4.1 Placing', () => {
  it('P4.1: all people are placed, and then the turn goes on by itself', () => {
    const game = placing().moves('place card2 1', 'place river 3');
    expect(game.asked).toBe('0 place');
    game.moves('place quarry 1');
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ home: 0, score: 0 });
  });

  it('P4.1 B3.2: a place is used only once in a turn', () => {
    expect(placing().moves('place river 1').whyNot('place river 1')).toBe('B3.2');
  });

  it('P4.1 B3.3: circles limit the resource places, and nothing the hunting grounds', () => {
    const game = placing({ player: { people: 10 }, solo: { board: { food: 1 } } });
    expect(game.legal('place river')).toHaveLength(7);
    expect(game.legal('place hunt')).toHaveLength(10);
    expect(game.whyNot('place river 8')).toBe('B3.3');
    expect(game.whyNot('place card2 2')).toBe('B3.3');
  });

  it.each([
    ['place claypit 1', { solo: { board: { clay: 0 } } }],
    ['place quarry 1', { solo: { board: { stone: 0 } } }],
    ['place river 1', { solo: { board: { gold: 0 } } }],
    ['place forest 1', { elder: 'hunt', solo: { board: { wood: 0 } } }],
    ['place hunt 1', { solo: { board: { food: 0 } } }],
    ['place field 1', { player: { agriculture: 10 } }],
    ['place hut 2', { player: { people: 10 } }],
    ['place card1 1', {}],
    ['place building1 1', { stacksLeft: [0, 6] }],
    ['place toolmaker 1', { solo: { tokens: { low: 0 } } }],
    ['place toolmaker 1', { player: { tools: [4, 4, 2] }, solo: { tokens: { high: 0 } } }],
    ['place toolmaker 1', { player: { tools: [2, 2, 2] }, solo: { tokens: { low: 0, high: 0 } } }],
  ] as const)('P4.1: "%s" is refused where there is nothing to do: %j', (move, turn) => {
    const game = placing(turn);
    expect(game.whyNot(move)).toBe('P4.1');
    expect(game.legal()).not.toContain(move);
  });

  it.each([
    ['place claypit 5', { solo: { board: { clay: 1 } } }],
    ['place hunt 5', { solo: { board: { food: 1 } } }],
    ['place field 1', { player: { agriculture: 9, food: 0 } }],
    ['place hut 2', { player: { people: 9 } }],
    ['place card4 1', { player: { wood: 0 } }],
    ['place toolmaker 1', { player: { tools: [4, 4, 0] } }],
    ['place toolmaker 1', { player: { tools: [1, 0, 0] }, solo: { tokens: { low: 0 } } }],
    ['place toolmaker 1', { player: { tools: [0, 3, 0] }, solo: { tokens: { low: 0, high: 0 } } }],
    ['place toolmaker 1', { player: { tools: [2, 2, 2] }, solo: { tokens: { low: 0 } } }],
  ] as const)('P4.1: "%s" is allowed where there is something: %j', (move, turn) => {
    expect(placing(turn).legal()).toContain(move);
  });

  it('P4.1: lack of food or of material does not forbid placing', () => {
    const game = placing({ player: { food: 0 } });
    expect(game.legal()).toEqual(expect.arrayContaining(['place field 1', 'place card4 1']));
  });
});

describe('P4.1 Using', () => {
  it.each([
    ['claypit', 2, { solo: { board: { clay: 0 } } }],
    ['hunt', 2, { solo: { board: { food: 0 } } }],
    ['field', 1, { player: { agriculture: 10 } }],
    ['hut', 2, { player: { people: 10 } }],
    ['toolmaker', 1, { player: { tools: [2, 2, 2] }, solo: { tokens: { low: 0, high: 0 } } }],
  ] as const)('P4.1: the %s that has become empty can only be left', (place, people, turn) => {
    const game = acting({ [place]: people }, turn);
    expect(game.whyNot(`use ${place}`)).toBe('P4.1');
    expect(game.legal().filter((move) => move.endsWith(place))).toEqual([`leave ${place}`]);
    game.moves(`leave ${place}`);
    expect(game.player(0).score).toBe(-2 * people);
  });

  it('P4.1: food that comes to the hunting grounds during the turn can be hunted', () => {
    const game = acting({ hunt: 1, field: 1 }, { dice: [2] });
    expect(game.whyNot('use hunt')).toBe('P4.1');
    game.moves('use field', 'use hunt');
    expect(game.player(0)).toMatchObject({ food: 5, score: -2 });
  });

  it('P4.1: a track that a card has brought to its end makes the field useless', () => {
    const player = { wood: 2, agriculture: 9 };
    const game = acting({ field: 1, card2: 1 }, { player, deck: ['C23'] });
    game.moves('buy card2 wood=2');
    expect(game.whyNot('use field')).toBe('P4.1');
  });
});

describe('P4.2 How many village places', () => {
  const PLACES = ['place toolmaker 1', 'place field 1', 'place hut 2'];

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [9, 3],
  ])('P4.2: with agriculture %i the places are %i', (agriculture, most) => {
    for (const from of [0, 1, 2]) {
      const order = [...PLACES.slice(from), ...PLACES.slice(0, from)];
      const game = placing({ player: { agriculture } });
      order.slice(0, most).forEach((move) => {
        game.moves(move);
      });
      for (const move of order.slice(most)) expect(game.whyNot(move)).toBe('P4.2');
    }
  });
});

describe('P4.4 People without a use', () => {
  it('P4.4: every person who cannot be placed costs 2 points', () => {
    const solo = { board: { clay: 0, stone: 0, gold: 0 } };
    const game = placing({ solo, player: { people: 10, agriculture: 10 } });
    const moves = ['card2', 'card3', 'card4', 'building1', 'building2', 'toolmaker'];
    game.moves(...moves.map((place) => `place ${place} 1`));
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ home: 4, score: -8 });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -8, for: 'unplaced' }),
    );
  });

  it('P4.4: one person alone cannot go to the hut, and costs 2 points', () => {
    const solo = { board: { wood: 0, clay: 0, stone: 0, gold: 0 }, tokens: { low: 0 } };
    const game = placing({ elder: 'hunt', solo, player: { people: 6, agriculture: 10 } });
    const moves = ['card2', 'card3', 'card4', 'building1', 'building2'];
    game.moves(...moves.map((place) => `place ${place} 1`));
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ home: 1, score: -2 });
  });

  it.each([
    ['river', 3, 6],
    ['card3', 1, 2],
    ['building1', 1, 2],
    ['hut', 2, 4],
    ['toolmaker', 1, 2],
  ])('P4.4: to leave the %s with %i people costs %i', (place, people, lost) => {
    const game = acting({ [place]: people }).moves(`leave ${place}`);
    expect(game.player(0)).toMatchObject({ score: -lost, home: 4 });
    expect(game.events).toContainEqual(
      expect.objectContaining({ type: 'points', points: -lost, for: 'unused' }),
    );
  });

  it('P4.4: a roll that brings nothing costs nothing', () => {
    const game = acting({ river: 2 }, { dice: [1, 2] }).moves('use river');
    expect(game.player(0)).toMatchObject({ gold: 0, score: 0 });
  });
});
