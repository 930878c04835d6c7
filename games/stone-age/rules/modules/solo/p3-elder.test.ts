import { describe, expect, it } from 'vitest';
import { acting, feeding, placing } from './testing/turns.ts';

const VILLAGE = ['toolmaker', 'field', 'hut'];
const AREAS = [
  ['forest', ['forest']],
  ['claypit', ['claypit']],
  ['quarry', ['quarry']],
  ['river', ['river']],
  ['village', VILLAGE],
  ['hunt', ['hunt']],
] as const;

describe('P3.1 The elder’s area', () => {
  it.each(AREAS)('P3.1: with the elder at the %s, people go anywhere but %j', (elder, blocked) => {
    const game = placing({ elder, solo: { board: { food: 5 } } });
    for (const place of blocked) {
      expect(game.whyNot(`place ${place} ${place === 'hut' ? 2 : 1}`)).toBe('P3.1');
    }
    const open = new Set(game.legal('place').map((move) => move.split(' ')[1]));
    const all = ['hunt', 'forest', 'claypit', 'quarry', 'river', ...VILLAGE];
    const always = ['card2', 'card3', 'card4', 'building1', 'building2'];
    const expected = [...all.filter((place) => !blocked.some((one) => one === place)), ...always];
    expect([...open].sort()).toEqual(expected.sort());
  });
});

describe('P3.3 Paying for cards', () => {
  const RICH = { food: 4, wood: 4, clay: 4, stone: 4, gold: 4, tools: [1, 1, 1], agriculture: 4 };

  it.each([
    ['forest', 'wood'],
    ['claypit', 'clay'],
    ['quarry', 'stone'],
    ['river', 'gold'],
    ['hunt', 'food'],
  ] as const)('P3.2 P3.3: with the elder at the %s only %s pays', (elder, good) => {
    const at = { card2: 1, card3: 1, card4: 1 };
    const game = acting(at, { elder, player: RICH });
    expect(game.legal('buy')).toEqual([
      `buy card2 ${good}=2`,
      `buy card3 ${good}=3`,
      `buy card4 ${good}=4`,
    ]);
    game.moves(`buy card2 ${good}=2`);
    expect(game.player(0)).toMatchObject({ ...RICH, [good]: 2, cards: ['C22'] });
  });

  it.each(['wood=1', 'wood=3', 'wood=1 clay=1', 'clay=2', 'food=2', 't1 t2', 'wood=2 t1'])(
    'P3.3: in the forest %s does not pay for space 2',
    (pay) => {
      expect(acting({ card2: 1 }, { player: RICH }).whyNot(`buy card2 ${pay}`)).toBe('P3.3');
    },
  );

  it.each([
    ['forest', 'wood'],
    ['hunt', 'food'],
  ] as const)('P3.3: with the elder at the %s, 1 %s does not pay for space 2', (elder, good) => {
    const game = acting({ card2: 1 }, { elder, player: { ...RICH, [good]: 1 } });
    expect(game.legal('buy')).toEqual([]);
    expect(game.whyNot(`buy card2 ${good}=2`)).toBe('P3.3');
  });

  it.each([
    [1, [1, 1, 0], 0, ['t1', 't2']],
    [1, [4, 0, 0], 2, ['agriculture=1', 't1']],
    [2, [4, 1, 1], 2, ['agriculture=2', 't1', 't2 agriculture=1', 't2 t3', 't3 agriculture=1']],
    [
      3,
      [2, 2, 1],
      2,
      ['t1 agriculture=1', 't1 t2', 't1 t3', 't2 agriculture=1', 't2 t3', 't3 agriculture=2'],
    ],
    [3, [0, 0, 2], 0, []],
    [4, [1, 1, 1], 1, ['t1 t2 t3 agriculture=1']],
    [4, [3, 3, 0], 0, ['t1 t2']],
  ])('P3.3: in the village space %i, with %j and agriculture %i, is paid by %j', (...row) => {
    const [space, tools, agriculture, ways] = row;
    const place = `card${space}`;
    const position = space === 1 ? { row: ['C22', 'C28', 'C35', ''] } : {};
    const player = { ...RICH, tools, agriculture };
    const game = acting({ [place]: 1 }, { elder: 'village', player, ...position });
    expect(game.legal('buy').sort()).toEqual(ways.map((way) => `buy ${place} ${way}`));
  });

  it.each([
    ['wood=2', 'other material'],
    ['food=2', 'other material'],
    ['t3', 'too little'],
    ['t1 t3', 'a superfluous token'],
    ['t1 agriculture=1', 'a superfluous step'],
    ['agriculture=3', 'a superfluous step'],
    ['t2 agriculture=1', 'an empty slot'],
    ['t1 wood=1', 'other material besides'],
  ])('P3.3: in the village %s is refused: %s', (pay) => {
    const player = { ...RICH, tools: [3, 0, 1] };
    const game = acting({ card2: 1 }, { elder: 'village', player });
    expect(game.whyNot(`buy card2 ${pay}`)).toBe('P3.3');
  });

  it('P3.3: tokens give no change, and steps are moved back', () => {
    const player = { tools: [4, 1, 0], agriculture: 5 };
    const game = acting({ card2: 1, card3: 1 }, { elder: 'village', player });
    game.moves('buy card2 t1');
    expect(game.player(0)).toMatchObject({ tools: [0, 1, 0], agriculture: 5 });
    game.moves('buy card3 t2 agriculture=2', 'slide none');
    expect(game.player(0)).toMatchObject({ tools: [0, 0, 0], agriculture: 3 });
  });

  it('P3.3: a used token pays as well', () => {
    const player = { tools: [2, 0, 0], used: [1] };
    const game = acting({ card2: 1 }, { elder: 'village', player }).moves('buy card2 t1');
    expect(game.player(0)).toMatchObject({ tools: [0, 0, 0], toolsUsed: [false, false, false] });
  });

  it('P3.3: the next new token goes to the first empty slot, fresh', () => {
    const player = { tools: [2, 2, 0], used: [1, 2] };
    const turn = { elder: 'village', player, deck: ['C14', 'C28', 'C35'] } as const;
    const game = acting({ card2: 1 }, turn).moves('buy card2 t1', 'tool new');
    expect(game.player(0)).toMatchObject({ tools: [1, 2, 0], toolsUsed: [false, true, false] });
  });

  it('P3.3: a one-use tool cannot pay', () => {
    const player = { oneUse: [2, 4], people: 10 };
    expect(acting({ card2: 1 }, { elder: 'village', player }).legal('buy')).toEqual([]);
  });
});

describe('P3.4 The elder moves on', () => {
  it.each([
    ['forest', 'claypit'],
    ['claypit', 'quarry'],
    ['quarry', 'river'],
    ['river', 'village'],
    ['village', 'hunt'],
    ['hunt', 'forest'],
  ] as const)('P3.4: from the %s to the %s', (elder, next) => {
    const game = feeding({ elder });
    expect(game.all.solo!.elder).toBe(elder);
    game.moves('feed food=5');
    expect(game.all).toMatchObject({ round: 2, phase: 'place', solo: { elder: next } });
  });
});
