import { type Deed, type Entry, type Games, type Member, type Plan, Table } from '@ochre/match';
import { hostOf, memberAt } from './members.ts';

/** What a table begins with. */
interface Opening {
  readonly plan: Plan;
  /** By seat; those of bots do not matter. */
  readonly names: readonly string[];
  readonly secret: string;
  /** The same. */
  readonly nonces: readonly string[];
}

/** A log before it is stored for the first time: everybody sits, and the game has begun. */
export class Draft {
  readonly entries: Entry[] = [];
  private readonly table: Table;
  private readonly at: number;

  constructor(games: Games, { plan, names, secret, nonces }: Opening, at: number) {
    this.at = at;
    const host = hostOf(plan);
    const made: Deed = { kind: 'made', plan, secret };
    this.entries.push({ seq: 1, at, by: host, deed: made });
    this.table = Table.open(games, this.entries);
    for (const [seat, { kind }] of plan.seats.entries()) {
      if (kind === 'bot') continue;
      const sit = { kind: 'sit', seat, name: names[seat] ?? '', nonce: nonces[seat]! } as const;
      const by = memberAt(seat);
      this.add(this.table.check(sit, by, at), by);
    }
    this.add(this.table.check({ kind: 'begin' }, host, at), host);
  }

  /** A move from a record. It was thought over there: the turn ends with it. */
  move(seat: number, move: string): void {
    const { table, at } = this;
    const by = memberAt(seat);
    if (table.botToMove() !== undefined) {
      this.add(table.checkBotMove(move), 'table');
      return;
    }
    this.add(table.check({ kind: 'move', move }, by, at), by);
    if (table.unconfirmed === seat) {
      this.add(table.check({ kind: 'endTurn' }, by, at), by);
    }
  }

  private add(deeds: readonly Deed[], by: Member | 'table'): void {
    for (const deed of deeds) {
      const entry = { seq: this.table.seq + 1, at: this.at, by, deed };
      this.entries.push(entry);
      this.table.apply(entry);
    }
  }
}
