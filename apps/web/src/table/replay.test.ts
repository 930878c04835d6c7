import type { AnyGame } from '@ochre/kernel';
import { Playthrough, type Viewer } from '@ochre/kernel';
import { type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { Replay } from './replay.ts';
import { chooser, FIVE } from './testing/plans.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator', 'all'];

/** A finished game, and what each viewer saw after every move. */
function played() {
  const request = { players: 3, ...FIVE };
  const game = new Playthrough(stoneAge, request, { secret: 'replay', nonces: ['a', 'b', 'c'] });
  const choose = chooser('replay');
  const look = () => VIEWERS.map((viewer) => stoneAge.view(game.state, viewer));
  const seen = [look()];
  const events: unknown[][] = [[]];
  while (stoneAge.decision(game.state) !== undefined) {
    events.push(game.move(choose(stoneAge.legalActions(game.state))));
    seen.push(look());
  }
  return { record: game.record(), seen, events };
}

describe('a replay', () => {
  const { record, seen, events } = played();
  const replay = new Replay(stoneAge as AnyGame, record);

  it('shows every viewer what they saw, forwards, backwards and in leaps', () => {
    const { length } = replay;
    expect(length).toBe(record.moves.length);
    const choose = chooser('leaps');
    const forwards = Array.from({ length: length + 1 }, (_, at) => at);
    const leaps = forwards.map(() => choose(forwards));
    for (const at of [...forwards, ...[...forwards].reverse(), ...leaps]) {
      const viewer = choose([0, 1, 2, 3, 4]);
      const position = replay.at(at, VIEWERS[viewer]!);
      expect(position.snapshot).toEqual(seen[at]![viewer]);
      expect(position.moves).toBe(at);
    }
  });

  it('tells what happened by the last move as the viewer may hear of it', () => {
    expect(replay.at(0, 'all')).toMatchObject({ events: [] });
    expect(replay.at(0, 'all').last).toBeUndefined();
    for (let at = 1; at <= replay.length; at++) {
      expect(replay.at(at, 'all').events).toEqual(events[at]);
      expect(replay.at(at, 'all').last).toEqual(record.moves[at - 1]);
    }
    const drawn = events.findIndex((all) =>
      all.some((event) => (event as { type: string }).type === 'cardDrawn'),
    );
    expect(drawn).toBeGreaterThan(0);
    expect(JSON.stringify(replay.at(drawn, 'spectator').events)).toContain('"card":null');
  });

  it('stays within the game', () => {
    expect(replay.at(-3, 0).moves).toBe(0);
    expect(replay.at(1e9, 0).moves).toBe(replay.length);
    expect(replay.at(1e9, 0).decision).toBeUndefined();
    expect((replay.at(1e9, 0).snapshot as Snapshot).result?.scores).toEqual(record.result!.scores);
  });

  it('refuses a record that does not hold', () => {
    expect(() => new Replay(stoneAge as AnyGame, { ...record, secret: 'no' })).toThrow('Secret');
  });
});
