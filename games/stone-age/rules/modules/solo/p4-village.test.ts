import { describe, expect, it } from 'vitest';
import { acting } from './testing/turns.ts';

describe('P4.3 Tool maker, field, hut', () => {
  const ALL = { toolmaker: 1, field: 1, hut: 2 };
  const village = () => acting(ALL, { player: { people: 6, agriculture: 3, food: 6 } });

  it('P4.3: a later place is used only when the earlier ones are empty', () => {
    const game = village();
    expect(game.whyNot('use field')).toBe('P4.3');
    expect(game.whyNot('use hut')).toBe('P4.3');
    game.moves('use toolmaker', 'tool new');
    expect(game.whyNot('use hut')).toBe('P4.3');
    game.moves('use field', 'use hut');
    expect(game.player(0)).toMatchObject({ tools: [1, 0, 0], agriculture: 4, people: 7 });
  });

  it('P4.3: a place that was left makes way', () => {
    const game = village().moves('leave field');
    expect(game.whyNot('use hut')).toBe('P4.3');
    expect(game.moves('leave toolmaker').whyNot('use hut')).toBeUndefined();
  });

  it('P4.3: an earlier place where nobody stands is no hindrance', () => {
    expect(acting({ hut: 2 }).whyNot('use hut')).toBeUndefined();
    expect(acting({ field: 1 }).whyNot('use field')).toBeUndefined();
  });

  it('P4.3: other places may come between, and leaving has no order', () => {
    const turn = { player: { people: 6, agriculture: 3 }, dice: [6] };
    const game = acting({ toolmaker: 1, river: 1, hut: 2 }, turn);
    game.moves('use toolmaker', 'tool new', 'use river', 'tools none', 'leave hut');
    expect(game.player(0)).toMatchObject({ tools: [1, 0, 0], gold: 1, people: 6 });
  });
});

describe('P4.5 The tool maker', () => {
  it.each([
    ['new', [0, 0, 0], [1, 0, 0], { low: 3, high: 2 }, { low: 2, high: 2 }],
    ['new', [2, 0, 1], [2, 1, 1], { low: 1, high: 2 }, { low: 0, high: 2 }],
    ['t2', [2, 1, 0], [2, 2, 0], { low: 1, high: 2 }, { low: 1, high: 2 }],
    ['t1', [2, 1, 0], [3, 1, 0], { low: 1, high: 2 }, { low: 2, high: 1 }],
    ['t3', [4, 1, 2], [4, 1, 3], { low: 1, high: 1 }, { low: 2, high: 0 }],
    ['t1', [3, 0, 0], [4, 0, 0], { low: 3, high: 0 }, { low: 3, high: 0 }],
  ])('P4.5: "tool %s" makes %j into %j', (choice, tools, after, tokens, left) => {
    const game = acting({ toolmaker: 1 }, { player: { tools }, solo: { tokens } });
    game.moves('use toolmaker');
    expect(game.asked).toBe('0 tool');
    game.moves(`tool ${choice}`);
    expect(game.player(0).tools).toEqual(after);
    expect(game.all.solo!.tokens).toEqual(left);
    expect(game.asked).toBe('0 act');
  });

  it.each([
    [[0, 0, 0], {}, ['tool new']],
    [[1, 2, 0], {}, ['tool new', 'tool t1', 'tool t2']],
    [[1, 1, 1], {}, ['tool t1', 'tool t2', 'tool t3']],
    [[1, 0, 0], { low: 0 }, ['tool t1']],
    [[3, 2, 0], { low: 1, high: 0 }, ['tool new', 'tool t1']],
    [[4, 4, 1], { low: 2, high: 0 }, ['tool t3']],
    [[4, 0, 0], { low: 3, high: 1 }, ['tool new']],
  ])('P4.5: with %j and on the board %j the choice is %j', (tools, tokens, choice) => {
    const game = acting({ toolmaker: 1 }, { player: { tools }, solo: { tokens } });
    game.moves('use toolmaker');
    expect(game.legal().sort()).toEqual(choice);
    for (const move of ['tool new', 'tool t1', 'tool t2', 'tool t3']) {
      expect(game.whyNot(move)).toBe(choice.includes(move) ? undefined : 'P4.5');
    }
  });

  it('P4.5 B5.2: a new token can be used at once', () => {
    const game = acting({ toolmaker: 1, river: 1 }, { dice: [5] });
    game.moves('use toolmaker', 'tool new', 'use river', 'tools t1');
    expect(game.player(0).gold).toBe(1);
  });

  it.each([1, 2, 3])('P4.5 B5.2: a used token of %i stays used when it is raised', (value) => {
    const player = { tools: [value, 0, 0], used: [1] };
    const game = acting({ toolmaker: 1 }, { player }).moves('use toolmaker', 'tool t1');
    expect(game.player(0)).toMatchObject({
      tools: [value + 1, 0, 0],
      toolsUsed: [true, false, false],
    });
  });
});

