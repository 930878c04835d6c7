import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { goods } from './components.ts';
import { payment } from './goods.ts';
import { refusal } from './testing/test-game.ts';
import { parseMove, printMove } from './text.ts';

const MOVES: readonly (readonly [string, Action])[] = [
  ['place forest 3', { kind: 'place', place: 'forest', people: 3 }],
  ['place hut 2', { kind: 'place', place: 'hut', people: 2 }],
  ['place merchant 2', { kind: 'place', place: 'merchant', people: 2 }],
  ['place card5 1', { kind: 'place', place: 'card5', people: 1 }],
  ['place building5 1', { kind: 'place', place: 'building5', people: 1 }],
  ['place D04 3', { kind: 'place', place: 'D04', people: 3 }],
  ['use forest', { kind: 'use', place: 'forest' }],
  ['use D06', { kind: 'use', place: 'D06' }],
  ['tools t1 t3 o4', { kind: 'tools', slots: [1, 3], oneUse: [4] }],
  ['tools t1 t2 t3 o2 o3 o4', { kind: 'tools', slots: [1, 2, 3], oneUse: [2, 3, 4] }],
  ['tools o2', { kind: 'tools', slots: [], oneUse: [2] }],
  ['tools none', { kind: 'tools', slots: [], oneUse: [] }],
  ['take food=5 jewelry=3', { kind: 'take', goods: goods({ food: 5, jewelry: 3 }) }],
  ['buy card3 wood=2 clay=1', { kind: 'buy', place: 'card3', pay: payment({ wood: 2, clay: 1 }) }],
  ['buy card5 jewelry=3', { kind: 'buy', place: 'card5', pay: payment({ jewelry: 3 }) }],
  [
    'buy card3 t1 agriculture=1',
    { kind: 'buy', place: 'card3', pay: { goods: goods({}), slots: [1], agriculture: 1 } },
  ],
  [
    'buy card2 wood=1 stone=1 trade jewelry=2 for stone=1',
    {
      kind: 'buy',
      place: 'card2',
      pay: payment({ wood: 1, stone: 1 }),
      trade: { give: goods({ jewelry: 2 }), get: goods({ stone: 1 }) },
    },
  ],
  [
    'build building2 wood=2 gold=1',
    { kind: 'build', place: 'building2', pay: payment({ wood: 2, gold: 1 }) },
  ],
  [
    'build building5 gold=2 trade wood=1 jewelry=1 for gold=1',
    {
      kind: 'build',
      place: 'building5',
      pay: payment({ gold: 2 }),
      trade: { give: goods({ wood: 1, jewelry: 1 }), get: goods({ gold: 1 }) },
    },
  ],
  ['extra yes', { kind: 'extra', yes: true }],
  ['extra no', { kind: 'extra', yes: false }],
  ['leave river', { kind: 'leave', place: 'river' }],
  ['pick 4', { kind: 'pick', face: 4 }],
  ['gain stone=1', { kind: 'gain', goods: goods({ stone: 1 }) }],
  ['redeem wood=1 gold=1', { kind: 'redeem', goods: goods({ wood: 1, gold: 1 }) }],
  ['feed wood=2', { kind: 'feed', pay: payment({ wood: 2 }) }],
  [
    'feed food=3 wood=2 t1 t2 agriculture=1',
    { kind: 'feed', pay: { goods: goods({ food: 3, wood: 2 }), slots: [1, 2], agriculture: 1 } },
  ],
  ['starve', { kind: 'starve' }],
  ['stock food 4', { kind: 'stock', good: 'food', count: 4 }],
  ['stock clay 0', { kind: 'stock', good: 'clay', count: 0 }],
  ['elder river', { kind: 'elder', to: 'river' }],
  ['elder village', { kind: 'elder', to: 'village' }],
  ['elder stay', { kind: 'elder', to: 'stay' }],
  ['slide card2', { kind: 'slide', from: 'card2' }],
  ['slide deck', { kind: 'slide', from: 'deck' }],
  ['slide none', { kind: 'slide', from: 'none' }],
  ['cycle building1=2 building2=1', { kind: 'cycle', tiles: { building1: 2, building2: 1 } }],
  ['cycle none', { kind: 'cycle', tiles: {} }],
  ['roll 2', { kind: 'roll', dice: 2 }],
  ['tool new', { kind: 'tool', slot: 'new' }],
  ['tool t2', { kind: 'tool', slot: 2 }],
  ['draw outside', { kind: 'draw', card: 'outside' }],
  ['draw C05', { kind: 'draw', card: 'C05' }],
  ['offer wood=1', { kind: 'offer', pay: payment({ wood: 1 }) }],
  ['offer stone=2', { kind: 'offer', pay: payment({ stone: 2 }) }],
  ['offer t1', { kind: 'offer', pay: { goods: goods({}), slots: [1], agriculture: 0 } }],
  ['offer agriculture=1', { kind: 'offer', pay: { goods: goods({}), slots: [], agriculture: 1 } }],
  ['offer points', { kind: 'offer', pay: 'points' }],
];

