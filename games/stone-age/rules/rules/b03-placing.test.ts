import { describe, expect, it } from 'vitest';
import { startAt, startGame } from '../testing/test-game.ts';

const RESOURCE_PLACES = ['forest', 'claypit', 'quarry', 'river'] as const;

describe('B3 Phase 1: placing people', () => {
  it('B3.1: from the first player, clockwise', () => {
    const game = startGame({ players: 3, firstPlayer: 1 });
    game.moves('1: place hunt 1', '2: place hunt 1', '0: place hunt 1', '1: place forest 1');
    expect(game.asked).toBe('2 place');
  });

  it.each([
    ['place hunt 1', 1],
    ['place hunt 2', 0],
  ])('B3.1: "%s" is not for player %i, who is not asked', (move, by) => {
    const game = startGame();
    if (by === 0) game.moves('place hunt 1');
    expect(game.whyNot(move, by)).toBe('B3.1');
    expect(game.whyNot(move, 1 - by)).toBeUndefined();
  });

  it('B3.1: one or more people are put on one place, as many as are at home', () => {
    const game = startGame();
    expect(game.legal('place hunt')).toEqual([1, 2, 3, 4, 5].map((n) => `place hunt ${n}`));
    expect(game.whyNot('place hunt 6')).toBe('B3.1');
    game.moves('place hunt 3', 'place hunt 1');
    expect(game.legal('place forest')).toEqual(['place forest 1', 'place forest 2']);
    expect(game.whyNot('place forest 3')).toBe('B3.1');
    expect(game.player(0)).toMatchObject({ people: 5, home: 2 });
    expect(game.all.places).toEqual({ hunt: [3, 1] });
  });

  it('B3.1: it goes on until everyone has placed all their people', () => {
    const game = startGame();
    game.moves('0: place hunt 5', '1: place hunt 2', '1: place river 2', '1: place field 1');
    expect(game.all).toMatchObject({ phase: 'act', decision: { player: 0, kind: 'act' } });
  });

  it('B3.1: passing is not allowed: the only legal moves are placements', () => {
    const game = startGame();
    expect(game.legal().filter((move) => !move.startsWith('place '))).toEqual([]);
    expect(game.whyNot('leave hunt')).toBe('B4.2');
  });

  /** Player 0 stands in the way everywhere; only hunt and river are open, and not to player 0. */
  const crowded = {
    phase: 'place',
    firstPlayer: 1,
    players: [
      {
        people: 10,
        at: {
          hunt: 1,
          toolmaker: 1,
          field: 1,
          card1: 1,
          card2: 1,
          card3: 1,
          card4: 1,
          building1: 1,
          building2: 1,
        },
      },
      { people: 6, at: { forest: 1, claypit: 1, quarry: 1 } },
    ],
  } as const;

  it('B3.1: a player without a legal placement is skipped', () => {
    const game = startAt(crowded);
    expect(game.legal('place r')).toEqual(['place river 1', 'place river 2', 'place river 3']);
    game.moves('1: place river 1');
    expect(game.asked).toBe('1 place');
    expect(game.legal()).toEqual(['place hunt 1', 'place hunt 2']);
  });

  it('B3.1: unplaced people stay home this round', () => {
    const game = startAt(crowded);
    game.moves('place river 1', 'place hunt 1');
    expect(game.asked).toBe('1 act');
    expect(game.events.filter(({ type }) => type === 'stayedHome')).toEqual([
      { type: 'stayedHome', player: 0, people: 1 },
      { type: 'stayedHome', player: 1, people: 1 },
    ]);
    expect(game.all.players.map(({ home }) => home)).toEqual([1, 1]);
  });

  it('B3.1: one person finds no place where only the hut is free', () => {
    const game = startAt(
      {
        phase: 'place',
        firstPlayer: 1,
        players: [
          crowded.players[0],
          { people: 10, at: { forest: 7, building3: 1, building4: 1 } },
          { people: 10, at: { claypit: 7, river: 3 } },
          { people: 10, at: { quarry: 7, river: 3 } },
        ],
      },
      { players: 4 },
    );
    game.moves('1: place river 1');
    expect(game.all.phase).toBe('act');
    expect(game.player(0).home).toBe(1);
  });

  it.each(['hunt', 'forest'])('B3.2: nobody adds to their people on %s', (place) => {
    const game = startGame().moves(`place ${place} 2`, 'place hunt 1');
    expect(game.whyNot(`place ${place} 1`)).toBe('B3.2');
    expect(game.legal(`place ${place}`)).toEqual([]);
  });

  it.each(['toolmaker', 'field', 'card1', 'building1'])(
    'B3.2: nobody goes to %s twice in a round',
    (place) => {
      const game = startGame({ players: 4 }).moves(`place ${place} 1`);
      game.moves('place hunt 1', 'place hunt 1', 'place hunt 1');
      expect(game.whyNot(`place ${place} 1`)).toBe('B3.2');
    },
  );

  it('B3.2: a place is free again in the next round', () => {
    const game = startGame().moves('place hunt 5', 'place forest 5', 'leave hunt', 'leave forest');
    expect(game.all).toMatchObject({ round: 2, phase: 'place' });
    game.moves('1: place forest 5', '0: place hunt 5');
  });

  it('B3.3: the hunting grounds hold everyone', () => {
    const game = startAt({ players: Array(4).fill({ people: 10 }) }, { players: 4 });
    game.moves('place hunt 10', 'place hunt 10', 'place hunt 10', 'place hunt 10');
    expect(game.all.places).toEqual({ hunt: [10, 10, 10, 10] });
  });

  it('B3.3: the hunting grounds are unlimited, so only B3.1 forbids 101 people there', () => {
    expect(startGame().whyNot('place hunt 101')).toBe('B3.1');
  });

  it.each(RESOURCE_PLACES)('B3.3: %s holds 7 people', (place) => {
    const game = startAt({ players: [{ people: 10 }] }, { players: 4 });
    expect(game.whyNot(`place ${place} 8`)).toBe('B3.3');
    game.moves(`place ${place} 4`);
    expect(game.legal(`place ${place}`)).toEqual([1, 2, 3].map((n) => `place ${place} ${n}`));
    expect(game.whyNot(`place ${place} 4`)).toBe('B3.3');
    game.moves(`place ${place} 3`);
    expect(game.legal(`place ${place}`)).toEqual([]);
    expect(game.whyNot(`place ${place} 1`)).toBe('B3.3');
  });

  it.each([
    'toolmaker',
    'field',
    'card1',
    'card2',
    'card3',
    'card4',
    'building1',
    'building2',
    'building3',
    'building4',
  ])('B3.3: %s holds 1 person', (place) => {
    const game = startGame({ players: 4 });
    expect(game.legal(`place ${place}`)).toEqual([`place ${place} 1`]);
    expect(game.whyNot(`place ${place} 2`)).toBe('B3.3');
    game.moves(`place ${place} 1`);
    expect(game.legal(`place ${place}`)).toEqual([]);
    expect(game.whyNot(`place ${place} 1`)).toBe('B3.3');
  });

  it('B3.3: the hut takes exactly 2 people of one player, placed together', () => {
    const game = startGame({ players: 4 });
    expect(game.legal('place hut')).toEqual(['place hut 2']);
    expect(game.whyNot('place hut 1')).toBe('B3.3');
    expect(game.whyNot('place hut 3')).toBe('B3.3');
    game.moves('place hut 2');
    expect(game.whyNot('place hut 2')).toBe('B3.3');
  });

  it('B3.3: who has one person left cannot go to the hut', () => {
    const game = startGame().moves('place forest 4', 'place hunt 1');
    expect(game.whyNot('place hut 2')).toBe('B3.1');
    expect(game.legal('place hut')).toEqual([]);
  });

  describe.each([2, 3])('with %i players', (players) => {
    it.each([
      ['place toolmaker 1', 'place hut 2', 'place field 1'],
      ['place toolmaker 1', 'place field 1', 'place hut 2'],
      ['place hut 2', 'place field 1', 'place toolmaker 1'],
    ])('B3.4: after "%s" and "%s" the third is closed: "%s"', (first, second, third) => {
      const game = startGame({ players }).moves(first);
      expect(game.whyNot(third)).toBeUndefined();
      game.moves(second);
      expect(game.whyNot(third)).toBe('B3.4');
      expect(game.legal()).not.toContain(third);
    });

    it('B3.4: two places of the village may be one player’s', () => {
      const game = startGame({ players }).moves('0: place hut 2', '1: place hunt 1');
      if (players === 3) game.moves('place hunt 1');
      game.moves('0: place field 1');
      expect(game.whyNot('place toolmaker 1')).toBe('B3.4');
    });
  });

  it('B3.4: with 4 players all three may be occupied', () => {
    const game = startGame({ players: 4 });
    game.moves('place toolmaker 1', 'place hut 2', 'place field 1');
    expect(game.all.places).toEqual({
      toolmaker: [1, 0, 0, 0],
      hut: [0, 2, 0, 0],
      field: [0, 0, 1, 0],
    });
  });

  it('B3.4: the limit holds for one round: next round other two may be occupied', () => {
    const game = startGame().moves('place toolmaker 1', 'place field 1');
    game.moves('place hunt 4', 'place hunt 4');
    game.moves('leave toolmaker', 'leave hunt', 'leave field', 'leave hunt');
    expect(game.legal('place hut')).toEqual(['place hut 2']);
  });

  describe.each(RESOURCE_PLACES)('at %s', (place) => {
    it('B3.5: with 2 players only one player may stand there, and circles stay empty', () => {
      const game = startGame({ players: 2 }).moves(`place ${place} 1`);
      expect(game.whyNot(`place ${place} 1`)).toBe('B3.5');
      expect(game.legal(`place ${place}`)).toEqual([]);
    });

    it('B3.5: with 3 players only two players may stand there', () => {
      const game = startGame({ players: 3 }).moves(`place ${place} 1`, `place ${place} 1`);
      expect(game.whyNot(`place ${place} 1`)).toBe('B3.5');
      expect(game.legal(`place ${place}`)).toEqual([]);
    });

    it('B3.5: with 4 players all may stand there', () => {
      const game = startGame({ players: 4 });
      game.moves(...Array(4).fill(`place ${place} 1`));
      expect(game.all.places).toEqual({ [place]: [1, 1, 1, 1] });
    });
  });

  it('B3.5: the limit is for each place by itself, and not for hunting', () => {
    const game = startGame().moves('place forest 1', 'place river 1', 'place hunt 1');
    expect(game.legal('place hunt')).not.toEqual([]);
    expect(game.legal('place claypit')).not.toEqual([]);
  });

  it.each([
    ['field', 1, { agriculture: 10 }],
    ['hut', 2, { people: 10 }],
    ['toolmaker', 1, { tools: [4, 4, 4] }],
    ['card4', 1, { wood: 0 }],
    ['building1', 1, { wood: 0 }],
  ] as const)('B3.6: %s may be blocked where it gives nothing', (place, people, position) => {
    const game = startAt({ players: [position] });
    game.moves(`place ${place} ${people}`);
    expect(game.all.places[place]).toEqual([people, 0]);
  });
});