describe('P4.6 The field', () => {
  it.each([
    [5, 5],
    [7, 3],
    [10, 0],
  ])('P4.6: with %i people it costs %i food', (people, price) => {
    const game = acting({ field: 1 }, { player: { people, agriculture: 4 } }).moves('use field');
    expect(game.player(0)).toMatchObject({ agriculture: 5, food: 10 - price });
    expect(game.all.solo!.board.food).toBe(price);
  });

  it('P4.6: exactly enough food is enough', () => {
    const game = acting({ field: 1 }, { player: { food: 5 } }).moves('use field');
    expect(game.player(0)).toMatchObject({ agriculture: 1, food: 0 });
  });

  it('P4.6: with too little food it cannot be used, whatever else there is', () => {
    const player = { food: 4, wood: 9, clay: 9, gold: 9 };
    const game = acting({ field: 1 }, { player });
    expect(game.whyNot('use field')).toBe('P4.6');
    expect(game.legal()).not.toContain('use field');
    game.moves('leave field');
    expect(game.player(0)).toMatchObject({ agriculture: 0, food: 4, score: -2 });
  });

  it('P4.6: a step from a card is free', () => {
    const player = { wood: 2, food: 0 };
    const game = acting({ card2: 1 }, { player, deck: ['C27'] }).moves('buy card2 wood=2');
    expect(game.player(0)).toMatchObject({ agriculture: 1, food: 0, score: 0 });
  });

  it('P4.6: a step from a die is free', () => {
    const player = { wood: 2, food: 0 };
    const game = acting({ card2: 1 }, { player, deck: ['C01'], dice: [6] });
    game.moves('buy card2 wood=2', 'roll 1', 'pick 6');
    expect(game.player(0)).toMatchObject({ agriculture: 1, food: 0, score: 0 });
  });
});

describe('P4.7 The hut', () => {
  it('P4.7: two people stand there, and one person comes out of it', () => {
    const game = acting({ hut: 2 }).moves('use hut');
    expect(game.player(0)).toMatchObject({ people: 6, home: 5 });
    expect(game.all.solo!.hut).toBe(4);
  });

  it('P4.7: who came counts at once for capacity', () => {
    const player = { gold: 5 };
    const game = acting({ hut: 2, river: 1 }, { player, dice: [6] });
    game.moves('use hut', 'use river');
    expect(game.player(0)).toMatchObject({ gold: 6, score: 0 });
  });

  it('P4.7: and for feeding', () => {
    const game = acting({ hut: 2 }).moves('use hut', 'leave building2');
    expect(game.legal()).toEqual(['feed food=6']);
  });

  it('P4.7: and for scoring', () => {
    const turn = { player: { cards: ['C10'] }, stacksLeft: [0, 6] };
    const game = acting({ hut: 2 }, turn);
    game.moves('use hut', 'leave building2', 'feed food=6');
    expect(game.all.result!.breakdown[0]).toMatchObject({ shamans: 6, hut: -12 });
  });
});
