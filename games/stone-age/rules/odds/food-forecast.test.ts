import { describe, expect, it } from 'vitest';
import type { Position } from '../testing/position.ts';
import { startAt, startSolo, type TestGame, type TestSetup } from '../testing/test-game.ts';
import { type FoodForecast, foodForecast, type Shortage } from './food-forecast.ts';
import { momentOf } from './moment.ts';
import { chancesOf, everyDice, mean } from './testing/brute-force.ts';

/** How much food is short at the feeding, told by the game itself. */
function shortIn({ events }: TestGame): number {
  for (const event of events) if (event.type === 'fed' && event.player === 0) return event.missing;
  throw new Error('nobody has eaten');
}

/** Plays a turn with every roll of so many dice, and compares what is short. */
function expectAsPlayed(
  shortage: Shortage,
  dice: number,
  play: (dice: readonly number[]) => number,
): void {
  const short = everyDice(dice).map(play);
  const chances = chancesOf(short);
  expect(shortage.chances.length).toBeGreaterThanOrEqual(chances.length);
  shortage.chances.forEach((chance, count) => {
    expect(chance).toBeCloseTo(chances[count] ?? 0, 12);
  });
  expect(shortage.mean).toBeCloseTo(mean(short), 12);
  expect(shortage.hungry).toBeCloseTo(mean(short.map((count) => (count > 0 ? 1 : 0))), 12);
}

const forecastAt = (game: TestGame): FoodForecast => foodForecast(momentOf(game.state), 0);

describe('the food forecast (B8)', () => {
  const hungry: Position = {
    players: [
      {
        ...{ food: 1, people: 7, agriculture: 1, tools: [2, 1, 0], wood: 1 },
        at: { hunt: 3, hut: 2, field: 1 },
      },
    ],
  };

  it('counts those about to come, the field, and every roll of the hunters', () => {
    const forecast = forecastAt(startAt(hungry));
    expect(forecast).toMatchObject({
      ...{ people: 8, agriculture: 2, food: 1, need: 5, hunters: 3, payable: 1 },
    });
    expectAsPlayed(forecast.withoutTools, 3, (dice) =>
      shortIn(startAt(hungry, { dice }).moves('use field', 'use hut', 'use hunt', 'tools none')),
    );
    expectAsPlayed(forecast.withTools, 3, (dice) =>
      shortIn(startAt(hungry, { dice }).moves('use field', 'use hut', 'use hunt', 'tools t1 t2')),
    );
  });

  it('B8.2: starving is missing more than resources pay for', () => {
    const { chances, starving } = forecastAt(startAt(hungry)).withoutTools;
    expect(starving).toBeCloseTo(1 - chances[0]! - chances[1]!, 12);
    const rich = startAt(hungry).given({ players: [{ wood: 1, redeemable: 2 }] });
    expect(forecastAt(rich)).toMatchObject({ payable: 5, withoutTools: { starving: 0 } });
  });

  it('B4.3: what is at its end brings nobody', () => {
    const game = startAt({
      players: [{ people: 10, agriculture: 10, food: 0, at: { hut: 2, field: 1 } }],
    });
    expect(forecastAt(game)).toMatchObject({ people: 10, agriculture: 10, need: 0 });
  });

  it('knows dice that have fallen', () => {
    const game = startAt(
      { players: [{ food: 0, people: 7, tools: [1, 0, 0], at: { hunt: 3 } }] },
      { dice: [2, 3, 4] },
    ).moves('use hunt');
    const forecast = forecastAt(game);
    expect(forecast).toMatchObject({ need: 7, hunters: 0 });
    expect(forecast.withoutTools).toMatchObject({ mean: 3, hungry: 1 });
    expect(forecast.withTools).toMatchObject({ mean: 2 });
    expect(foodForecast(momentOf(game.all), 0)).toEqual(forecast);
  });

  it('S4.2: a hunt still to be split can all be food', () => {
    const game = startAt(
      { players: [{ food: 1, people: 7, at: { hunt: 3 } }] },
      { modules: ['style'], dice: [2, 3, 4] },
    ).moves('use hunt');
    expect(forecastAt(game)).toMatchObject({ food: 5, need: 2 });
    expect(foodForecast(momentOf(game.all), 0)).toEqual(forecastAt(game));
  });

  it('B1.2: with nobody placed it is what is short without hunting', () => {
    const { withoutTools } = forecastAt(startAt({ players: [{ food: 3, agriculture: 1 }] }));
    expect(withoutTools).toMatchObject({ chances: [0, 1], hungry: 1, starving: 1 });
  });
});

