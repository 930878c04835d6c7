import { describe, expect, it } from 'vitest';
import { startAt, startGame, type TestGame, type TestSetup } from '../../testing/test-game.ts';

const STYLE: TestSetup = { modules: ['style'] };
const RESOURCE_PLACES = ['forest', 'claypit', 'quarry', 'river'] as const;
const PRODUCTION = ['D04', 'D05', 'D06'] as const;
const VILLAGE = ['place toolmaker 1', 'place hut 2', 'place field 1', 'place merchant 2'] as const;

const game = (players: number): TestGame => startGame({ ...STYLE, players });

describe('S3.1 The merchant', () => {
  it.each([2, 3, 4, 5])('S3.1: with %i players it takes exactly 2 people', (players) => {
    expect(game(players).legal('place merchant')).toEqual(['place merchant 2']);
  });

  it.each([1, 3, 4, 5, 6])('S3.1: not %i', (people) => {
    expect(game(4).whyNot(`place merchant ${people}`)).toBe('S3.1');
  });

  it('S3.1: both are of one player: nobody joins or adds', () => {
    const taken = game(5).moves('place merchant 2');
    expect(taken.all.places).toEqual({ merchant: [2, 0, 0, 0, 0] });
    expect(taken.legal('place merchant')).toEqual([]);
    expect(taken.whyNot('place merchant 2')).toBe('S3.1');
    taken.moves('place hunt 5', 'place hunt 5', 'place hunt 5', 'place hunt 5');
    expect(taken.asked).toBe('0 place');
    expect(taken.whyNot('place merchant 2')).toBe('B3.2');
  });

  it('S3.1: who has one person left cannot go there', () => {
    const tired = game(2).moves('place forest 4', 'place hunt 1');
    expect(tired.legal('place merchant')).toEqual([]);
    expect(tired.whyNot('place merchant 2')).toBe('B3.1');
  });

  it('S3.1: it may be occupied by a player whose marker stands on 10', () => {
    const blocked = startAt({ players: [{ merchant: 10 }] }, STYLE).moves('place merchant 2');
    expect(blocked.all.places.merchant).toEqual([2, 0]);
  });

  it('S3.1: without the module there is no merchant', () => {
    expect(startGame().whyNot('place merchant 2')).toBe('S3.1');
  });
});

describe('S3.2 The village', () => {
  it('S3.2: with 5 players all four may be occupied in a round', () => {
    const full = game(5).moves(...VILLAGE);
    expect(full.all.places).toEqual({
      toolmaker: [1, 0, 0, 0, 0],
      hut: [0, 2, 0, 0, 0],
      field: [0, 0, 1, 0, 0],
      merchant: [0, 0, 0, 2, 0],
    });
  });

  it.each(VILLAGE)('S3.2: with 4 players three: then "%s" is closed', (last) => {
    const others = VILLAGE.filter((move) => move !== last);
    const village = game(4).moves(others[0]!, others[1]!);
    expect(village.whyNot(last)).toBeUndefined();
    village.moves(others[2]!);
    expect(village.whyNot(last)).toBe('S3.2');
    expect(village.legal()).not.toContain(last);
  });

  const pairs = VILLAGE.flatMap((first, at) =>
    VILLAGE.slice(at + 1).map((second) => [first, second] as const),
  );
  describe.each([2, 3])('with %i players', (players) => {
    it.each(pairs)('S3.2: two: after "%s" and "%s" the others are closed', (first, second) => {
      const village = game(players).moves(first);
      const others = VILLAGE.filter((move) => move !== first && move !== second);
      for (const move of others) expect(village.whyNot(move)).toBeUndefined();
      village.moves(second);
      for (const move of others) {
        expect(village.whyNot(move)).toBe('S3.2');
        expect(village.legal()).not.toContain(move);
      }
    });
  });

  it('S3.2: it is one round’s limit', () => {
    const next = game(2).moves('place merchant 2', 'place hut 2', 'place hunt 3', 'place hunt 3');
    next.moves('leave merchant', 'leave hunt', 'leave hut', 'leave hunt');
    expect(next.all.round).toBe(2);
    for (const move of VILLAGE) expect(next.legal()).toContain(move);
  });
});

describe.each(RESOURCE_PLACES)('S3.3 At %s', (place) => {
  it.each([4, 5])('S3.3: with %i players any number of players may stand there', (players) => {
    const crowd = game(players).moves(...new Array(players).fill(`place ${place} 1`));
    expect(crowd.all.places).toEqual({ [place]: new Array(players).fill(1) });
  });

  it('S3.3: there is still room for 7 people only', () => {
    const crowd = game(5).moves(`place ${place} 5`, `place ${place} 1`);
    expect(crowd.legal(`place ${place}`)).toEqual([`place ${place} 1`]);
    expect(crowd.whyNot(`place ${place} 2`)).toBe('B3.3');
  });

  it.each([
    [2, 1],
    [3, 2],
  ])('S3.3 B3.5: with %i players only %i', (players, most) => {
    const crowd = game(players).moves(...new Array(most).fill(`place ${place} 1`));
    expect(crowd.whyNot(`place ${place} 1`)).toBe('B3.5');
    expect(crowd.legal(`place ${place}`)).toEqual([]);
  });
});

