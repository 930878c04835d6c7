import { displayWidth, withoutInk } from '@ochre/terminal';
import { LANGUAGES } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { SHELL_WORDS } from '../words/index.ts';
import { Deciding } from './deciding.ts';
import { playGames } from './index.ts';
import { readPlayOptions } from './options.ts';
import { Session } from './session.ts';
import { type FakeTerminal, fakeTerminal } from './testing/fake-terminal.ts';
import { carcassonneTable, makeMoves } from './testing/tables.ts';

const text = ({ shown }: FakeTerminal): string => shown.map(withoutInk).join('\n');
const ones = Array.from({ length: 400 }, () => '1');

async function played(args: readonly string[], answers: readonly string[], shape = {}) {
  const terminal = fakeTerminal(answers, shape);
  await playGames(readPlayOptions(['--game', 'carcassonne', ...args]), terminal);
  return terminal;
}

describe('play --game carcassonne', () => {
  it.each([
    ['against a bot', ['--seats', 'me,easy', '--seed', 'x'], {}],
    ['around one keyboard', ['--people', '3', '--seed', 'x', '--modules', 'shrine'], {}],
    ['on a screen', ['--seats', 'me,random,random', '--seed', 'x'], { screen: true }],
  ])('goes to its end %s', async (_how, args, shape) => {
    const terminal = await played(args, ones, shape);
    expect(text(terminal)).toContain('The game is over: the last tile is laid.');
    expect(text(terminal)).toMatch(/(wins?|share the victory) with \d+ points\./);
    expect(text(terminal)).toContain('Goodbye.');
    expect(text(terminal)).not.toMatch(/undefined|NaN|\[object/);
    for (const line of terminal.shown) expect(displayWidth(line)).toBeLessThanOrEqual(80);
  });

  it.each(LANGUAGES)('goes to its end in %s', async (lang) => {
    const args = ['--seats', 'me,random', '--seed', 'x', '--lang', lang];
    const asked = ['help', 'help rules', 'farms', 'left', 'map', 'tile', 'score', 'log'];
    const terminal = await played(args, [...asked, ...ones], { screen: true });
    expect(terminal.shown.at(-1)).toBe(SHELL_WORDS[lang].play.goodbye);
    expect(text(terminal)).not.toMatch(/undefined|NaN|\[object/);
  });

  it('asks who plays, and whether with the shrine', async () => {
    const terminal = await played([], ['shrine', '3', '1', 'random', 'Ana', 'quit']);
    expect(terminal.asked).toEqual([
      'With shrine or none? [none] ',
      'How many players, 2 to 5? [2] ',
      'How many of them are people? [1] ',
      'Who plays the others? [medium] ',
      'Your name? [You] ',
      'Ana> ',
    ]);
    expect(text(terminal)).toContain('The Shrine, with heretics who challenge monks');
  });

  it.each([
    [['--modules', 'style'], '--modules: "style" is not known; allowed: shrine.'],
    [['--solo'], '--solo: nobody plays Carcassonne alone.'],
    [['--players', '6'], '--players: a whole number from 2 to 5 is expected, not "6".'],
    [['--bots', 'cardwood'], '--bots: there is no bot "cardwood". Bots: '],
    [['--option', 'farmers=goats'], 'farmers: "goats" is not allowed'],
    [['--option', 'river=true'], 'river'],
    [['--option', 'shrineNeighbours=geometry'], 'shrineNeighbours'],
    [['--players', '1'], '--players: a whole number from 2 to 5 is expected'],
    [['--seats', 'me,easy,easy,easy,easy,easy'], '--'],
  ])('%j is refused', (args, message) => {
    expect(() => readPlayOptions(['--game', 'carcassonne', ...args])).toThrow(message);
  });
});

describe('a table of Carcassonne', () => {
  const rig = { tiles: ['E', 'V', 'E', 'X'], firstPlayer: 0 };
  const decide = async (answers: readonly string[], moves: readonly string[] = []) => {
    const table = carcassonneTable(['me', 'me'], { rig });
    await makeMoves(table, moves);
    const terminal = fakeTerminal(answers);
    const session = new Session(table, terminal, []);
    const player = table.decision?.player ?? 0;
    await new Deciding(session, player).outcome();
    return { table, terminal, move: table.plies.at(moves.length)?.move };
  };

  it.each([
    // The square above the start tile is the first, and the tile fits it in one way only.
    ['1', 'lay 0,-1 r2'],
    ['lay 0,-1 r2', 'lay 0,-1 r2'],
    ['0,-1 r2', 'lay 0,-1 r2'],
    ['0,-1', 'lay 0,-1 r2'],
    ['LAY  0, -1  R2', 'lay 0,-1 r2'],
    ['2 2', 'lay 0,1 r2'],
    ['lay 0,1 r3', 'lay 0,1 r3'],
  ])('"%s" is %s', async (line, expected) => {
    expect((await decide([line])).move).toBe(expected);
  });

  it('asks for the turn where a square has several', async () => {
    const { terminal, move } = await decide(['2', 'r3']);
    expect(text(terminal)).toContain('how does the tile lie at 0,1?');
    expect(move).toBe('lay 0,1 r3');
  });

  it('frames the square on the screen meanwhile', async () => {
    const table = carcassonneTable(['me', 'me'], { rig });
    const terminal = fakeTerminal(['2'], { screen: true });
    await new Deciding(new Session(table, terminal, []), 0).outcome();
    expect(text(terminal)).toMatch(/┌─ {3}─┐/);
  });

  it.each([
    ['1', 'claim city s'],
    ['city', 'claim city s'],
    ['claim field ene', 'claim field nnw'],
    ['none', 'claim none'],
  ])('"%s" claims by %s', async (line, expected) => {
    expect((await decide([line], ['lay 0,-1 r2'])).move).toBe(expected);
  });

  it('explains itself, and what is not allowed', async () => {
    const lines = ['help', 'help rules', 'why 0,-1 r0', 'why lay 9,9 r0', 'why city n', 'why 0,0'];
    const more = ['farms', 'left', 'tile v', 'tile zz', 'map 0,0', 'score', 'xyzzy'];
    const { terminal } = await decide([...lines, ...more]);
    const said = text(terminal).replace(/\s+/g, ' ');
    expect(said).toContain('In your turn you turn over a tile');
    expect(said).toContain('Its south side is a field, and would meet a city. (C3.2)');
    expect(said).toContain('No tile lies next to 9,9: it must share a side with one. (C3.2)');
    expect(said).toContain('The tile must be laid first. (C3.1)');
    expect(said).toContain('A tile lies at 0,0 already. (C3.2)');
    expect(said).toContain('Nobody has a farmer on the table.');
    expect(said).toContain('70 tiles lie face down: A ×2');
    expect(said).toContain('Tile V: road south and west. 9 in the game, 9 still face down.');
    expect(said).toContain('"zz" is no tile of this game.');
    expect(said).toContain('If the game ended now:');
    expect(said).toContain('"xyzzy" is neither a move nor a command.');
  });

  it('takes a laying back, until the next tile is turned over', async () => {
    const table = carcassonneTable(['me', 'me'], { rig });
    const session = new Session(table, fakeTerminal([]), []);
    await session.move(0, 'lay 0,-1 r2');
    expect(await session.undo()).toEqual({
      done: true,
      said: 'Taken back: Player 1, lay 0,-1 r2.',
    });
    await session.move(0, 'lay 0,-1 r2');
    await session.move(0, 'claim city s');
    expect(await session.undo()).toEqual({
      done: false,
      said: 'The last move stands: another tile has been turned over since.',
    });
  });
});
