import { readFileSync } from 'node:fs';
import { play } from '@ochre/kernel';
import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import type { Event } from './events.ts';
import { carcassonne } from './game.ts';
import { AROUND_BUT_SOUTH } from './testing/around.ts';
import { TestTable } from './testing/test-table.ts';

const page = readFileSync(new URL('../../../docs/events-carcassonne.md', import.meta.url), 'utf8');
const documented = new Map(
  [...page.matchAll(/^\| `(\w+)` \| `([\w ]+)` \|/gm)].map(([, type, fields]) => [
    type!,
    fields!.split(' ').sort(),
  ]),
);

it('docs/events-carcassonne.md names every event and its fields', () => {
  const seen = new Set<string>();
  const check = (events: readonly Event[]): void => {
    for (const { type, ...fields } of events) {
      seen.add(type);
      expect([type, Object.keys(fields).sort()]).toEqual([type, documented.get(type)]);
    }
  };
  for (let seed = 0; seed < 5; seed++) {
    const request = { players: 2 + (seed % 4), modules: seed % 2 ? ['shrine'] : [] };
    walk(carcassonne, request, `events ${seed}`, ({ state, action, chance }) => {
      check(play(carcassonne, state, action, chance).events);
    });
  }
  // Too rare to wait for.
  const challenge = [
    ['B', '0,1 r0', 'cloister'],
    ['SH1', '0,2 r0', 'shrine'],
  ] as const;
  check(TestTable.with([...challenge, ...AROUND_BUT_SOUTH], { modules: ['shrine'] }).events);
  check(TestTable.with([['E', '0,-1 r2']], {}, ['C', 'U']).events);
  expect([...documented.keys()].sort()).toEqual([...seen].sort());
});

it('nothing is told that is hidden from anybody', () => {
  const event: Event = { type: 'turned', player: 0, tile: 'V', turn: 2 };
  for (const viewer of [0, 1, 'spectator', 'all'] as const) {
    expect(carcassonne.redact(event, viewer)).toEqual(event);
  }
});
