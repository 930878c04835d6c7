import type { Choice } from '@ochre/terminal';
import { describe, expect, it } from 'vitest';
import { type Meant, read as readLine } from './reading.ts';
import { tableOf } from './testing/tables.ts';

const table = tableOf(['me', 'me'], { rig: { firstPlayer: 0 } });
const { listed } = table;
const choices = listed.terminal.choices(table.momentOf(0), table.legal);
const read = (line: string, among: readonly Choice[], open?: Choice): Meant =>
  readLine(line, { listed, choices: among, open });
const forest = choices[1]!;

const option = (move: string) => ({ move, label: move, note: '' });
const group = (words: string, ...moves: string[]): Choice => ({
  words,
  label: words,
  note: '',
  ask: '',
  options: moves.map(option),
});

describe('numbers', () => {
  it('choose, and a second one chooses an option', () => {
    expect(read('7', choices)).toEqual({ kind: 'move', move: 'place hut 2' });
    expect(read('2', choices)).toEqual({ kind: 'choice', choice: forest });
    expect(read('2 3', choices)).toEqual({ kind: 'move', move: 'place forest 3' });
  });

  it('choose an option of the choice that is open', () => {
    expect(read('3', choices, forest)).toEqual({ kind: 'move', move: 'place forest 3' });
  });

  it('that are too high are refused', () => {
    expect(read('99', choices)).toMatchObject({ kind: 'unclear', message: /There is no 99 here/ });
    expect(read('2 9', choices)).toMatchObject({ message: 'There is no 9 here: 1 to 5.' });
    expect(read('0', choices).kind).toBe('unclear');
    expect(read('1 2 3', choices).kind).toBe('unclear');
  });
});

describe('moves as text', () => {
  it.each([
    ['place forest 3', 'place forest 3'],
    ['  PLACE   Forest  3 ', 'place forest 3'],
    ['p fo 3', 'place forest 3'],
    ['p f 3', 'place forest 3'],
    ['forest 3', 'place forest 3'],
    ['3 forest', 'place forest 3'],
    ['hut', 'place hut 2'],
    ['tool', 'place toolmaker 1'],
    ['c2', 'place card2 1'],
  ])('%s is %s', (text, move) => {
    expect(read(text, choices)).toEqual({ kind: 'move', move });
  });

  it('that need one more word open their choice', () => {
    expect(read('forest', choices)).toEqual({ kind: 'choice', choice: forest });
  });

  it('that could be several are asked again', () => {
    expect(read('p f 1', choices)).toMatchObject({
      kind: 'unclear',
      message: '"p f 1" could be place forest, place field: please say more.',
    });
    expect(read('ca', choices).kind).toBe('unclear');
  });

  it('that are not legal are handed on', () => {
    expect(read('place hut 1', choices)).toEqual({ kind: 'other', text: 'place hut 1' });
    expect(read('xyzzy', choices)).toEqual({ kind: 'other', text: 'xyzzy' });
    expect(read('__proto__', choices).kind).toBe('other');
  });
});

describe('payments', () => {
  const buy = group('buy card2', 'buy card2 wood=2', 'buy card2 wood=1 clay=1', 'buy card2 gold=2');
  const leave = group('leave', 'leave card2', 'leave river');
  const all = [group('use river', 'use river'), buy, leave];

  it.each(['w1 c1', 'clay=1 wood=1', '1 wood, 1 clay', '1clay 1wood', 'buy card2 clay=1 wood=1'])(
    '%s pays wood and clay',
    (text) => {
      expect(read(text, all, buy)).toEqual({ kind: 'move', move: 'buy card2 wood=1 clay=1' });
    },
  );

  it('open their choice when they are missing', () => {
    expect(read('buy', all)).toEqual({ kind: 'choice', choice: buy });
    expect(read('b c2', all)).toEqual({ kind: 'choice', choice: buy });
  });

  it('another move can be made instead', () => {
    expect(read('use river', all, buy)).toEqual({ kind: 'move', move: 'use river' });
    expect(read('leave r', all, buy)).toEqual({ kind: 'move', move: 'leave river' });
  });
});

