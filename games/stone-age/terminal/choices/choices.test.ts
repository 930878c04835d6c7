import { type Action, type DecisionKind, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import type { Choice } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../in-words.ts';
import { playOn } from '../testing/playing.ts';
import { tableOf } from '../testing/tables.ts';
import { choicesOf as choicesIn } from './choices.ts';

const choicesOf = (snapshot: Snapshot, legal: readonly Action[]): Choice[] =>
  choicesIn(snapshot, legal, wordsIn('en'));

const labels = (choices: readonly Choice[]): string[] => choices.map(({ label }) => label);

describe('choices', () => {
  it.each([
    [2, []],
    [3, []],
    [4, []],
    [3, ['style']],
    [5, ['style', 'huts']],
  ])('hold every legal move exactly once, with %i players and %j', (players, modules) => {
    const seats = Array.from({ length: players }, () => 'me' as const);
    playOn(tableOf(seats, { modules }), 2000, (table) => {
      const choices = choicesOf(table.view(table.decision!.player), table.legal);
      const moves = choices.flatMap(({ options }) => options.map(({ move }) => move));
      expect(moves.sort()).toEqual(table.legal.map((action) => stoneAge.print(action)).sort());
    });
  });

  it('begin with the words that their moves begin with', () => {
    playOn(tableOf(['me', 'me'], { modules: ['style'] }), 600, (table) => {
      for (const choice of choicesOf(table.view(0), table.legal)) {
        for (const { move } of choice.options) expect(`${move} `).toContain(`${choice.words} `);
      }
    });
  });
});

describe('placing', () => {
  const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
  const choices = choicesOf(table.view(0), table.legal);

  it('asks for a place, then for a number of people', () => {
    expect(labels(choices).slice(0, 8)).toEqual([
      'Hunting grounds 1–5',
      'Forest 1–5',
      'Clay pit 1–5',
      'Quarry 1–5',
      'River 1–5',
      'Tool maker',
      'Hut',
      'Field',
    ]);
    expect(choices[1]!.options[2]).toMatchObject({ move: 'place forest 3', note: 'wood ≈ 3.2' });
    expect(choices[6]!.options).toMatchObject([{ move: 'place hut 2' }]);
  });
});

/** Player 0 stands at a card, at a building and in the river, and acts first. */
function acting(tile: string) {
  const rig = {
    firstPlayer: 0,
    deck: ['C03', 'C04', 'C10', 'C11'],
    stacks: [[tile], ['B01']],
  };
  const table = tableOf(['me', 'me'], { rig });
  table.move('place card2 1');
  table.move('place hunt 2');
  table.move('place building1 1');
  table.move('place forest 3');
  table.move('place river 3');
  return table;
}

describe('using people', () => {
  it('puts what brings something first, and leaving last', () => {
    const table = acting('B26');
    const choices = choicesOf(table.view(0), table.legal);
    expect(labels(choices)).toEqual(['Use: River', 'Leave: …']);
    expect(choices[0]!.note).toBe('3 dice ÷6, gold ≈ 1.3');
    // What cannot be paid is the first to be left.
    expect(choices[1]!.options.map(({ move }) => move)).toEqual([
      'leave card2',
      'leave building1',
      'leave river',
    ]);
  });

  it('lists payments for a card with the cheapest first', () => {
    const table = acting('B26');
    const snapshot = table.view(0);
    const [owner, other] = snapshot.players;
    const rich = { ...snapshot, players: [{ ...owner!, wood: 1, clay: 1, gold: 2 }, other!] };
    const pay = (goods: string) => stoneAge.parse(`buy card2 ${goods}`);
    const legal = [pay('gold=2'), pay('wood=1 gold=1'), pay('wood=1 clay=1'), pay('clay=1 gold=1')];
    const [choice] = choicesOf(rich, legal);
    expect(choice!.note).toBe('4 food · 1 hut builder, for 2 resources');
    expect(choice!.options.map(({ label }) => label)).toEqual([
      '1 wood and 1 clay',
      '1 wood and 1 gold',
      '1 clay and 1 gold',
      '2 gold',
    ]);
  });

  it('lists payments that score their value with the most points first (B7.4)', () => {
    const table = acting('B26');
    const pay = (goods: string) => stoneAge.parse(`build building1 ${goods}`);
    const [choice] = choicesOf(table.view(0), [pay('wood=1'), pay('wood=1 gold=1'), pay('gold=1')]);
    expect(choice!.options.map(({ label, note }) => `${label} ${note}`)).toEqual([
      '1 wood and 1 gold → 9 points',
      '1 gold → 6 points',
      '1 wood → 3 points',
    ]);
  });
});

describe('with style', () => {
  const table = tableOf(['me', 'me'], { modules: ['style'], rig: { firstPlayer: 0 } });
  const snapshot = table.view(0);
  const at = (kind: DecisionKind, more: object) => ({
    ...snapshot,
    decision: { player: 0, kind, ...more },
  });
  const told = (choices: readonly Choice[]): string[] =>
    choices.map(({ label, note }) => `${label}: ${note}`);
  const parsed = (...moves: string[]) => moves.map((move) => stoneAge.parse(move));

  it('a purchase with a trade is a choice of its own, the cheapest first (S5)', () => {
    const face = 'for 2 resources';
    const choices = choicesOf(
      at('act', {}),
      parsed(
        'buy card2 wood=2',
        'buy card2 wood=1 gold=1',
        'buy card2 wood=1 clay=1 trade wood=2 for clay=1',
        'buy card2 wood=1 clay=1 trade jewelry=2 for clay=1',
      ),
    );
    expect(labels(choices)).toEqual(['Buy Card 2', 'Buy Card 2, trade']);
    expect(choices[0]!.note).toContain(face);
    expect(choices[1]!.note).toMatch(/^2 ways: /);
    expect(choices[1]!.options.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      '1 wood and 1 clay: trade 2 jewelry for 1 clay',
      '1 wood and 1 clay: trade 2 wood for 1 clay',
    ]);
  });

  it('the jewelry building scores by jewelry, the most points first (S7.2)', () => {
    const stacks = [{ top: 'D01', left: 7 }];
    const [choice] = choicesOf(
      { ...at('act', {}), stacks },
      parsed('build building1 jewelry=1', 'build building1 jewelry=3'),
    );
    expect(choice!.options.map(({ label, note }) => `${label} ${note}`)).toEqual([
      '3 jewelry → 12 points',
      '1 jewelry → 4 points',
    ]);
  });

  it('a hunt is split, and hunger is told of (S4.2)', () => {
    const hungry = { ...snapshot.players[0]!, food: 4 };
    const taking = {
      ...at('take', { for: 'hunt', amount: 2 }),
      players: [hungry, snapshot.players[1]!],
    };
    const moves = parsed('take food=2', 'take food=1 jewelry=1', 'take jewelry=2');
    expect(told(choicesOf(taking, moves))).toEqual([
      '2 food: ',
      '1 food and 1 jewelry: ',
      '2 jewelry: food: 1 too few',
    ]);
  });

  it('dice have the rewards of their table (S6.4)', () => {
    const moves = parsed('pick 1', 'pick 3', 'pick 5');
    const base = labels(choicesOf(at('pick', { for: 'C01' }), moves));
    expect(base).toEqual(['Die with 1: 1 wood', 'Die with 3: 1 stone', 'Die with 5: +1 tool']);
    const style = ['Die with 1: 2 food', 'Die with 3: any 1 resource', 'Die with 5: +1 merchant'];
    expect(labels(choicesOf(at('pick', { for: 'S01' }), moves))).toEqual(style);
    expect(labels(choicesOf(at('pick', { for: 'D03' }), moves))).toEqual(style);
    const everyAdvance = {
      ...at('pick', { for: 'S01' }),
      options: { merchantJewelry: 'everyAdvance' },
    };
    expect(labels(choicesOf(everyAdvance, moves))[2]).toBe('Die with 5: +1 merchant, 2 jewelry');
  });

  it('tools work at a production building (S7.1)', () => {
    const rolled = { ...at('tools', { for: 'D06' }), dice: [5, 4] };
    expect(told(choicesOf(rolled, parsed('tools none')))).toEqual(['No tools: 9 → 1 gold']);
  });
});

