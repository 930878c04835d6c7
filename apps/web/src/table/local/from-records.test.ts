import { openSecretOf } from '@ochre/host';
import { Playthrough, parseRecord, printRecord, replay } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { QUICK, tablesOn } from '../testing/local.ts';
import { playOut } from '../testing/people.ts';
import { chooser, FIVE, movesOfRecord, NAMES, planOf } from '../testing/plans.ts';

/** A finished game of bots, and the same with no nonces and known dice, as from the terminal. */
const played = (async () => {
  const table = await tablesOn().begin(planOf('bbb', { setup: FIVE }), NAMES, QUICK);
  await playOut(table, chooser('r'));
  return table.record();
})();

function fromTerminal(firstPlayer: number) {
  const dice = [6, 6, 6, 5, 4];
  const request = { players: 2, rig: { dice, firstPlayer } };
  const game = new Playthrough(stoneAge, request, { secret: 'known', nonces: [] });
  const choose = chooser('terminal');
  while (stoneAge.decision(game.state) !== undefined) {
    game.move(choose(stoneAge.legalActions(game.state)));
  }
  return game.record();
}

/** The beginning of a game, with its secret. */
function unfinished({ players, secret }: { players: number; secret: string }, moves: number) {
  const game = new Playthrough(stoneAge, { players }, { secret, nonces: [] });
  for (let count = 0; count < moves; count++) game.move(stoneAge.legalActions(game.state)[0]!);
  return { ...game.record(), secret };
}

describe('a record', () => {
  it('that is exported and imported is the same game', async () => {
    const here = tablesOn();
    for (const record of [await played, fromTerminal(0), fromTerminal(1)]) {
      const table = await here.import(printRecord(record), { names: NAMES }, QUICK);
      expect(table.snapshot.view!.stage).toBe('over');
      expect(table.record()).toEqual(record);
      expect(table.origin).toEqual({ kind: 'imported' });
      const again = (await here.open(table.id, QUICK))!;
      expect(again.record()).toEqual(record);
    }
  });

  it('that is brought by who played it is looked back at by them', async () => {
    const here = tablesOn();
    const table = await here.import(printRecord(await played), { names: NAMES, seat: 1 }, QUICK);
    expect(table.origin).toEqual({ kind: 'imported', seat: 1 });
    const again = (await here.open(table.id, QUICK))!;
    expect(again.origin).toEqual({ kind: 'imported', seat: 1 });
  });

  it('that is imported again is found where it is, and another one is not taken for it', async () => {
    const here = tablesOn();
    const text = printRecord(await played);
    const first = await here.import(text, { names: NAMES }, QUICK);
    const again = await here.import(text, { names: ['another', 'name'] }, QUICK);
    expect(again.id).toBe(first.id);
    const begun = { players: 2, secret: 'known' };
    const others = [fromTerminal(0), fromTerminal(1), unfinished(begun, 5), unfinished(begun, 6)];
    const ids = [first.id];
    for (const record of [...others, ...others]) {
      ids.push((await here.import(printRecord(record), { names: NAMES }, QUICK)).id);
    }
    expect(new Set(ids).size).toBe(1 + others.length);
    expect(await here.list()).toHaveLength(1 + others.length);
  });

  it('of a game that was played here leads to that game', async () => {
    const here = tablesOn();
    const table = await here.begin(planOf('bb'), NAMES, QUICK);
    await playOut(table, chooser('own'));
    expect((await here.import(printRecord(table.record()), { names: NAMES }, QUICK)).id).toBe(
      table.id,
    );
  });

  it('that does not hold is refused with what is wrong', async () => {
    const record = await played;
    const here = tablesOn();
    const roll = record.moves.findIndex(({ dice }) => dice.length > 0);
    const moves = record.moves.map((move, at) =>
      at === roll ? { ...move, dice: move.dice.map((die) => (die % 6) + 1) } : move,
    );
    const { secret: _, ...secretless } = record;
    for (const [bad, problem] of [
      [{ ...record, moves }, `record move ${roll + 1}`],
      [{ ...record, secret: 'another' }, 'record Secret'],
      [secretless, 'record Secret'],
      [{ ...record, game: 'chess' }, 'record Game'],
      [{ ...record, result: { scores: [1, 2, 3], winners: [2] } }, 'record Result'],
    ] as const) {
      await expect(here.import(printRecord(bad), { names: NAMES })).rejects.toThrow(problem);
    }
    await expect(here.import('hm', { names: NAMES })).rejects.toThrow('record');
    expect(await here.list()).toEqual([]);
  });
});

