import { checkPlan, type Deed, type Games, type Member, type Naming, Table } from '@ochre/match';
import type { Plan } from '@ochre/protocol';
import type { Daily } from '@ochre/protocol/vocabulary';

interface DailyOpening {
  readonly daily: Daily;
  readonly plan: Plan;
  readonly secret: string;
  /** Of who plays. */
  readonly name: string;
}

/** Where it happens: who makes the table, when, and what may be called how. */
interface DailyTable {
  readonly games: Games;
  readonly by: Member;
  readonly at: number;
  readonly naming?: Naming;
}

/** What makes the table of a day's game, all at once: its player sits, and it has begun. */
export function dailyDeeds({ daily, plan, secret, name }: DailyOpening, there: DailyTable): Deed[] {
  const { games, by, at, naming } = there;
  const made: Deed = { kind: 'made', plan: checkPlan(games, plan), secret, daily };
  const keeping = naming === undefined ? {} : { naming };
  const table = Table.open(games, [{ seq: 1, at, by, deed: made }], keeping);
  // Whatever is said here is added to nothing.
  const sat = table.check({ kind: 'sit', seat: 0, name, nonce: 'none' }, by, at);
  for (const deed of sat) table.apply({ seq: table.seq + 1, at, by, deed });
  return [made, ...sat, ...table.check({ kind: 'begin' }, by, at)];
}
