import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToolArguments } from './tool-arguments.ts';

const USUAL = { game: 'stone-age', games: '200' };
const read = (...args: string[]) => ToolArguments.read(USUAL, args);

describe('what a tool is asked for', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is what is given, or usual', () => {
    const asked = read('--games', '3');
    expect(asked.positive('games')).toBe(3);
    expect(asked.game('game').game.meta.name).toBe('stone-age');
    expect(read('--game', 'pebbles').game('game').game.meta.name).toBe('pebbles');
  });

  it.each([
    [
      ['--game', 'chess'],
      '--game: "chess" is not known; allowed: stone-age, carcassonne, pebbles\n',
    ],
    [['--games', '0'], '--games: a whole number from 1 is expected, not "0"\n'],
    [['--gams', '3'], "Unknown option '--gams'; allowed: --game, --games\n"],
    [['now'], "Unexpected argument 'now'; allowed: --game, --games\n"],
  ])('is refused in a line when it is wrong: %j', (args, line) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    expect(() => {
      const asked = read(...args);
      asked.game('game');
      asked.positive('games');
    }).toThrow('ended with 2');
    expect(said.mock.calls.map(([text]) => text)).toEqual([line]);
  });
});
