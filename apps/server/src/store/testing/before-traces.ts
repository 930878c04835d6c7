import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { migrate } from '../migrations.ts';
import type { Schema } from '../schema.ts';
import type { Store } from '../store.ts';

const NOW = 1_700_000_000_000;
const ADA = 'I0ggwO3UsxdaQLl_';
const BEN = 'bbbbbbbbbbbbbbb-';

const text = (value: unknown): string => `'${JSON.stringify(value)}'`;
const entry = (seq: number, by: string, deed: object): string =>
  `insert into entries values ('t', ${seq}, ${text({ seq, at: NOW + seq, by, command: 'c', deed })})`;
const table = (id: string, kind: string, host: string, seq: number): string => `
  insert into tables
    (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at)
    values ('${id}', '${id}', '${kind}', 'stone-age', '1', 'over', 0, '{}', '${host}', '[]', ${seq},
      ${NOW}, ${NOW})`;
const guest = (id: string): string =>
  `insert into persons (id, name, made_at) values ('${id}', '', ${NOW})`;

const ROWS: readonly string[] = [
  table('t', 'played', ADA, 11),
  table('i', 'imported', BEN, 0),
  entry(1, ADA, { kind: 'made', plan: {}, secret: 's', botNonces: [] }),
  ...Array.from({ length: 8 }, (_, at) =>
    entry(at + 2, ADA, { kind: 'moved', seat: 0, move: 'm' }),
  ),
  entry(10, BEN, { kind: 'said', name: 'Ben', text: 'hello' }),
  entry(11, ADA, { kind: 'sat', seat: 0, name: 'Ada', nonce: 'n' }),
  guest(ADA),
  guest(BEN),
  `insert into sessions values ('hash', '${ADA}', ${NOW}, ${NOW + 5})`,
];

/** A database as a server left it that could delete nobody. */
export async function fillAsBefore(db: Kysely<Schema>): Promise<void> {
  await migrate(db, undefined, 3);
  for (const statement of ROWS) await sql.raw(statement).execute(db);
  await db.destroy();
}

/** Everybody is found who left something, and guests were last here when they were. */
export async function expectAllFound(store: Store): Promise<void> {
  expect(await store.tracesOf(ADA, 9)).toEqual(['t']);
  expect(await store.tracesOf(BEN, 9)).toEqual(['i', 't']);
  expect(await store.oldTalk(NOW + 1, 9)).toContain('t');
  expect(await store.oldGuests(NOW + 5, 9)).toEqual([BEN]);
  expect(await store.oldGuests(NOW + 6, 9)).toEqual([BEN, ADA]);
}
