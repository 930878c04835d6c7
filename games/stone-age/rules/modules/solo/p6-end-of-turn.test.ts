import { describe, expect, it } from 'vitest';
import { acting, bought, feeding } from './testing/turns.ts';

const LOW_ROW = ['C22', 'C28', 'C35', ''];

describe('P6.1 The row', () => {
  it('P6.1: if no card was bought, the one on space 2 is discarded', () => {
    const game = feeding();
    expect(game.all).toMatchObject({
      discard: ['C22'],
      cards: ['', 'C28', 'C35', 'C10'],
      deck: 12,
    });
    expect(game.events).toContainEqual({ type: 'discarded', card: 'C22' });
  });

  it('P6.1: of a row of 1, 2, 3 it is the one on space 2 as well', () => {
    const game = feeding({ row: LOW_ROW });
    expect(game.all).toMatchObject({ discard: ['C28'], cards: ['C22', 'C35', 'C10', ''] });
  });

  it('P6.1: a building is no card', () => {
    const turn = { player: { wood: 2, clay: 1 }, stacks: [['B01']] };
    const game = acting({ building1: 1 }, turn);
    game.moves('build building1 wood=2 clay=1', 'leave building2');
    expect(game.all.discard).toEqual(['C22']);
  });

  it.each([
    ['card1', LOW_ROW, ['', 'C28', 'C35', 'C10']],
    ['card2', LOW_ROW, ['C22', 'C35', 'C10', '']],
    ['card3', LOW_ROW, ['C22', 'C28', 'C10', '']],
  ])('P6.1: after buying %s of %j the row is %j', (space, row, after) => {
    const game = acting({ [space]: 1 }, { player: { wood: 4 }, row });
    game.moves(`buy ${space} wood=${space.slice(4)}`, 'leave building2');
    expect(game.all).toMatchObject({ cards: after, discard: [], deck: 12 });
  });

  it.each([
    [2, [], ['', 'C28', 'C35', 'C10']],
    [3, ['slide none'], ['', 'C28', 'C35', 'C10']],
    [3, ['slide card2'], ['C28', 'C35', 'C10', '']],
    [3, ['slide card4'], ['C35', 'C28', 'C10', '']],
    [3, ['slide deck'], ['C10', 'C28', 'C35', '']],
    [4, ['slide card3', 'cycle none', 'elder stay'], ['C35', 'C28', 'C10', '']],
  ])('P6.1: after C22 was bought on space %i and %j the row is %j', (space, moves, after) => {
    const game = bought('C22', space).moves(...moves, 'leave building2');
    expect(game.all).toMatchObject({ cards: after, discard: [] });
  });

  it('P6.1: after several purchases it is refilled to three', () => {
    const game = acting({ card2: 1, card3: 1 }, { player: { wood: 5 } });
    game.moves('buy card2 wood=2', 'buy card3 wood=3', 'slide none', 'leave building2');
    expect(game.all).toMatchObject({ cards: ['', 'C35', 'C10', 'C20'], deck: 11 });
  });

  it('P6.1: every turn without a purchase discards one more', () => {
    const game = feeding().moves('feed food=5', 'place forest 5', 'leave forest');
    expect(game.all.discard).toEqual(['C22', 'C28']);
  });

  it('P6.1: a purchase counts for its own turn only', () => {
    const game = bought('C22', 2).moves('leave building2', 'feed food=5');
    game.moves('place forest 5', 'leave forest');
    expect(game.all.discard).toEqual(['C28']);
  });
});

