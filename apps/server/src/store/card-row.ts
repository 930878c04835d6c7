import type { SeatRow, TableRow } from './schema.ts';
import type { TableCard } from './store.ts';
import { victoryOf } from './victory.ts';

export function rowOf(card: TableCard): Omit<TableRow, 'talk'> {
  return {
    id: card.id,
    code: card.code,
    kind: card.kind,
    game: card.game,
    rules_version: card.rulesVersion,
    stage: card.stage,
    is_open: card.isOpen ? 1 : 0,
    plan: JSON.stringify(card.plan),
    host: card.host,
    members: JSON.stringify(card.members),
    seq: card.seq,
    turn: card.turn ?? null,
    made_at: card.madeAt,
    changed_at: card.changedAt,
    result: card.result === undefined ? null : JSON.stringify(card.result),
    daily: card.daily === undefined ? null : JSON.stringify(card.daily),
  };
}

export function cardOfRow(row: Omit<TableRow, 'talk'>): TableCard {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    game: row.game,
    rulesVersion: row.rules_version,
    stage: row.stage,
    isOpen: row.is_open === 1,
    plan: JSON.parse(row.plan),
    host: row.host,
    members: JSON.parse(row.members),
    seq: row.seq,
    ...(row.turn !== null && { turn: row.turn }),
    ...(row.daily !== null && { daily: JSON.parse(row.daily) }),
    madeAt: row.made_at,
    changedAt: row.changed_at,
    ...(row.result !== null && { result: JSON.parse(row.result) }),
  };
}

export function seatRowsOf({ id, members, result }: TableCard): SeatRow[] {
  return members.map(({ member, seat }) => ({
    table_id: id,
    seat,
    member,
    players: result?.scores.length ?? null,
    score: result?.scores[seat] ?? null,
    victory: result === undefined ? null : victoryOf(result, seat),
  }));
}
