import { simulationChance } from '@ochre/kernel';
import type { Event } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/terminal';
import { seatsOf } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { usualGame } from '../games.ts';
import { letBotsMove, tableOf } from './testing/tables.ts';
import { type Ply, type Undo, undoable as undoableWhere } from './undo.ts';

const { rules, terminal } = usualGame();
const undoable = (plies: readonly Ply[], at: readonly Seat[]): Undo => {
  const alone = at.length === 1 ? { variant: 'solo' } : {};
  const setup = rules.checkSetup({ players: at.length, ...alone });
  const before = rules.setup(setup, simulationChance('undo'));
  return undoableWhere(plies, at, (ply) => {
    const events = plies.slice(ply).flatMap((each) => each.events);
    const seen = events.find((event) => rules.reveals(event, before));
    return seen && terminal.newlySeen(seen);
  });
};
const seats = seatsOf(['me', 'greedy', 'me']);
const placed = (player: number): Event => ({ type: 'placed', player, place: 'hunt', people: 1 });
const ply = (player: number, ...events: Event[]): Ply => ({
  player,
  move: 'place hunt 1',
  events: [placed(player), ...events],
});

const revealing: [string, Event][] = [
  ['dice', { type: 'rolled', player: 0, for: 'forest', dice: [1] }],
  ['a card', { type: 'cardDrawn', player: 0, card: 'C01' }],
  ['a new building', { type: 'tileOpened', place: 'building1', tile: 'B02', left: 3 }],
  ['new cards', { type: 'row', cards: ['C01', 'C02', 'C03', 'C04'], deck: 9 }],
];

describe('undo', () => {
  it('takes the last move of a person back, and the moves of bots after it', () => {
    expect(undoable([ply(0), ply(1)], seats)).toEqual({ count: 2 });
    expect(undoable([ply(0), ply(1), ply(2)], seats)).toEqual({ count: 1 });
    expect(undoable([ply(1), ply(0), ply(1), ply(1)], seats)).toEqual({ count: 3 });
  });

  it('has nothing to take back before a person has moved', () => {
    expect(undoable([], seats)).toEqual({ why: 'There is no move to take back yet.' });
    expect(undoable([ply(1)], seats)).toMatchObject({ why: /no move/ });
  });

  it.each(revealing)('stops at %s, whoever brought them to light', (what, event) => {
    const expected = { why: expect.stringMatching(new RegExp(`stands: ${what}.* since`)) };
    expect(undoable([ply(0, event)], seats)).toEqual(expected);
    expect(undoable([ply(0), ply(1, event)], seats)).toEqual(expected);
  });

  it('does not mind what was seen before the move', () => {
    expect(undoable([ply(1, revealing[0]![1]), ply(0)], seats)).toEqual({ count: 1 });
  });

  it('does not mind a stack that is empty now: nothing new is seen', () => {
    const event: Event = { type: 'tileOpened', place: 'building1', tile: '', left: 0 };
    expect(undoable([ply(0, event)], seats)).toEqual({ count: 1 });
  });
});

describe('undo in the one-player game, where stacks are open', () => {
  const alone = seatsOf(['me']);

  it('goes past new cards and tiles', () => {
    const open = revealing.slice(2).map(([, event]) => event);
    expect(undoable([ply(0, ...open)], alone)).toEqual({ count: 1 });
  });

  it('stops at dice, and at a card of the outside stack', () => {
    const drawn = (from: 'outside' | 'discard'): Event => ({
      ...{ type: 'cardTaken', player: 0, card: 'C01' },
      from,
    });
    expect(undoable([ply(0, revealing[0]![1])], alone)).toHaveProperty('why');
    expect(undoable([ply(0, drawn('outside'))], alone)).toEqual({
      why: 'The last move stands: a card has been drawn since.',
    });
    expect(undoable([ply(0, drawn('discard'))], alone)).toEqual({ count: 1 });
  });
});

describe('undo at a table', () => {
  it('goes back to the same position, and the bots answer the same move alike', async () => {
    const table = tableOf(['me', 'greedy', 'greedy'], { rig: { firstPlayer: 0 } });
    const before = table.view('all');
    table.move('place forest 3');
    await letBotsMove(table);
    const after = table.view('all');
    expect(table.undo()).toEqual({ count: 3 });
    expect(table.view('all')).toEqual(before);
    table.move('place forest 3');
    await letBotsMove(table);
    expect(table.view('all')).toEqual(after);
  });

  it('changes nothing when it is refused', () => {
    const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
    for (const move of ['place hunt 5', 'place forest 5', 'use hunt']) table.move(move);
    const before = table.view('all');
    expect(table.undo()).toEqual({ why: 'The last move stands: dice have been rolled since.' });
    expect(table.view('all')).toEqual(before);
  });
});