describe('P6.2 Feeding', () => {
  it('P6.2: people minus agriculture are fed, each with 1 food', () => {
    const game = feeding({ player: { people: 7, agriculture: 3, food: 6 } });
    expect(game.legal()).toEqual(['feed food=4']);
    expect(game.moves('feed food=4').player(0)).toMatchObject({ food: 2, agriculture: 3 });
    expect(game.all).toMatchObject({ round: 2, phase: 'place' });
  });

  it.each([5, 8])(
    'P6.2: with agriculture %i for 5 people nothing is asked or given',
    (agriculture) => {
      const game = feeding({ player: { agriculture }, solo: { board: { food: 9 } } });
      expect(game.all).toMatchObject({ round: 2, phase: 'place', solo: { board: { food: 9 } } });
      expect(game.player(0)).toMatchObject({ agriculture, food: 10 });
    },
  );

  it.each([
    ['forest', 'wood'],
    ['claypit', 'clay'],
    ['quarry', 'stone'],
    ['river', 'gold'],
  ] as const)('P6.2: with the elder at the %s, %s feeds as well, mixed freely', (elder, good) => {
    const rich = { wood: 4, clay: 4, stone: 4, gold: 4, tools: [2, 2, 2], agriculture: 1 };
    const game = feeding({ elder, player: { ...rich, food: 3, people: 6 } });
    expect(game.legal('feed').sort()).toEqual([
      `feed food=1 ${good}=4`,
      `feed food=2 ${good}=3`,
      `feed food=3 ${good}=2`,
    ]);
    game.moves(`feed food=1 ${good}=4`);
    expect(game.player(0)).toMatchObject({ ...rich, [good]: 0, food: 2 });
  });

  it('P6.2: material feeds also who has enough food', () => {
    const game = feeding({ player: { food: 9, wood: 9 } });
    expect(game.legal().sort()).toEqual([
      'feed food=1 wood=4',
      'feed food=2 wood=3',
      'feed food=3 wood=2',
      'feed food=4 wood=1',
      'feed food=5',
      'feed wood=5',
    ]);
  });

  it('P6.2: at the hunting grounds only food feeds', () => {
    const game = feeding({ elder: 'hunt', player: { wood: 9, gold: 9 } });
    expect(game.legal()).toEqual(['feed food=5']);
  });

  it.each([
    [2, [2, 0, 0], 1, ['food=1 t1 agriculture=1', 'food=2 t1']],
    [3, [4, 0, 0], 2, ['food=1 agriculture=2', 'food=2 agriculture=1', 'food=3', 't1']],
    [0, [3, 3, 1], 0, ['t1 t2']],
    [0, [3, 1, 1], 0, ['t1 t2 t3']],
    [
      1,
      [2, 1, 0],
      3,
      ['agriculture=2', 'food=1 agriculture=1', 'food=1 t2', 't1', 't2 agriculture=1'],
    ],
  ])('P6.2: in the village %i food, %j and agriculture %i feed 5 people', (...row) => {
    const [food, tools, agriculture, ways] = row;
    const game = feeding({ elder: 'village', player: { food, tools, agriculture } });
    expect(game.legal('feed').sort()).toEqual(ways.map((way) => `feed ${way}`));
  });

  it('P6.2: a step paid does not raise the need', () => {
    const player = { food: 1, agriculture: 3 };
    const game = feeding({ elder: 'village', player }).moves('feed agriculture=2');
    expect(game.player(0)).toMatchObject({ food: 1, agriculture: 1, score: -2 });
    expect(game.all.round).toBe(2);
  });

  it('P6.2 P3.3: a used token feeds', () => {
    const player = { food: 3, tools: [2, 0, 0], used: [1] };
    const game = feeding({ elder: 'village', player }).moves('feed food=3 t1');
    expect(game.player(0).tools).toEqual([0, 0, 0]);
  });

  it.each([
    ['food=3', 'too little'],
    ['food=3 wood=3', 'too much'],
    ['food=3 stone=2', 'other material'],
    ['food=4 wood=1', 'food one does not have'],
    ['wood=5', 'wood one does not have'],
    ['food=3 wood=1 t1', 'a token outside the village'],
    ['food=3 wood=1 agriculture=1', 'a step outside the village'],
  ])('P6.2: "feed %s" is refused: %s', (pay) => {
    const player = { food: 3, wood: 4, stone: 5, tools: [1, 0, 0], agriculture: 1, people: 6 };
    expect(feeding({ player }).whyNot(`feed ${pay}`)).toBe('P6.2');
  });

  it.each([
    ['food=1 t1', 'superfluous food'],
    ['t1 agriculture=1', 'a superfluous step'],
    ['t1 t2', 'a superfluous token'],
    ['food=2 t2', 'one food too much'],
    ['food=2 wood=1', 'other material'],
    ['food=2 t3', 'an empty slot'],
  ])('P6.2: in the village "feed %s" is refused: %s', (pay) => {
    const player = { food: 2, wood: 4, tools: [4, 2, 0], agriculture: 2 };
    expect(feeding({ elder: 'village', player }).whyNot(`feed ${pay}`)).toBe('P6.2');
  });
});

