import type { Member } from '@ochre/match';
import type { Kysely, NotNull } from 'kysely';
import type { Schema } from './schema.ts';
import { statisticsFrom } from './statistics.ts';
import type { Statistics } from './store.ts';

/** How it went for a member, by game and by the number of players. */
export async function sqlStatistics(db: Kysely<Schema>, member: Member): Promise<Statistics> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.member', '=', member)
    .where('tables.kind', '=', 'played')
    .where('seats.players', 'is not', null)
    .groupBy(['tables.game', 'seats.players'])
    .select(({ fn }) => [
      'tables.game',
      'seats.players',
      fn.countAll<number>().as('games'),
      fn.sum<number>('seats.victory').as('victories'),
      fn.avg<number>('seats.score').as('meanScore'),
    ])
    .$narrowType<{ players: NotNull }>()
    .execute();
  return statisticsFrom(rows);
}
