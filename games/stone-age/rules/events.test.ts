import { readFileSync } from 'node:fs';
import { play, simulationChance } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import type { Event } from './events.ts';
import { stoneAge } from './game.ts';
import type { State } from './state.ts';
import { eagerWalk } from './testing/eager-walk.ts';

const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');
const documented = new Map(
  [...page.matchAll(/^\| `(\w+)` \| `([\w? ]+)` \|/gm)].map(([, type, fields]) => [
    type!,
    fields!.split(' ').sort(),
  ]),
);

/** In the one-player game only. */
const OPTIONAL = ['grade'];

const check = (events: readonly Event[], seen: Set<string>): void => {
  for (const { type, ...fields } of events) {
    seen.add(type);
    const named = documented
      .get(type)
      ?.filter((field) => field in fields || !OPTIONAL.includes(field));
    expect([type, Object.keys(fields).sort()]).toEqual([type, named]);
  }
};

it('docs/events.md names every event and its fields', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const request =
      seed % 4 === 0
        ? { players: 1, variant: 'solo' }
        : { players: 2 + (seed % 3), modules: seed % 2 ? ['style', 'huts'] : [] };
    walk(stoneAge, request, `events ${seed}`, ({ state, action, chance }) => {
      check(play(stoneAge, state, action, chance).events, seen);
    });
    const rig = { deck: ['C31', 'C05', 'C01'] };
    const solo = { players: 1, variant: 'solo', rig };
    eagerWalk(solo, `events ${seed}`, ({ state, action, chance }) => {
      check(play(stoneAge, state, action, chance).events, seen);
    });
  }
  check(play(stoneAge, nowhereToGo(), stoneAge.parse('place hunt 1'), chance).events, seen);
  expect([...documented.keys()].sort()).toEqual([...seen].sort());
});

const chance = simulationChance('events');

/** Too rare to wait for: after hunting, player 0 stands everywhere, and still has people at home. */
function nowhereToGo(): State {
  const state = stoneAge.setup({ players: 2, modules: [], options: {} }, chance);
  state.player = 0;
  for (const player of state.players) player.home = 0;
  state.players[0]!.home = 3;
  state.players[0]!.stands = (1 << state.crowd.length) - 2;
  return state;
}