describe('P6.4 A new turn', () => {
  it('P6.4: the elder moves on and tools are fresh again', () => {
    const player = { tools: [2, 1, 0], used: [1, 2] };
    const game = feeding({ player });
    expect(game.all).toMatchObject({ round: 1, solo: { elder: 'forest' } });
    expect(game.player(0).toolsUsed).toEqual([true, true, false]);
    game.moves('feed food=5');
    expect(game.all).toMatchObject({ round: 2, phase: 'place', solo: { elder: 'claypit' } });
    expect(game.player(0)).toMatchObject({ home: 5, toolsUsed: [false, false, false] });
  });

  it('P6.4: also in the last turn', () => {
    const player = { tools: [2, 1, 0], used: [1, 2] };
    const game = feeding({ player, stacksLeft: [0, 6] }).moves('feed food=5');
    expect(game.all).toMatchObject({ phase: 'over', solo: { elder: 'claypit' } });
    expect(game.player(0).toolsUsed).toEqual([false, false, false]);
  });
});

describe('P6.5 The end', () => {
  it('P6.5: after feeding, if the row could not be filled to three cards', () => {
    const game = feeding({ deckLeft: 0 });
    expect(game.all).toMatchObject({ phase: 'feed', cards: ['', 'C28', 'C35', ''] });
    game.moves('feed food=5');
    expect(game.all).toMatchObject({ phase: 'over', round: 1 });
    expect(game.whyNot('place river 1')).toBe('P6.5');
  });

  it('P6.5: a row of 1, 2, 3 is filled with three cards', () => {
    const game = feeding({ deckLeft: 1, row: LOW_ROW }).moves('feed food=5');
    expect(game.all).toMatchObject({ round: 2, phase: 'place', deck: 0 });
    expect(game.all.cards.slice(0, 2)).toEqual(['C22', 'C35']);
  });

  it('P6.5: an empty draw stack alone is not the end', () => {
    expect(feeding({ deckLeft: 1 }).moves('feed food=5').asked).toBe('0 place');
  });

  it('P6.5 P5.3: the last card of the draw stack fills the row by moving to space 1', () => {
    const game = bought('C22', 3, { deckLeft: 1 }).moves('slide deck', 'leave building2');
    expect(game.all.deck).toBe(0);
    expect(game.moves('feed food=5').asked).toBe('0 place');
  });

  it('P6.5: after feeding, if a hut stack is empty', () => {
    const turn = { player: { wood: 2, clay: 1 }, stacksLeft: [6, 1] };
    const stacks = [[], ['B02', 'B03', 'B04', 'B05', 'B06', 'B01']];
    const game = acting({}, { ...turn, stacks }).moves('build building2 wood=2 clay=1');
    expect(game.all).toMatchObject({ phase: 'feed', cards: ['', 'C28', 'C35', 'C10'] });
    game.moves('feed food=5');
    expect(game.all).toMatchObject({ phase: 'over', stacks: [{ left: 6 }, { top: '', left: 0 }] });
    expect(game.asked).toBe('over');
    expect(game.whyNot('place river 1')).toBe('P6.5');
  });

  it('P6.5: also who starves in the last turn offers first', () => {
    const game = feeding({ deckLeft: 0, player: { food: 0 } }).moves('starve');
    expect(game.asked).toBe('0 offer');
    expect(game.moves('offer points').asked).toBe('over');
  });
});
