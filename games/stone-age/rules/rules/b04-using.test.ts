import { describe, expect, it } from 'vitest';
import { startAt, startGame } from '../testing/test-game.ts';

describe('B4 Phase 2: using people', () => {
  it('B4.1: from the first player, clockwise, each takes one turn', () => {
    const at = { hunt: 1, field: 1 };
    const game = startAt(
      { firstPlayer: 2, players: [{ at: { hunt: 1 } }, { at: { hunt: 1 } }, { at }] },
      { players: 3 },
    );
    game.moves('2: leave hunt');
    expect(game.asked).toBe('2 act');
    game.moves('2: leave field', '0: leave hunt');
    expect(game.asked).toBe('1 act');
  });

  it('B4.1: all places are resolved in any order', () => {
    const at = { hunt: 1, toolmaker: 1, field: 1, hut: 2 };
    const all = ['hunt', 'toolmaker', 'hut', 'field'];
    for (const last of all) {
      const game = startAt({ players: [{ at }] });
      expect(game.legal('leave')).toEqual(all.map((place) => `leave ${place}`));
      game.moves(...all.filter((place) => place !== last).map((place) => `leave ${place}`));
      expect(game.legal('leave')).toEqual([`leave ${last}`]);
      game.moves(`leave ${last}`);
      expect(game.all.round).toBe(2);
    }
  });

  it('B4.1: people return home from a place when it is resolved', () => {
    const game = startAt({ players: [{ at: { field: 1, hut: 2, river: 2 } }] }, { dice: [1, 1] });
    game.moves('use field');
    expect(game.player(0).home).toBe(1);
    expect(game.all.places).toEqual({ hut: [2, 0], river: [2, 0] });
    expect(game.events).toContainEqual({
      type: 'returned',
      player: 0,
      place: 'field',
      people: 1,
      used: true,
    });
    game.moves('use river');
    expect(game.player(0).home).toBe(3);
  });

  it('B4.1: who has nobody on any place is not asked', () => {
    const game = startAt({ players: [{}, { at: { hunt: 1 } }] });
    expect(game.asked).toBe('1 act');
  });

  it.each([
    ['use hunt', 'B4.1'],
    ['leave hunt', 'B4.1'],
    ['buy card2 wood=2', 'B4.1'],
    ['build building1 wood=2 clay=1', 'B4.1'],
  ])('B4.1: "%s" needs people there', (move, rule) => {
    const other = { at: { hunt: 1, card2: 1, building1: 1 } };
    const game = startAt({ players: [{ at: { field: 1 }, wood: 5, clay: 5 }, other] });
    expect(game.whyNot(move)).toBe(rule);
  });

  it('B4.1: it is not for another player to act', () => {
    const game = startAt({ players: [{ at: { hunt: 1 } }, { at: { hunt: 1 } }] });
    expect(game.whyNot('leave hunt', 1)).toBe('B4.1');
  });

  it.each([
    ['use field', 'B4.1'],
    ['buy card1 wood=1', 'B4.1'],
    ['build building1 wood=1', 'B4.1'],
    ['leave field', 'B4.2'],
    ['tools none', 'B4.5'],
    ['pick 1', 'B6.5'],
    ['redeem wood=2', 'B6.4'],
    ['feed wood=1', 'B8.2'],
    ['starve', 'B8.2'],
  ])('B4.1: "%s" is no move of phase 1 (%s)', (move, rule) => {
    expect(startGame().whyNot(move)).toBe(rule);
  });

  it.each([
    ['place hunt 1', 'B3.1'],
    ['tools none', 'B4.5'],
    ['pick 1', 'B6.5'],
    ['feed wood=1', 'B8.2'],
    ['starve', 'B8.2'],
  ])('B4.1: "%s" is no move of phase 2 (%s)', (move, rule) => {
    expect(startAt({ players: [{ at: { hunt: 1 }, wood: 9 }] }).whyNot(move)).toBe(rule);
  });

  it.each([
    'hunt',
    'forest',
    'claypit',
    'quarry',
    'river',
    'toolmaker',
    'field',
    'card1',
    'card4',
    'building1',
    'building2',
  ] as const)('B4.2: people may be taken back from %s unused', (place) => {
    const rich = { wood: 9, clay: 9, stone: 9, gold: 9 };
    const game = startAt({ players: [{ ...rich, at: { [place]: 1, hut: 2 } }] });
    const before = game.all;
    game.moves(`leave ${place}`);
    expect(game.events).toEqual([{ type: 'returned', player: 0, place, people: 1, used: false }]);
    const player = { ...before.players[0], home: 3 };
    expect(game.all).toEqual({
      ...before,
      places: { hut: [2, 0] },
      players: [player, before.players[1]],
    });
  });

  it('B4.2: people may be taken back from the hut unused', () => {
    const game = startAt({ players: [{ at: { hut: 2, hunt: 1 } }] }).moves('leave hut');
    expect(game.player(0)).toMatchObject({ people: 5, home: 4 });
  });

  it('B4.2: who can afford nothing can still leave a card and a building', () => {
    const game = startAt({ players: [{ at: { card1: 1, building1: 1 } }] });
    expect(game.legal()).toEqual(['leave card1', 'leave building1']);
  });

  it('B4.3: the tool maker gives one tool', () => {
    const game = startAt({ players: [{ at: { toolmaker: 1, hunt: 1 } }] }).moves('use toolmaker');
    expect(game.player(0).tools).toEqual([1, 0, 0]);
    expect(game.events).toContainEqual({ type: 'tool', player: 0, tools: [1, 0, 0] });
  });

  it('B4.3: the hut gives one more person, who works from next round', () => {
    const game = startAt({ players: [{ at: { hut: 2, hunt: 1 } }] }).moves('use hut');
    expect(game.player(0)).toMatchObject({ people: 6, home: 5 });
    expect(game.events).toContainEqual({ type: 'person', player: 0, people: 6 });
    expect(game.legal('place')).toEqual([]);
    game.moves('leave hunt', '1: place hunt 5');
    expect(game.whyNot('place hunt 6')).toBeUndefined();
  });

  it('B4.3: the field gives agriculture +1', () => {
    const game = startAt({ players: [{ at: { field: 1, hunt: 1 } }] }).moves('use field');
    expect(game.player(0).agriculture).toBe(1);
    expect(game.events).toContainEqual({ type: 'agriculture', player: 0, agriculture: 1 });
  });

  it.each([
    ['toolmaker', { tools: [4, 4, 4], at: { toolmaker: 1, hunt: 1 } }],
    ['hut', { people: 10, at: { hut: 2, hunt: 1 } }],
    ['field', { agriculture: 10, at: { field: 1, hunt: 1 } }],
  ])('B4.3: %s gives nothing at its end, but may be used', (place, position) => {
    const game = startAt({ players: [position] });
    const before = game.player(0);
    game.moves(`use ${place}`);
    expect(game.player(0)).toEqual({ ...before, home: before.people - 1 });
    expect(game.events).toMatchObject([{ type: 'returned', place, used: true }]);
  });

  it.each([
    ['hunt', [1], 'food', 0],
    ['hunt', [5, 6, 6], 'food', 8],
    ['forest', [1, 1], 'wood', 0],
    ['forest', [6, 5, 3], 'wood', 4],
    ['claypit', [3, 4], 'clay', 1],
    ['claypit', [6, 6, 4], 'clay', 4],
    ['quarry', [2, 2], 'stone', 0],
    ['quarry', [5, 5, 4], 'stone', 2],
    ['river', [5], 'gold', 0],
    ['river', [6], 'gold', 1],
    ['river', [6, 6, 6, 5], 'gold', 3],
  ] as const)('B4.4: at %s the dice %j bring %s: %i', (place, dice, good, gain) => {
    const game = startAt({ players: [{ at: { [place]: dice.length, field: 1 } }] }, { dice });
    const before = game.player(0)[good];
    game.moves(`use ${place}`);
    expect(game.player(0)[good]).toBe(before + gain);
    expect(game.events).toContainEqual({ type: 'rolled', player: 0, for: place, dice });
  });

  it.each([
    ['hunt', 'food', 12 + 4],
    ['forest', 'wood', 3],
    ['claypit', 'clay', 2],
    ['quarry', 'stone', 1],
    ['river', 'gold', 1],
  ] as const)('B4.4: at %s tools are added before dividing for %s', (place, good, count) => {
    const players = [{ at: { [place]: 2, hut: 2 }, tools: [3, 2, 0] }];
    const game = startAt({ players }, { dice: [1, 3] });
    game.moves(`use ${place}`, 'tools t1 t2');
    expect(game.player(0)[good]).toBe(count);
  });

  it('B4.5: tools are chosen after seeing the roll', () => {
    const players = [{ at: { forest: 2, hut: 2 }, tools: [1, 0, 0] }];
    const game = startAt({ players }, { dice: [2, 3] });
    expect(game.whyNot('tools t1')).toBe('B4.5');
    game.moves('use forest');
    expect(game.all).toMatchObject({
      dice: [2, 3],
      decision: { player: 0, kind: 'tools', for: 'forest' },
    });
    expect(game.player(0).wood).toBe(0);
    expect(game.legal()).toEqual(['tools none', 'tools t1']);
    expect(game.whyNot('use hut')).toBe('B4.1');
    expect(game.whyNot('tools t1', 1)).toBe('B4.5');
    game.moves('tools t1');
    expect(game.player(0).wood).toBe(2);
  });

  it('B4.5: using no tool is a choice, too', () => {
    const players = [{ at: { forest: 2, hut: 2 }, tools: [1, 0, 0] }];
    const game = startAt({ players }, { dice: [2, 3] }).moves('use forest', 'tools none');
    expect(game.player(0)).toMatchObject({ wood: 1, toolsUsed: [false, false, false] });
  });

  it.each([
    ['there is none', { tools: [0, 0, 0] }],
    ['all are used', { tools: [1, 1, 0], used: [1, 2] }],
  ])('B4.5: tools are not asked for when %s', (_, position) => {
    const players = [{ at: { forest: 1, hut: 2 }, ...position }];
    const game = startAt({ players }, { dice: [6] }).moves('use forest');
    expect(game.asked).toBe('0 act');
    expect(game.player(0).wood).toBe(2);
  });
});
