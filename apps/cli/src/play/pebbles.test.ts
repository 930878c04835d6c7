import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { displayWidth, withoutInk } from '@ochre/terminal';
import { afterAll, describe, expect, it } from 'vitest';
import { Deciding } from './deciding.ts';
import { playGames } from './index.ts';
import { gameInFile, loadTable } from './load-file.ts';
import { readPlayOptions } from './options.ts';
import { Session } from './session.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';
import { makeMoves, pebblesTable, playOn } from './testing/tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-pebbles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = ({ shown }: FakeTerminal): string => shown.map(withoutInk).join('\n');
const ones = Array.from({ length: 60 }, () => '1');

async function played(args: readonly string[], answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  await playGames(readPlayOptions(['--game', 'pebbles', ...args]), terminal);
  return terminal;
}

describe('play --game pebbles', () => {
  it.each([
    ['against a bot', ['--seats', 'me,easy', '--seed', 'x'], {}],
    ['around one keyboard', ['--people', '3', '--seed', 'x'], {}],
    ['on a screen', ['--seats', 'me,random,easy', '--seed', 'x'], { screen: true }],
  ])('goes to its end %s', async (_how, args, shape) => {
    const terminal = await played(args, ones, shape);
    expect(text(terminal)).toContain('The game is over: the heap is empty.');
    expect(text(terminal)).toMatch(/(wins?|share the victory) with \d+ points\./);
    expect(text(terminal)).toContain('Goodbye.');
    expect(text(terminal)).not.toMatch(/undefined|NaN|\[object/);
    for (const line of terminal.shown) expect(displayWidth(line)).toBeLessThanOrEqual(80);
  });

  it('asks who plays, and for nothing that it does not have', async () => {
    const terminal = await played([], ['3', '1', 'random', 'Ana', 'quit']);
    expect(terminal.asked).toEqual([
      'How many players, 2 to 4? [2] ',
      'How many of them are people? [1] ',
      'Who plays the others? [easy] ',
      'Your name? [You] ',
      'Ana> ',
    ]);
    expect(text(terminal)).toContain(
      'Ochre: the board game Pebbles in your terminal, against bots',
    );
  });

  it('takes an option that is a number', () => {
    const { rules } = readPlayOptions(['--game', 'pebbles', '--option', 'heap=50']);
    expect(rules.options).toEqual({ heap: 50 });
  });

  it.each([
    [['--modules', 'style'], '--modules: "style" is not known; allowed: none.'],
    [['--solo'], '--solo: nobody plays Pebbles alone.'],
    [['--difficulty', 'easier1'], '--difficulty goes with --solo only.'],
    [['--players', '5'], '--players: a whole number from 2 to 4 is expected, not "5".'],
    [['--bots', 'hard'], '--bots: there is no bot "hard". Bots: easy, random.'],
    [['--option', 'heap=22'], '--option: heap: "22" is not allowed, only 21 or 50.'],
  ])('%j is refused', (args, message) => {
    expect(() => readPlayOptions(['--game', 'pebbles', ...args])).toThrow(message);
  });
});

describe('a table of pebbles', () => {
  const decide = async (answers: readonly string[]) => {
    const table = pebblesTable(['me', 'easy'], { rig: { dice: [6, 6, 6] } });
    const terminal = fakeTerminal(answers);
    const session = new Session(table, terminal, []);
    return { table, terminal, outcome: await new Deciding(session, 0).outcome() };
  };

  it.each([
    ['2', 'take 2'],
    ['take 3', 'take 3'],
    ['t 1', 'take 1'],
    ['r', 'roll'],
  ])('%s is %s', async (line, move) => {
    const { table } = await decide([line]);
    expect(table.plies[0]!.move).toBe(move);
  });

  it('explains itself, and what is not allowed', async () => {
    const lines = ['help', 'help rules', 'why take 4', 'score', 'board', 'cards', 'take 9', '1'];
    const { terminal } = await decide(lines);
    expect(text(terminal)).toContain('Moves now: take 1, take 2, take 3, roll.');
    expect(text(terminal)).toContain('1. In turn, take 1 to 3 pebbles');
    expect(text(terminal)).toContain('Take 1 to 3 of the 21 pebbles, or roll. (R1)');
    expect(text(terminal)).toContain('If the game ended now:');
    expect(text(terminal)).toContain('"cards" is neither a move nor a command.');
  });

  it('takes a move back until a die is rolled', async () => {
    const session = new Session(pebblesTable(['me', 'me']), fakeTerminal([]), []);
    await session.move(0, 'take 1');
    expect(await session.undo()).toEqual({ done: true, said: 'Taken back: Player 1, take 1.' });
    await session.move(0, 'roll');
    expect(await session.undo()).toEqual({
      done: false,
      said: 'The last move stands: a die has been rolled since.',
    });
  });

  it('hides a card from whoever gets the keyboard next', async () => {
    const table = pebblesTable(['me', 'me'], { rig: { dice: [6] } });
    const terminal = fakeTerminal(['']);
    const session = new Session(table, terminal, []);
    await makeMoves(table, ['roll', 'take 1']);
    session.sceneFor(0);
    expect(await session.handOverTo(1)).toBe(true);
    expect(terminal.asked).toEqual(['Please pass the keyboard to Player 2, who presses Enter. ']);
    expect(session.sceneFor(1).news).toContain('Player 1 draws a card.');
  });

  it('is saved and goes on', async () => {
    const table = await playOn(pebblesTable(['me', 'easy']), 4);
    const path = join(folder, 'pebbles.ochre');
    const session = new Session(table, fakeTerminal([]), []);
    await session.save(path);
    expect((await gameInFile(path)).rules.meta.name).toBe('pebbles');
    const loaded = await loadTable(path, undefined, []);
    expect(loaded.view('all')).toEqual(table.view('all'));
    expect(loaded.seats).toEqual(table.seats);
  });
});
