import type { AnyGame } from '@ochre/kernel';
import { randomFrom, type Viewer } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import type { Entry, Member } from './deed.ts';
import type { Games } from './games.ts';
import { Table } from './table.ts';
import { GAMES, HOST, Keeper, OTHERS, planOf, SECRET } from './testing/keeper.ts';
import { EVERYBODY, playAtRandom } from './testing/random-play.ts';

const SEEDS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Everything one member is sent. */
const sent = (table: Table, member: Member | undefined): string =>
  JSON.stringify([table.view(member), table.told(Math.max(0, table.seq - 64), member)]);

/** The log of some game at a table that runs, as long as it got at random. */
function someLog(game: string, seed: string): Entry[] {
  const { entries } = playAtRandom(game, seed, 400, (_keeper, { act }) => {
    try {
      act();
    } catch {
      // Refused commands are no part of a log.
    }
  });
  return entries;
}

/** The same games, but after so many moves everything that the viewer may not know is otherwise. */
function otherwise(name: string, moves: number, viewer: Viewer, seed: string): Games {
  const game = GAMES[name]!;
  let made = 0;
  const advance: AnyGame['advance'] = (state, ...rest) => {
    game.advance(state, ...rest);
    if (++made === moves) {
      Object.assign(state as object, game.determinize(state, viewer, randomFrom(seed)));
    }
  };
  return { ...GAMES, [name]: { ...game, advance } };
}

describe.each(['pebbles', 'stone-age'])('at a table of %s', (game) => {
  it('what is hidden from a viewer changes no byte of what they are sent', () => {
    let changed = 0;
    for (const seed of SEEDS) {
      const log = someLog(game, seed);
      const lengths = log.flatMap(({ deed }, at) =>
        deed.kind === 'moved' && at % 7 < 2 ? [at + 1] : [],
      );
      for (const length of lengths) {
        const entries = log.slice(0, length);
        const real = Table.open(GAMES, entries);
        if (real.stage !== 'playing') continue;
        for (const member of EVERYBODY) {
          const viewer = real.seatOf(member) ?? 'spectator';
          const advances = advancesIn(game, entries);
          const other = Table.open(otherwise(game, advances, viewer, seed), entries);
          if (JSON.stringify(other.gameState) !== JSON.stringify(real.gameState)) changed++;
          expect(sent(other, member)).toBe(sent(real, member));
        }
      }
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('everybody is told of events as they may hear of them, in the log as well', () => {
    const { redact } = GAMES[game]!;
    let onlyForOne = 0;
    for (const seed of SEEDS) {
      const table = Table.open(GAMES, someLog(game, seed));
      for (const member of EVERYBODY) {
        const viewer = table.seatOf(member) ?? 'spectator';
        const told = [
          ...table.history(member),
          ...table.told(Math.max(0, table.seq - 64), member)!,
        ];
        for (const event of told.flatMap(({ what }) =>
          what.kind === 'moved' ? what.events : [],
        )) {
          expect(event).toEqual(redact(event, viewer));
          if (JSON.stringify(event) !== JSON.stringify(redact(event, 'spectator'))) onlyForOne++;
        }
      }
    }
    // In so short a time nobody at a table of Stone Age comes by a card taken face down.
    if (game === 'pebbles') expect(onlyForOne).toBeGreaterThan(0);
  });

  it('nobody is sent the secret before the end, or ever a member’s or a command’s id', () => {
    for (const seed of SEEDS) {
      const log = someLog(game, seed);
      const ids = log.flatMap(({ command }) => (command === undefined ? [] : [command]));
      const table = Table.open(GAMES, log.slice(0, 1));
      for (const entry of log) {
        if (entry.seq > 1) table.apply(entry);
        for (const member of EVERYBODY) {
          const text = sent(table, member);
          expect(text.includes(SECRET)).toBe(table.stage === 'over');
          expect(text).not.toContain('member-');
        }
      }
      for (const member of EVERYBODY) {
        const history = JSON.stringify(table.history(member));
        expect(history).not.toContain(SECRET);
        for (const id of ids) expect(history + sent(table, member)).not.toContain(id);
      }
    }
  });
});

describe.each(['pebbles', 'stone-age'])('the past of a table of %s', (game) => {
  it('is what its viewer saw then, and for who has left since what anybody saw', () => {
    let onlyForOne = 0;
    for (const seed of SEEDS) {
      const log = someLog(game, seed);
      const now = Table.open(GAMES, log);
      const then = Table.open(GAMES, log.slice(0, 1));
      for (const entry of log) {
        if (entry.seq > 1) then.apply(entry);
        if (entry.seq % 11 > 0) continue;
        for (const member of EVERYBODY) {
          const past = now.past(entry.seq, member);
          const seen = then.view(member);
          const text = JSON.stringify(past);
          expect(text.includes(SECRET)).toBe(then.stage === 'over');
          expect(text).not.toContain('member-');
          if (now.seatOf(member) === then.seatOf(member)) expect(past).toEqual(seen);
          else {
            const { isHost, banned } = seen;
            const own = { isHost, ...(banned === undefined ? {} : { banned }) };
            expect(past).toEqual({ ...then.view(undefined), ...own });
            if (JSON.stringify(past.game) !== JSON.stringify(seen.game)) onlyForOne++;
          }
        }
      }
    }
    // Somebody has left whose eyes had seen more.
    expect(onlyForOne).toBeGreaterThan(0);
  });
});

/** How often the rules were asked to go on until the log was played. */
function advancesIn(name: string, entries: readonly Entry[]): number {
  const game = GAMES[name]!;
  let count = 0;
  const advance: AnyGame['advance'] = (...all) => {
    count++;
    game.advance(...all);
  };
  Table.open({ ...GAMES, [name]: { ...game, advance } }, entries);
  return count;
}

describe('before the game', () => {
  it('another secret changes nothing but the commitment', () => {
    const seen = [SECRET, 'another'].map((secret) => {
      const { table } = new Keeper(planOf('pp'), GAMES, secret);
      const { commitment, ...rest } = table.view(HOST);
      return { commitment, rest, told: table.told(0, OTHERS[0]) };
    });
    expect(seen[0]!.commitment).not.toBe(seen[1]!.commitment);
    expect({ ...seen[0], commitment: '' }).toEqual({ ...seen[1], commitment: '' });
  });

  it('nonces are shown to nobody: they could still be changed', () => {
    const keeper = new Keeper(planOf('ppb'));
    keeper.do({ kind: 'sit', name: 'Anna', nonce: 'my-own-nonce' });
    for (const member of EVERYBODY) expect(sent(keeper.table, member)).not.toContain('nonce');
  });
});
