import type { SetupRequest } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { carcassonne } from './game.ts';
import { TestTable } from './testing/test-table.ts';

const asked = (request: unknown) => () => carcassonne.checkSetup(request as SetupRequest);

describe('what a game is asked to be', () => {
  it.each([
    [{ players: 1 }, 'players', 'from 2 to 5'],
    [{ players: 6 }, 'players', 'from 2 to 5'],
    [{ players: 2.5 }, 'players', 'from 2 to 5'],
    [{ players: 2, modules: ['inns'] }, 'modules', 'shrine'],
    [{ players: 2, variant: 'solo' }, 'variant', 'none'],
    [{ players: 2, options: { river: true } }, 'options.river', 'smallCity, farmers'],
    [{ players: 2, options: { smallCity: 'none' } }, 'options.smallCity', '"full" or "half"'],
    [
      { players: 2, options: { shrineNeighbours: 'geometry' } },
      'options.shrineNeighbours',
      'allowed',
    ],
    [{ players: 2, rig: [] }, 'rig', 'an object is expected'],
    [{ players: 2, rig: { dice: [1] } }, 'rig.dice', 'tiles, firstPlayer'],
    [{ players: 2, rig: { tiles: 'V' } }, 'rig.tiles', 'a list of tiles'],
    [{ players: 2, rig: { tiles: ['Z'] } }, 'rig.tiles', '"Z" is no tile'],
    [{ players: 2, rig: { tiles: [7] } }, 'rig.tiles', '7 is no tile'],
    [{ players: 2, rig: { tiles: ['SH1'] } }, 'rig.tiles', '"SH1" is no tile'],
    [
      { players: 2, rig: { tiles: ['C', 'C'] } },
      'rig.tiles',
      '"C" is named 2 times; 1 can be drawn',
    ],
    [{ players: 2, rig: { tiles: ['D', 'D', 'D', 'D'] } }, 'rig.tiles', '3 can be drawn'],
    [{ players: 2, rig: { firstPlayer: 2 } }, 'rig.firstPlayer', 'from 0 to 1'],
    [{ players: 2, rig: { firstPlayer: '0' } }, 'rig.firstPlayer', 'from 0 to 1'],
  ])('refuses %j, and names %s', (request, field, words) => {
    expect(asked(request)).toThrow(
      expect.objectContaining({ code: 'bad-request', message: expect.stringContaining(words) }),
    );
    expect(asked(request)).toThrow(field);
  });

  it('lets the tiles be known, in part or whole', () => {
    const rig = { tiles: ['V', 'SH3', 'V'] };
    const table = new TestTable(rig.tiles, { modules: ['shrine'] });
    expect(table.seen.tile).toBe('V');
    table.turn('1,0 r0');
    expect(table.seen.tile).toBe('SH3');
    const whole = carcassonne.checkSetup({ players: 2, rig: { tiles: ['C'] } });
    expect(whole.rig).toEqual({ tiles: ['C'] });
  });

  it('repeats the options that were asked for, and no others', () => {
    expect(new TestTable([]).seen.options).toEqual({});
    expect(new TestTable([], { options: { smallCity: 'full' } }).seen.options).toEqual({
      smallCity: 'full',
    });
  });
});
