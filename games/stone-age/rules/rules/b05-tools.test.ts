import { describe, expect, it } from 'vitest';
import { startAt } from '../testing/test-game.ts';

describe('B5 Tools', () => {
  it.each([
    [
      [0, 0, 0],
      [1, 0, 0],
    ],
    [
      [1, 0, 0],
      [1, 1, 0],
    ],
    [
      [1, 1, 0],
      [1, 1, 1],
    ],
    [
      [1, 1, 1],
      [2, 1, 1],
    ],
    [
      [2, 1, 1],
      [2, 2, 1],
    ],
    [
      [2, 2, 1],
      [2, 2, 2],
    ],
    [
      [2, 2, 2],
      [3, 2, 2],
    ],
    [
      [3, 2, 2],
      [3, 3, 2],
    ],
    [
      [3, 3, 2],
      [3, 3, 3],
    ],
    [
      [3, 3, 3],
      [4, 3, 3],
    ],
    [
      [4, 3, 3],
      [4, 4, 3],
    ],
    [
      [4, 4, 3],
      [4, 4, 4],
    ],
    [
      [4, 4, 4],
      [4, 4, 4],
    ],
  ])('B5.1: the next tool makes %j into %j', (tools, after) => {
    const game = startAt({ players: [{ tools, at: { toolmaker: 1, hunt: 1 } }] });
    game.moves('use toolmaker');
    expect(game.player(0).tools).toEqual(after);
  });

  it('B5.2: a new tool can be used in the round it is taken', () => {
    const game = startAt({ players: [{ at: { toolmaker: 1, forest: 1 } }] }, { dice: [5] });
    game.moves('use toolmaker', 'use forest', 'tools t1');
    expect(game.player(0).wood).toBe(2);
  });

  it('B5.2: a raised tool that is fresh counts its new value', () => {
    const players = [{ tools: [1, 1, 1], at: { toolmaker: 1, forest: 1 } }];
    const game = startAt({ players }, { dice: [4] });
    game.moves('use toolmaker', 'use forest', 'tools t1');
    expect(game.player(0).wood).toBe(2);
  });

  it('B5.2: raising a tool that was already used leaves it used', () => {
    const players = [{ tools: [1, 1, 1], at: { toolmaker: 1, forest: 1, river: 1 } }];
    const game = startAt({ players }, { dice: [1, 1] });
    game.moves('use forest', 'tools t1', 'use toolmaker');
    expect(game.player(0)).toMatchObject({ tools: [2, 1, 1], toolsUsed: [true, false, false] });
    game.moves('use river');
    expect(game.whyNot('tools t1')).toBe('B5.3');
    expect(game.legal()).toEqual(['tools none', 'tools t2', 'tools t3', 'tools t2 t3']);
  });

  it('B5.2: a tool in an empty slot is fresh while the used ones stay used', () => {
    const players = [{ tools: [1, 0, 0], used: [1], at: { toolmaker: 1, river: 1 } }];
    const game = startAt({ players }, { dice: [5] }).moves('use toolmaker', 'use river');
    expect(game.legal()).toEqual(['tools none', 'tools t2']);
    game.moves('tools t2');
    expect(game.player(0).gold).toBe(1);
  });

  it('B5.3: each slot may be used once per round', () => {
    const players = [{ tools: [2, 1, 0], at: { forest: 1, claypit: 1, river: 1 } }];
    const game = startAt({ players }, { dice: [1, 3, 6] });
    game.moves('use forest', 'tools t1');
    expect(game.player(0)).toMatchObject({ wood: 1, toolsUsed: [true, false, false] });
    game.moves('use claypit');
    expect(game.whyNot('tools t1')).toBe('B5.3');
    expect(game.whyNot('tools t1 t2')).toBe('B5.3');
    game.moves('tools t2', 'use river');
    expect(game.player(0)).toMatchObject({ clay: 1, gold: 1 });
  });

  it('B5.3: an empty slot cannot be used', () => {
    const players = [{ tools: [1, 0, 0], at: { forest: 1 } }];
    const game = startAt({ players }, { dice: [1] }).moves('use forest');
    expect(game.whyNot('tools t2')).toBe('B5.3');
    expect(game.whyNot('tools t1 t3')).toBe('B5.3');
  });

  it('B5.3: a tool is used whole: what is left over of its value is lost', () => {
    const players = [{ tools: [4, 0, 0], at: { forest: 1, river: 1, hut: 2 } }];
    const game = startAt({ players }, { dice: [2, 5] });
    game.moves('use forest', 'tools t1', 'use river');
    expect(game.asked).toBe('0 act');
    expect(game.player(0)).toMatchObject({ wood: 2, gold: 0 });
  });

  it('B5.3: several tools may go on one roll, in every combination', () => {
    const players = [{ tools: [3, 2, 2], at: { river: 1, hut: 2 } }];
    const game = startAt({ players }, { dice: [5] }).moves('use river');
    expect(game.legal()).toEqual([
      'tools none',
      'tools t1',
      'tools t2',
      'tools t1 t2',
      'tools t3',
      'tools t1 t3',
      'tools t2 t3',
      'tools t1 t2 t3',
    ]);
    game.moves('tools t1 t2 t3');
    expect(game.player(0)).toMatchObject({ gold: 2, toolsUsed: [true, true, true] });
    expect(game.events).toContainEqual({
      type: 'toolsUsed',
      player: 0,
      for: 'river',
      slots: [1, 2, 3],
      oneUse: [],
      added: 7,
    });
  });

  it('B5.3: all become fresh again in the new round', () => {
    const tools = [1, 1, 1];
    const players = [
      { tools, used: [1, 2, 3], at: { hunt: 1 } },
      { tools, used: [2] },
    ];
    const game = startAt({ players }).moves('leave hunt');
    expect(game.all.round).toBe(2);
    for (const { toolsUsed } of game.all.players) expect(toolsUsed).toEqual([false, false, false]);
  });

  it('B5.4: a one-use tool works like a tool, together with others', () => {
    const players = [{ tools: [1, 0, 0], oneUse: [2, 4], at: { river: 1, hut: 2 } }];
    const game = startAt({ players }, { dice: [3] }).moves('use river');
    expect(game.legal()).toHaveLength(8);
    expect(game.whyNot('tools o3')).toBe('B5.4');
    game.moves('tools t1 o2');
    expect(game.player(0)).toMatchObject({ gold: 1, oneUse: [4] });
  });

  it('B5.4: it works once in the game', () => {
    const players = [{ oneUse: [3], at: { forest: 1, river: 1 } }];
    const game = startAt({ players }, { dice: [3, 3] });
    game.moves('use forest', 'tools o3');
    expect(game.player(0)).toMatchObject({ wood: 2, oneUse: [] });
    game.moves('use river');
    expect(game.all).toMatchObject({ round: 2, players: [{ gold: 0, oneUse: [] }, {}] });
  });

  it('B5.4: it is kept when it is not used', () => {
    const players = [{ oneUse: [3], at: { forest: 1 } }];
    const game = startAt({ players }, { dice: [3] }).moves('use forest', 'tools none');
    expect(game.all).toMatchObject({ round: 2, players: [{ wood: 1, oneUse: [3] }, {}] });
  });

  it('B5.4: it does not count as a tool in scoring', () => {
    const players = [{ oneUse: [2, 3, 4], tools: [1, 1, 0], cards: ['C02'], at: { hunt: 1 } }];
    const game = startAt({ players, stacksLeft: [0, 7] }).moves('leave hunt');
    expect(game.all.result!.breakdown[0]).toMatchObject({ toolmakers: 2 });
  });

  it('B5.4: it does not count in a tie', () => {
    const players = [{ oneUse: [4], at: { hunt: 1 } }];
    const game = startAt({ players, stacksLeft: [0, 7] }).moves('leave hunt');
    expect(game.all.result).toMatchObject({ scores: [0, 0], winners: [0, 1] });
  });
});
