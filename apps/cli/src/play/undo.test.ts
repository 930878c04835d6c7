import { MemoryArchive, memberAt } from '@ochre/host';
import { Playthrough, randomFrom } from '@ochre/kernel';
import { Declined } from '@ochre/match';
import type { Event } from '@ochre/stone-age/rules';
import { isPerson, seatOf } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { usualGame } from '../games.ts';
import { begun } from './game-to-play.ts';
import type { KeyboardTable } from './keyboard-table.ts';
import { Session } from './session.ts';
import { TERMINAL_CLOCK } from './terminal-clock.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';
import { letBotsMove, makeMoves, soloTable, tableOf } from './testing/tables.ts';

const sitDown = (table: KeyboardTable): Session => new Session(table, fakeTerminal([]), []);
const stands = (seen: string) => ({ done: false, said: `The last move stands: ${seen} since.` });
const taken = (said: string) => ({ done: true, said: `Taken back: ${said}.` });

describe('undo', () => {
  it('goes back to the same position, and the bots answer the same move alike', async () => {
    const table = tableOf(['me', 'greedy', 'greedy'], { rig: { firstPlayer: 0 } });
    const session = sitDown(table);
    const before = table.view('all');
    await table.move('place forest 3');
    await letBotsMove(table);
    const after = table.view('all');
    expect(await session.undo()).toEqual(
      taken('You, place forest 3, with what the bots did after it'),
    );
    expect([table.view('all'), table.plies]).toEqual([before, []]);
    await table.move('place forest 3');
    await letBotsMove(table);
    expect(table.view('all')).toEqual(after);
  });

  it('goes back as often as there are moves, also in a game that was loaded', async () => {
    const table = tableOf(['me', 'greedy'], { rig: { firstPlayer: 0 } });
    for (const move of ['place forest 1', 'place hunt 1']) {
      await table.move(move);
      await letBotsMove(table);
    }
    const session = sitDown(table);
    expect(await session.undo()).toMatchObject({ done: true });
    expect(await session.undo()).toMatchObject({ done: true });
    const nothing = { done: false, said: 'There is nothing to undo yet.' };
    expect(await session.undo()).toEqual(nothing);
    const alone = sitDown(soloTable({ moves: ['stock food 1', 'stock wood 2'] }));
    expect(await alone.undo()).toEqual(taken('You, stock wood 2'));
    expect(await alone.undo()).toEqual(taken('You, stock food 1'));
    expect(await alone.undo()).toEqual(nothing);
  });

  it('around one keyboard asks nobody: whoever types it speaks for all', async () => {
    const table = tableOf(['me', 'me', 'greedy', 'me'], {
      rig: { firstPlayer: 0 },
      names: ['Ana', 'Ben', 'Bot', 'Cleo'],
    });
    const session = sitDown(table);
    await makeMoves(table, ['place forest 1', 'place hunt 1']);
    await letBotsMove(table);
    expect(table.decision?.player).toBe(3);
    expect(await session.undo()).toEqual(
      taken('Ben, place hunt 1, with what the bots did after it'),
    );
    expect(table.decision?.player).toBe(1);
    expect(await session.undo()).toEqual(taken('Ana, place forest 1'));
    expect(table.decision?.player).toBe(0);
  });

  it('stops at dice, and changes nothing then', async () => {
    const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
    await makeMoves(table, ['place hunt 5', 'place forest 5', 'use hunt']);
    const before = table.view('all');
    expect(await sitDown(table).undo()).toEqual(stands('dice have been rolled'));
    expect(table.view('all')).toEqual(before);
    // What was seen before the move does not matter.
    await table.move('use forest');
    expect(await sitDown(table).undo()).toEqual(stands('dice have been rolled'));
  });

  const seen: [string, Event][] = [
    ['dice have been rolled', { type: 'rolled', player: 0, for: 'forest', dice: [1] }],
    ['a card has been drawn', { type: 'cardDrawn', player: 0, card: 'C01' }],
    ['a card has been drawn', { type: 'cardTaken', player: 0, card: 'C01', from: 'outside' }],
    ['a new building', { type: 'tileOpened', place: 'building1', tile: 'B02', left: 3 }],
    ['new cards', { type: 'row', cards: ['C01', 'C02', 'C03', 'C04'], deck: 9 }],
  ];

  it.each(seen)('says that %s', (words, event) => {
    expect(usualGame().terminal.newlySeen(event)).toContain(words);
  });
});