describe('moves as text', () => {
  it.each(MOVES)('"%s" is read and written', (text, action) => {
    expect(parseMove(text)).toStrictEqual(action);
    expect(printMove(action)).toBe(text);
  });

  it.each(MOVES)('"%s" is read in any case, with any number of spaces', (text, action) => {
    expect(parseMove(text.toUpperCase())).toStrictEqual(action);
    expect(parseMove(`  ${text.replaceAll(' ', '   ')} `)).toStrictEqual(action);
  });

  it.each([
    ['buy card3 gold=1 clay=1 wood=1', 'buy card3 wood=1 clay=1 gold=1'],
    ['buy card3 agriculture=1 t2 t1', 'buy card3 t1 t2 agriculture=1'],
    ['buy card3 t3 stone=1 agriculture=1 wood=1', 'buy card3 wood=1 stone=1 t3 agriculture=1'],
    [
      'build building1 gold=1 wood=1 trade jewelry=1 wood=1 for gold=1',
      'build building1 wood=1 gold=1 trade wood=1 jewelry=1 for gold=1',
    ],
    ['tools o4 t3 o2 t1', 'tools t1 t3 o2 o4'],
    ['redeem gold=1 wood=1', 'redeem wood=1 gold=1'],
    ['take jewelry=1 food=2', 'take food=2 jewelry=1'],
    ['feed t3 t1 wood=1 food=2', 'feed food=2 wood=1 t1 t3'],
    ['cycle building2=1 building1=3', 'cycle building1=3 building2=1'],
    ['Place d05 1', 'place D05 1'],
    ['DRAW c36', 'draw C36'],
  ])('"%s" is read as "%s"', (other, text) => {
    expect(parseMove(other)).toStrictEqual(parseMove(text));
    expect(printMove(parseMove(other))).toBe(text);
  });

  const BAD: readonly (readonly [string, readonly string[]])[] = [
    [
      'a word twice',
      [
        'buy card1 wood=1 wood=1',
        'buy card1 wood=1 t1 wood=1',
        'buy card2 t1 t1',
        'buy card2 t1 wood=1 t1',
        'buy card2 agriculture=1 agriculture=1',
        'buy card2 agriculture=1 wood=1 agriculture=1',
        'tools t1 t1',
        'tools o2 t1 o2',
        'redeem wood=1 WOOD=1',
        'cycle building1=1 building1=1',
        'place place hunt 1',
        'use hunt hunt',
        'buy card1 wood=1 trade wood=1 wood=1 for clay=1',
        'starve starve',
      ],
    ],
    [
      'a zero count',
      [
        'place hunt 0',
        'buy card1 wood=0',
        'buy card1 wood=1 clay=0',
        'redeem wood=2 gold=0',
        'feed food=0',
        'feed agriculture=0',
        'cycle building1=0',
        'roll 0',
        'pick 0',
        'buy card1 wood=1 trade jewelry=0 for wood=1',
      ],
    ],
    [
      'a missing word',
      [
        'place',
        'place hunt',
        'place 1',
        'use',
        'leave',
        'tools',
        'buy',
        'buy card1',
        'buy wood=1',
        'build building1',
        'pick',
        'redeem',
        'feed',
        'take',
        'extra',
        'gain',
        'stock',
        'stock food',
        'elder',
        'slide',
        'cycle',
        'roll',
        'tool',
        'draw',
        'offer',
        'buy card1 wood',
        'buy card1 wood=',
        'buy card1 =1',
        'buy card1 wood=1 trade',
        'buy card1 wood=1 trade jewelry=1',
        'buy card1 wood=1 trade jewelry=1 for',
        'buy card1 wood=1 trade for wood=1',
        'buy card1 trade jewelry=1 for wood=1',
      ],
    ],
    [
      'an unknown word',
      [
        'pass',
        'plac hunt 1',
        'place moon 1',
        'place village 1',
        'place D01 1',
        'place card0 1',
        'place card6 1',
        'place building6 1',
        'use nothing',
        'tools t4',
        'tools o1',
        'tools o5',
        'tools t0',
        'buy hunt wood=1',
        'buy building1 wood=1',
        'buy card1 silver=1',
        'buy card1 o4',
        'build card1 wood=1',
        'build building1 t1',
        'build building1 wood=1 agriculture=1',
        'pick 7',
        'pick wood',
        'extra maybe',
        'redeem any=2',
        'stock jewelry 1',
        'elder toolmaker',
        'slide building1',
        'cycle card1=1',
        'tool t4',
        'tool o2',
        'draw C37',
        'offer everything',
        '0: place hunt 1',
        '__proto__',
        'constructor',
        'buy card1 __proto__=1',
        'buy card1 constructor=1',
      ],
    ],
    [
      'one word too many',
      [
        'place hunt 1 2',
        'use hunt now',
        'tools none t1',
        'tools t1 none',
        'buy card1 wood=1 please',
        'buy card1 wood=1 for clay=1',
        'buy card1 wood=1 trade wood=1 for clay=1 trade wood=1 for clay=1',
        'pick 4 5',
        'redeem wood=2 t1',
        'redeem wood=2 agriculture=1',
        'starve 1',
        'extra yes no',
        'cycle none building1=1',
        'cycle building1=1 none',
        'offer points wood=1',
        'offer wood=1 points',
        'draw outside C05',
      ],
    ],
    [
      'a number that is none',
      [
        'place hunt -1',
        'place hunt +1',
        'place hunt 1.0',
        'place hunt 1,5',
        'place hunt 1e1',
        'place hunt 0x1',
        'place hunt 01',
        'place hunt ١',
        'place hunt one',
        'place hunt NaN',
        'place hunt Infinity',
        'place hunt 99999999999999999999',
        'place hunt 9007199254740993',
        'buy card1 wood=-1',
        'buy card1 wood=1.5',
        'buy card1 wood=01',
        'buy card1 wood=1=1',
        'buy card1 wood==1',
        'buy card1 wood= 1',
        'buy card1 wood =1',
        'stock food -1',
        'stock food 00',
        'pick 4.0',
        'pick 04',
        'roll 1e3',
      ],
    ],
    ['nothing', ['', ' ', '     ']],
    [
      'words split by something else than spaces',
      [
        '\t',
        '\n',
        'place\thunt\t1',
        'place hunt\t1',
        'place hunt 1\n',
        'place hunt 1\r',
        'starve\nstarve',
        'place\u00a0hunt 1',
        'place, hunt, 1',
        'place_hunt_1',
      ],
    ],
  ];

  describe.each(BAD)('with %s', (_, moves) => {
    it.each(moves)('%j is a bad move', (text) => {
      expect(refusal(() => parseMove(text))?.code).toBe('bad-move');
    });
  });

  it('a refusal says what is wrong and what would be right', () => {
    expect(() => parseMove('place moon 1')).toThrow(
      /There is no place "moon".*forest.*place forest 3/,
    );
    expect(() => parseMove('buy card1 wood=0')).toThrow(/"0".*wood.*from 1.*buy card3 wood=2/);
    expect(() => parseMove('jump')).toThrow(/"jump" is not a move.*place, use, leave/);
  });

  it('a refusal does not repeat a huge word', () => {
    const message = refusal(() => parseMove(`place ${'x'.repeat(10_000)} 1`))!.message;
    expect(message.length).toBeLessThan(500);
  });
});