describe('with style', () => {
  const plain = group('buy card2', 'buy card2 wood=2');
  const traded = group(
    'buy card2',
    'buy card2 wood=1 clay=1 trade jewelry=2 for clay=1',
    'buy card2 wood=1 gold=1 trade jewelry=2 for gold=1',
  );
  const work = group('use D04', 'use D04');
  const all = [work, plain, traded];

  it('a trade is made by who says so', () => {
    expect(read('buy card2', all)).toEqual({ kind: 'move', move: 'buy card2 wood=2' });
    expect(read('buy card2 w1 c1', all)).toEqual({ kind: 'choice', choice: traded });
    expect(read('buy card2 trade', all)).toEqual({ kind: 'choice', choice: traded });
    expect(read('buy card2 c1 trade', all)).toEqual({
      kind: 'move',
      move: traded.options[0]!.move,
    });
    expect(read(traded.options[1]!.move.toUpperCase(), all)).toEqual({
      kind: 'move',
      move: traded.options[1]!.move,
    });
  });

  it.each(['d04', 'D4', 'use d04', 'u d'])('%s works at a building', (text) => {
    expect(read(text, all)).toEqual({ kind: 'move', move: 'use D04' });
  });

  it('a hunt is split by one of its parts', () => {
    const takes = ['food=3', 'food=2 jewelry=1', 'food=1 jewelry=2', 'jewelry=3'].map((goods) =>
      group(`take ${goods}`, `take ${goods}`),
    );
    for (const text of ['j1', 'f2', '1 jewelry', 'take food=2', '2 food, 1 decoration']) {
      expect(read(text, takes)).toEqual({ kind: 'move', move: 'take food=2 jewelry=1' });
    }
    expect(read('f3', takes)).toEqual({ kind: 'move', move: 'take food=3' });
  });

  it('the words of the other edition are understood', () => {
    const merchant = [group('place merchant', 'place merchant 2')];
    expect(read('trader', merchant)).toEqual({ kind: 'move', move: 'place merchant 2' });
    expect(read('save trader', merchant)).toMatchObject({ kind: 'command', rest: 'trader' });
  });
});

describe('tools', () => {
  const all = ['none', 't1', 't2', 't1 t2', 't1 o4'].map((tools) => {
    const move = `tools ${tools}`;
    return group(move, move);
  });

  it('are those that were named and no others', () => {
    expect(read('t1', all)).toEqual({ kind: 'move', move: 'tools t1' });
    expect(read('t2 t1', all)).toEqual({ kind: 'move', move: 'tools t1 t2' });
    expect(read('none', all)).toEqual({ kind: 'move', move: 'tools none' });
    expect(read('o4 t1', all)).toEqual({ kind: 'move', move: 'tools t1 o4' });
  });
});

describe('commands', () => {
  it.each([
    ['help', 'help', ''],
    ['?', 'help', ''],
    ['why place hut 1', 'why', 'place hut 1'],
    ['save My Game.ochre', 'save', 'My Game.ochre'],
    ['qui', 'quit', ''],
    ['exit', 'quit', ''],
    ['u', 'undo', ''],
    ['card C05', 'card', 'C05'],
    ['cards', 'cards', ''],
  ])('%s is %s', (text, name, rest) => {
    expect(read(text, choices)).toEqual({ kind: 'command', name, rest });
  });

  it('give way to moves', () => {
    // `h` begins hunt and hut as well as help.
    expect(read('h', choices)).toMatchObject({ kind: 'unclear' });
    expect(read('s', [])).toMatchObject({ message: '"s" could be score or stacks or save.' });
  });

  it('Enter alone draws again, or goes back', () => {
    expect(read('', choices)).toEqual({ kind: 'nothing' });
    expect(read('  ', choices, forest)).toEqual({ kind: 'back' });
    expect(read('back', choices, forest)).toEqual({ kind: 'back' });
    expect(read('more', choices)).toEqual({ kind: 'more' });
  });
});
