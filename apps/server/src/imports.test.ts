import { readFileSync } from 'node:fs';
import { parseRecord, printRecord } from '@ochre/kernel';
import type { GameSummary, TableAddress } from '@ochre/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFor } from './store/testing/samples.ts';
import { type TestServer, testServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const RECORD = readFileSync(
  new URL('../../../games/stone-age/rules/records/2-2-players-cards.ochre', import.meta.url),
  'utf8',
);

describe('an imported record', () => {
  let server: TestServer;
  let ada: Visitor;
  let bea: Visitor;
  beforeAll(async () => {
    server = await testServer();
    [ada, bea] = await Promise.all([Visitor.arrive(server.origin), Visitor.arrive(server.origin)]);
  });
  afterAll(() => server.close());

  const imported = async (by: Visitor, text: string, status: 200 | 201) => {
    const answer = await by.ask('POST', '/api/records', text);
    expect(answer.status).toBe(status);
    return answer.json as TableAddress;
  };
  const recordOf = async (table: string) =>
    (await bea.ask('GET', `/api/tables/${table}/record`)).text;

  it('is kept once, as its game is written, whatever stood around it', async () => {
    const first = await imported(ada, `${RECORD}${'\n'.repeat(500_000)}`, 201);
    expect(await recordOf(first.table)).toBe(RECORD);
    expect(await imported(ada, RECORD, 200)).toEqual(first);
    expect(await imported(ada, RECORD.replaceAll('\n', '\r\n'), 200)).toEqual(first);
    const { moves, ...others } = parseRecord(RECORD);
    const withoutDice = { ...others, moves: moves.map((move) => ({ ...move, dice: [] })) };
    expect(await imported(ada, printRecord(withoutDice), 200)).toEqual(first);
    const together = await Promise.all(
      [1, 2, 3].map(() => bea.ask('POST', '/api/records', RECORD)),
    );
    expect(new Set(together.map(({ text }) => text)).size).toBe(1);
    expect(together[0]!.json).not.toEqual(first);
  });

  it('is in the list of who has brought it, and nobody else may delete it', async () => {
    const { table } = await imported(ada, RECORD, 200);
    const { json } = await ada.ask('GET', '/api/me/games');
    const { games } = json as { games: GameSummary[] };
    expect(games).toMatchObject([{ table, kind: 'imported', stage: 'over' }]);
    const path = `/api/tables/${table}`;
    expect(await bea.ask('DELETE', path)).toMatchObject({
      status: 403,
      json: { code: 'not-yours' },
    });
    expect((await new Visitor(server.origin).ask('DELETE', path)).status).toBe(401);
    expect((await ada.ask('DELETE', path)).status).toBe(204);
    expect((await ada.ask('DELETE', path)).status).toBe(404);
    expect((await ada.ask('GET', `${path}/record`)).status).toBe(404);
    expect((await ada.ask('GET', '/api/me/games')).json).toEqual({ games: [] });
    expect((await imported(ada, RECORD, 201)).table).toBe(table);
  });

  it('is something else than a game that was played here: that is nobody’s to delete', async () => {
    const plan = { ...cardFor('t').plan, setup: {} };
    const { table } = await ada.makeTable({ plan });
    expect(await ada.ask('DELETE', `/api/tables/${table}`)).toMatchObject({
      status: 409,
      json: { code: 'not-now' },
    });
    expect((await ada.ask('GET', `/api/tables/${table}`)).status).toBe(200);
  });

  it('is one of a hundred at most', async () => {
    const cy = await Visitor.arrive(server.origin);
    const { table } = await imported(cy, RECORD, 201);
    const { host } = (await server.store.cardOf(table))!;
    const more = (at: number) => cardFor(`more${at}`, { kind: 'imported', seq: 0, host });
    for (let at = 1; at < 100; at++) await server.store.addImported(more(at), `record ${at}`);
    expect((await imported(cy, RECORD, 200)).table).toBe(table);
    await server.store.addImported(more(100), 'record 100');
    await cy.ask('DELETE', `/api/tables/${table}`);
    expect(await cy.ask('POST', '/api/records', RECORD)).toMatchObject({
      status: 409,
      json: { code: 'not-now', message: expect.stringContaining('delete one first') },
    });
    await cy.ask('DELETE', '/api/tables/more1');
    await imported(cy, RECORD, 201);
  });
});
