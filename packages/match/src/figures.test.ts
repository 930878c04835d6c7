import type { Command } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import { Table } from './table.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, Keeper, OTHERS, planOf, sit } from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;
const sitAs = (member: string, figure: number): Command => ({ ...sit(member), figure }) as Command;
const choose = (figure: number): Command => ({ kind: 'choose', figure });
const figures = ({ table }: Keeper) => table.seats.map(({ figure }, seat) => figure ?? seat);

describe('the figures of the seats', () => {
  it('are those of their numbers, and of what is left where people have chosen these', () => {
    expect(figuresOf([undefined, undefined, undefined])).toEqual([0, 1, 2]);
    expect(figuresOf([2, undefined, undefined])).toEqual([2, 1, 0]);
    expect(figuresOf([1, undefined, 3])).toEqual([1, 0, 3]);
    expect(figuresOf([4, undefined])).toEqual([4, 1]);
  });

  it('can be chosen by who sits, before the game', () => {
    const keeper = new Keeper(planOf('ppb'));
    expect(() => keeper.do(choose(2))).toThrow(declined('not-yours'));
    keeper.do(sit(HOST));
    keeper.do(choose(2));
    // The bot of that seat takes what is left.
    expect(figures(keeper)).toEqual([2, 1, 0]);
    expect(keeper.table.view(undefined).seats[0]).toEqual({ name: 'Anna', figure: 2 });
    keeper.do(choose(0));
    expect(figures(keeper)).toEqual([0, 1, 2]);
  });

  it('are nobody else’s: who comes later gets another, or is told so', () => {
    const keeper = new Keeper(planOf('ppp'));
    keeper.do(sitAs(HOST, 1));
    keeper.do(sit(BEN), BEN);
    expect(figures(keeper)).toEqual([1, 0, 2]);
    expect(() => keeper.do(choose(1), BEN)).toThrow(declined('taken'));
    keeper.do(choose(0), BEN);
    keeper.do(sitAs(CLEO, 0), CLEO);
    expect(figures(keeper)).toEqual([1, 0, 2]);
    keeper.do({ kind: 'stand' }, BEN);
    keeper.do(choose(0), CLEO);
    expect(figures(keeper)).toEqual([1, 2, 0]);
  });

  it('stay while others come and go, and are fixed when the game begins', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sitAs(HOST, 4));
    keeper.do({ kind: 'plan', plan: planOf('ppp') });
    keeper.do(sitAs(BEN, 3), BEN);
    keeper.do({ kind: 'plan', plan: planOf('pp') });
    keeper.do({ kind: 'begin' });
    expect(figures(keeper)).toEqual([4, 3]);
    expect(() => keeper.do(choose(0))).toThrow(declined('not-now'));
    expect(Table.open(GAMES, keeper.entries).seats).toEqual(keeper.table.seats);
  });

  it('are those of the numbers in a log of before there was a choice', () => {
    const { table, entries } = begun('ppb');
    expect(entries.filter(({ deed }) => 'figure' in deed)).toEqual([]);
    expect(table.seats.filter((seat) => 'figure' in seat)).toEqual([]);
  });
});