describe('play on from here', () => {
  it.each([0, 1, 111])('after %i moves, with people and bots at any seats', async (count) => {
    for (const record of [await played, fromTerminal(1)]) {
      const seats = record.moves
        .slice(0, record.setup.players)
        .map((_, seat) =>
          seat === 1
            ? ({ kind: 'person', name: 'Anna' } as const)
            : ({ kind: 'bot', level: 'random' } as const),
        );
      const table = await tablesOn().playOn(record, count, seats, QUICK);
      expect(table.snapshot.view!.game!.moves).toBeGreaterThanOrEqual(count);
      await playOut(table, chooser('on'));
      const reached = table.record();
      expect(movesOfRecord({ ...reached, moves: reached.moves.slice(0, count) })).toBe(
        movesOfRecord({ ...record, moves: record.moves.slice(0, count) }),
      );
      expect(replay(stoneAge, parseRecord(printRecord(reached))).record()).toEqual(reached);
    }
  });

  it('also from a game that still runs in this browser', async () => {
    const here = tablesOn();
    const table = await here.begin(planOf('pp'), NAMES, QUICK);
    await playOut(table, chooser('open'), ({ view }) => view!.game!.moves === 20);
    expect(table.record().secret).toBeUndefined();
    const seats = [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', level: 'random' },
    ] as const;
    const on = await here.playOn(table.openRecord(), 12, seats, {
      botPace: Number.POSITIVE_INFINITY,
    });
    expect(on.snapshot.view!.game!.moves).toBe(12);
  });
});

describe('the daily game', () => {
  it('has the cards and dice that the terminal has', async () => {
    const daily = { day: '2026-11-15', way: 'solo' } as const;
    const table = await tablesOn().daily({ ...daily, game: 'stone-age', name: 'Anna' }, QUICK);
    const secret = openSecretOf(daily);
    await playOut(table, chooser('daily'));
    const record = table.record();
    expect(record).toMatchObject({ secret, nonces: [] });
    const request = { players: 1, variant: 'solo' };
    const terminal = new Playthrough(stoneAge, request, { secret, nonces: [] });
    for (const { move } of record.moves) terminal.move(stoneAge.parse(move));
    expect(terminal.record()).toEqual(record);
  });

  it('is played again with the same cards, or with those that a server has told', async () => {
    const here = tablesOn();
    const daily = { day: '2026-11-15', way: 'bots', game: 'stone-age', name: 'Anna' } as const;
    const first = await here.daily(daily, QUICK);
    const second = await here.daily({ ...daily, again: {} }, QUICK);
    expect(first.origin).toEqual({ kind: 'daily', day: '2026-11-15', way: 'bots' });
    expect(second.origin).toEqual({ ...first.origin, isAgain: true });
    expect(second.openRecord().secret).toBe(first.openRecord().secret);
    const told = await here.daily({ ...daily, again: { secret: 'told at the end' } }, QUICK);
    expect(told.openRecord()).toMatchObject({ secret: 'told at the end', nonces: [] });
  });
});

describe('again', () => {
  it('the same people and bots play, the next one begins, and all are led to the same table', async () => {
    const here = tablesOn();
    const table = await here.begin(planOf('pb'), ['Anna'], QUICK);
    await expect(here.rematch(table)).rejects.toMatchObject({ code: 'not-now' });
    await playOut(table, chooser('again'));
    const next = await here.rematch(table);
    expect(next.snapshot.view!.seats).toMatchObject([{ bot: 'random' }, { name: 'Anna' }]);
    expect(table.snapshot.view!.rematch).toBe(next.id);
    expect((await here.rematch(table)).id).toBe(next.id);
    expect(next.origin).toEqual({ kind: 'rematch', of: table.id });
  });
});