describe('after a roll', () => {
  it('offers the cheapest way to the most goods first, one-use tools last (B5.4)', () => {
    const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
    const snapshot = table.view(0);
    const [owner, other] = snapshot.players;
    const rolled = {
      ...snapshot,
      decision: { player: 0, kind: 'tools', for: 'forest' } as const,
      dice: [5, 2],
      players: [{ ...owner!, tools: [2, 1, 0], oneUse: [2] }, other!],
    };
    const moves = ['none', 't1', 't2', 't1 t2', 'o2', 't1 o2', 't2 o2', 't1 t2 o2'];
    const choices = choicesOf(
      rolled,
      moves.map((tools) => stoneAge.parse(`tools ${tools}`)),
    );
    expect(choices.slice(0, 4).map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Use t1 t2 o2: 7 + 5 = 12 → 4 wood',
      'Use t1: 7 + 2 = 9 → 3 wood',
      'No tools: 7 → 2 wood',
      'Use t1 t2: 7 + 3 = 10 → 3 wood',
    ]);
  });
});

describe('feeding', () => {
  it.each([
    [24, '-10 points'],
    [4, '-4 points'],
    [0, 'you have no points to lose'],
  ])('says what starving costs with %i points (B8.2, B1.4)', (score, note) => {
    const table = tableOf(['me', 'me']);
    const snapshot = table.view(0);
    const hungry = {
      ...snapshot,
      decision: { player: 0, kind: 'feed' } as const,
      players: snapshot.players.map((player) => ({ ...player, score })),
    };
    const choices = choicesOf(hungry, [{ kind: 'starve' }]);
    expect(choices).toMatchObject([{ label: 'Stay hungry', note }]);
  });
});