/** The table of the same moves as the page has it, around one screen, where turns end by themselves. */
function onPage({ listed, seats, setup, secret, plies }: KeyboardTable): MemoryArchive['table'] {
  const seed = { secret, nonces: [] };
  const { games, entries } = begun({ listed, request: setup, seed, seats, moves: plies });
  return new MemoryArchive(games, entries, TERMINAL_CLOCK).table;
}

/** Whether the page lets a person alone with bots take a move back. */
function mayOnPage(table: KeyboardTable): boolean {
  const page = onPage(table);
  const by = memberAt(table.seats.findIndex(isPerson));
  if (page.view(by).game?.canUndo) return true;
  try {
    return page.check({ kind: 'askUndo' }, by, 0).some(({ kind }) => kind === 'tookBack');
  } catch (error) {
    if (error instanceof Declined && error.code === 'nothing-to-undo') return false;
    throw error;
  }
}

/** The rule as it is said: nothing was revealed by the last move of a person, nor after it. */
function mayByRule({ listed: { rules }, setup, secret, seats, plies }: KeyboardTable): boolean {
  const people = plies.map(({ player }) => isPerson(seatOf({ seats }, player)));
  const last = people.lastIndexOf(true);
  const again = new Playthrough(rules, setup, { secret, nonces: [] });
  let isSeen = false;
  for (const [at, { move }] of plies.entries()) {
    const before = again.state;
    const events = again.move(rules.parse(move));
    if (at >= last) isSeen ||= events.some((event) => rules.reveals(event, before));
  }
  return last >= 0 && !isSeen;
}

describe('at random moments of a game', () => {
  const games: [string, (seed: string) => KeyboardTable][] = [
    ['alone', (seed) => soloTable({ seed })],
    ['against a bot', (seed) => tableOf(['me', 'greedy'], { seed })],
    ['with expansions', (seed) => tableOf(['greedy', 'me'], { seed, modules: ['style', 'huts'] })],
    ['around one keyboard', (seed) => tableOf(['me', 'greedy', 'me'], { seed })],
  ];

  it.each(games)('%s, the same moves go back as in the page', async (_how, begin) => {
    const counts = { taken: 0, stood: 0 };
    for (const seed of ['one', 'two']) {
      const table = begin(seed);
      const random = randomFrom(seed);
      const isOnePerson = table.seats.filter(isPerson).length === 1;
      for (let looks = 0; looks < 30; looks++) {
        for (let moves = random.below(4); moves >= 0; moves--) {
          await letBotsMove(table);
          const { legal } = table;
          if (table.decision === undefined) break;
          await table.move(table.listed.rules.print(legal[random.below(legal.length)]));
        }
        await letBotsMove(table);
        if (table.decision === undefined) break;
        const may = mayByRule(table);
        if (isOnePerson) expect(mayOnPage(table)).toBe(may);
        const { plies } = table;
        const undo = await table.undo();
        expect(undo.kind).toBe(may ? 'taken' : 'seen');
        counts[may ? 'taken' : 'stood']++;
        if (undo.kind !== 'taken') continue;
        expect(undo.plies).toEqual(plies.slice(table.plies.length));
        expect(table.plies).toEqual(plies.slice(0, -undo.plies.length));
        expect(table.view('all')).toEqual(table.listed.rules.view(onPage(table).gameState, 'all'));
      }
    }
    expect(counts.taken).toBeGreaterThan(4);
    expect(counts.stood).toBeGreaterThan(4);
  });
});