describe('the food forecast of the one-player game (P6.2)', () => {
  const turn = (setup: TestSetup, position: Position): TestGame => startSolo(position, setup);
  const hungry: Position = {
    players: [
      {
        ...{ food: 5, people: 7, agriculture: 2, tools: [2, 0, 0], wood: 1, clay: 3 },
        at: { hunt: 3, field: 1, hut: 2, river: 1 },
      },
    ],
    solo: { elder: 'forest', board: { food: 1 } },
  };
  const moves = ['use field', 'use hut'];

  /** Need less the food there is, when the people are to be fed. */
  function shortAfter({ state, asked }: TestGame): number {
    const [business] = state.pending;
    if (business?.kind !== 'feedAll') throw new Error(`feeding should be asked, not ${asked}`);
    return Math.max(0, business.need - state.players[0]!.food);
  }

  it('P2.3 P4.6: the field costs food, which can be hunted, as far as there is room', () => {
    const forecast = forecastAt(turn({}, hungry));
    // 8 people less agriculture 3; the field took 3 food for the three in the hut.
    expect(forecast).toMatchObject({ people: 8, agriculture: 3, food: 2, need: 3, payable: 1 });
    expectAsPlayed(forecast.withoutTools, 3, (dice) =>
      shortAfter(
        turn({ dice: [...dice, 1] }, hungry).moves(
          ...[...moves, 'use hunt', 'tools none', 'use river', 'tools none'],
        ),
      ),
    );
    expectAsPlayed(forecast.withTools, 3, (dice) =>
      shortAfter(
        turn({ dice: [...dice, 1] }, hungry).moves(...moves, 'use hunt', 'tools t1', 'use river'),
      ),
    );
  });

  it('P2.1 P2.3: there is room for the food that the field cost', () => {
    const position: Position = {
      players: [{ food: 5, people: 5, at: { field: 1, hunt: 3, river: 1 } }],
      solo: { elder: 'forest' },
    };
    expectAsPlayed(forecastAt(turn({}, position)).withoutTools, 3, (dice) =>
      shortAfter(
        turn({ dice: [...dice, 1] }, position).moves('use field', 'use hunt', 'use river'),
      ),
    );
  });

  it('P2.3: dice that have fallen bring no more than there is', () => {
    const game = turn(
      { dice: [6, 6, 6] },
      {
        players: [{ food: 1, people: 5, tools: [1, 0, 0], at: { hunt: 3 } }],
        solo: { elder: 'forest', board: { food: 2 } },
      },
    ).moves('use hunt');
    expect(forecastAt(game)).toMatchObject({ need: 4, withTools: { mean: 2 } });
  });

  it('P3.1: nobody comes from the hut while the elder is in the village', () => {
    const position = { players: [{ people: 5, agriculture: 3, at: { hut: 2, field: 1 } }] };
    expect(forecastAt(turn({}, { ...position, solo: { elder: 'village' } }))).toMatchObject({
      people: 5,
      agriculture: 3,
    });
  });

  it('P4.6: a field that cannot be paid for brings nothing', () => {
    const game = turn({}, hungry).given({ players: [{ food: 2 }] });
    expect(forecastAt(game)).toMatchObject({ agriculture: 2, food: 2 });
  });

  it.each([
    ['forest', 1],
    ['claypit', 3],
    ['village', 2 + 2],
    ['hunt', 0],
  ] as const)('P3.2: with the elder at %s his material pays for %i', (elder, payable) => {
    const game = turn({}, { ...hungry, solo: { elder } });
    expect(forecastAt(game).payable).toBe(payable);
  });

  it('P3.1: nobody hunts where the elder is', () => {
    const game = turn({}, { ...hungry, solo: { elder: 'hunt', board: { food: 9 } } });
    expect(forecastAt(game)).toMatchObject({ hunters: 0, withoutTools: { hungry: 1 } });
  });

  it('P5.7: a card is redeemed for what the pool has', () => {
    const game = turn(
      {},
      {
        players: [{ people: 5, food: 0, wood: 1, redeemable: 1 }],
        solo: { elder: 'forest', outside: { wood: 1 } },
      },
    );
    expect(forecastAt(game).payable).toBe(2);
    const full = game.given({ players: [{ wood: 5 }], solo: { outside: { wood: 3 } } });
    expect(forecastAt(full).payable).toBe(5);
  });
});