describe('S3.4 Production buildings', () => {
  it.each(PRODUCTION)('S3.4: the owner of %s may place 1 to 3 people on it', (tile) => {
    const owner = startAt({ players: [{ buildings: [tile] }] }, STYLE);
    expect(owner.legal('place D')).toEqual([1, 2, 3].map((n) => `place ${tile} ${n}`));
    expect(owner.whyNot(`place ${tile} 4`)).toBe('S3.4');
    owner.moves(`place ${tile.toLowerCase()} 3`);
    expect(owner.all.places).toEqual({ [tile]: [3, 0] });
    expect(owner.player(0).home).toBe(2);
  });

  it.each(PRODUCTION)('S3.4: %s is open to its owner alone', (tile) => {
    const other = startAt({ players: [{}, { buildings: [tile] }] }, STYLE);
    expect(other.legal('place D')).toEqual([]);
    for (const people of [1, 2, 3, 4]) {
      expect(other.whyNot(`place ${tile} ${people}`)).toBe('S3.4');
    }
    other.moves('0: place hunt 1', `1: place ${tile} 1`);
    expect(other.whyNot(`place ${tile} 1`)).toBe('S3.4');
  });

  it.each(PRODUCTION)('S3.4: %s is no place while nobody owns it', (tile) => {
    const nobody = startGame({ ...STYLE, stacks: [[tile]] });
    expect(nobody.legal('place D')).toEqual([]);
    expect(nobody.whyNot(`place ${tile} 1`)).toBe('S3.4');
  });

  it('S3.4: no more people than are at home', () => {
    const few = startAt({ players: [{ buildings: ['D05'] }] }, STYLE);
    few.moves('place hunt 3', 'place hunt 1');
    expect(few.legal('place D05')).toEqual(['place D05 1', 'place D05 2']);
    expect(few.whyNot('place D05 3')).toBe('B3.1');
  });

  it('S3.4 B3.2: it is a place of its own, used once per round', () => {
    const own = startAt({ players: [{ people: 10, buildings: [...PRODUCTION] }] }, STYLE);
    own.moves('0: place D04 1', '1: place hunt 1');
    expect(own.whyNot('place D04 1')).toBe('B3.2');
    expect(own.legal('place D04')).toEqual([]);
    own.moves('0: place D05 1', '1: place river 1', '0: place D06 2', '1: place claypit 1');
    own.moves('0: place forest 3');
    expect(own.all.places).toMatchObject({
      D04: [1, 0],
      D05: [1, 0],
      D06: [2, 0],
      forest: [3, 0],
    });
  });

  it('S3.4: the limit of players on a resource place does not touch it', () => {
    const full = startAt({ players: [{}, { buildings: ['D04'] }] }, STYLE);
    full.moves('0: place forest 2', '1: place D04 2');
    expect(full.all.places).toEqual({ forest: [2, 0], D04: [0, 2] });
  });

  it('S3.4 B3.1: its owner is not skipped while it is the only place open', () => {
    const everywhere = { toolmaker: 1, field: 1, building1: 1, building2: 1 };
    const cards = { card1: 1, card2: 1, card3: 1, card4: 1, card5: 1 };
    const last = startAt(
      {
        phase: 'place',
        players: [
          {
            people: 7,
            buildings: ['D06'],
            at: { hunt: 1, forest: 1, claypit: 1, quarry: 1, river: 1 },
          },
          { people: 10, at: { ...everywhere, ...cards } },
        ],
      },
      STYLE,
    );
    expect(last.legal()).toEqual(['place D06 1', 'place D06 2']);
    last.moves('0: place D06 1', '1: place hunt 1');
    expect(last.all.phase).toBe('act');
    expect(last.player(0).home).toBe(1);
  });

  it('S3.4: people stand there again in the next round, and others do not', () => {
    const again = startAt({ players: [{ buildings: ['D04'] }] }, STYLE);
    again.moves('place D04 2', 'place hunt 5', 'place hunt 3');
    again.moves('leave D04', 'leave hunt', 'leave hunt', '1: place hunt 1');
    expect(again.legal('place D04')).toEqual(['place D04 1', 'place D04 2', 'place D04 3']);
  });

  it('S3.4: without the module there is no such place', () => {
    expect(startGame().whyNot('place D04 1')).toBe('S3.4');
  });
});
