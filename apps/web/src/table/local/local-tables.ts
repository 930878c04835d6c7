import {
  type BotDesk,
  Conflict,
  Draft,
  dailyPlan,
  type Given,
  openSecretOf,
  Refusal,
  withGivenDice,
} from '@ochre/host';
import { type GameRecord, parseRecord, printRecord, Refused } from '@ochre/kernel';
import { checkPlan, Declined, type Games, gameNamed, type Plan, type SeatPlan } from '@ochre/match';
import type { Daily } from '@ochre/protocol/vocabulary';
import type { Library } from '../library.ts';
import { Replay } from '../replay.ts';
import { newToken } from '../token.ts';
import { LocalTable } from './local-table.ts';
import { type LocalSettings, USUAL_SETTINGS } from './settings.ts';
import type { Origin, Shelf, ShelfCard, Shelved } from './shelf.ts';
import { type GlanceAt, ShelvedTable } from './shelved-table.ts';

export interface LocalTablesNeeds {
  readonly library: Library;
  readonly shelf: Shelf;
  readonly desk: BotDesk;
  /** For lists of games; without it, a list says how many moves there were. */
  readonly glanceAt?: GlanceAt;
}

/** A seat that is given to a person by name or to a bot by level. */
export type Seating =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

interface NewTable {
  readonly plan: Plan;
  readonly names: readonly string[];
  readonly secret: string;
  readonly origin: Origin;
  readonly given?: Given;
  readonly moves?: GameRecord['moves'];
}

/** The game of a day, and who plays it. */
interface NewDaily extends Daily {
  readonly game: string;
  readonly name: string;
  /** Not for the first time. A server tells the secret when the first game is over; else it is open. */
  readonly again?: { readonly secret?: string };
}

/** The tables in this browser: begun, continued, played again, and those from records. */
export class LocalTables {
  private readonly needs: LocalTablesNeeds;

  constructor(needs: LocalTablesNeeds) {
    this.needs = needs;
  }

  /** A new game, begun at once. Throws a `Declined` for a plan or a name that cannot be. */
  begin(plan: Plan, names: readonly string[], settings?: Partial<LocalSettings>) {
    return this.make({ plan, names, secret: newToken(), origin: { kind: 'new' } }, settings);
  }

  /** The game of a day, for one or for one against bots. */
  async daily({ game, day, way, name, again }: NewDaily, settings?: Partial<LocalSettings>) {
    const { meta } = gameNamed(await this.needs.library.with(game), game);
    const plan = dailyPlan(meta, way);
    const secret = again?.secret ?? openSecretOf({ day, way });
    const isAgain = again === undefined ? {} : { isAgain: true as const };
    const origin = { kind: 'daily', day, way, ...isAgain } as const;
    const names = plan.seats.map(({ kind }) => (kind === 'person' ? name : ''));
    return this.make({ plan, names, secret, origin, given: { nonces: [] } }, settings);
  }

  /** Where it was left; undefined when there is no such table in this browser. */
  async open(id: string, settings?: Partial<LocalSettings>): Promise<LocalTable | undefined> {
    const stored = await this.needs.shelf.load(id);
    if (stored === undefined) return undefined;
    const games = await this.needs.library.with(stored.card.plan.game);
    const kept = this.kept(games, stored);
    if (kept.table.nextDue() !== undefined) await resume(kept);
    return this.seat(kept, settings);
  }

  /** The last changed first. */
  list(): Promise<readonly ShelfCard[]> {
    return this.needs.shelf.list();
  }

  remove(id: string): Promise<void> {
    return this.needs.shelf.remove(id);
  }

  /** The same people and bots once more, and the next player begins. */
  async rematch(table: LocalTable): Promise<LocalTable> {
    const { settings } = table;
    const { rematch, seats } = table.view;
    const plan = table.planOfRematch();
    const there = rematch === undefined ? undefined : await this.open(rematch, settings);
    if (there !== undefined) return there;
    const [first, ...others] = seats.map(({ name }) => name ?? '');
    const names = [...others, first!];
    const origin = { kind: 'rematch', of: table.id } as const;
    const next = await this.make({ plan, names, secret: newToken(), origin }, settings);
    if (rematch === undefined) await table.rematched(next.id);
    return next;
  }

  /** A new game that goes on after so many moves of another one, with the same cards and dice. */
  playOn(
    record: GameRecord,
    moves: number,
    seats: readonly Seating[],
    settings?: Partial<LocalSettings>,
  ): Promise<LocalTable> {
    const origin = { kind: 'playedOn', moves } as const;
    return this.fromRecord(record, moves, seats, origin, settings);
  }

  /**
   * A record from elsewhere, all of it checked; throws a `Refused` that says what is wrong. The same
   * game is kept once: who brings it again finds it where it is. `seat`: whose game it was, if that is known.
   */
  async import(
    text: string,
    { names, seat }: { readonly names: readonly string[]; readonly seat?: number | undefined },
    settings?: Partial<LocalSettings>,
  ) {
    const record = parseRecord(text);
    const kept = await this.find(record, settings);
    if (kept !== undefined) return kept;
    const seats = Array.from(
      { length: record.setup.players },
      (_, at) => ({ kind: 'person', name: names[at] ?? `${at + 1}` }) as const,
    );
    const { length } = record.moves;
    const origin = { kind: 'imported', ...(seat === undefined ? {} : { seat }) } as const;
    return this.fromRecord(record, length, seats, origin, settings);
  }

  /** A table in this browser that has come exactly as far as the record. */
  private async find(
    record: GameRecord,
    settings: Partial<LocalSettings> | undefined,
  ): Promise<LocalTable | undefined> {
    const text = printRecord(record);
    for (const card of await this.list()) {
      if (!isLike(card, record)) continue;
      const table = await this.open(card.id, settings);
      if (table !== undefined && printRecord(table.openRecord()) === text) return table;
      table?.close();
    }
    return undefined;
  }

  private async fromRecord(
    record: GameRecord,
    moves: number,
    seats: readonly Seating[],
    origin: Origin,
    settings: Partial<LocalSettings> | undefined,
  ): Promise<LocalTable> {
    const { [record.game]: game } = await this.needs.library.with(record.game);
    if (game === undefined) {
      throw new Refused('no-such-game', `record Game: "${record.game}" is not played here`);
    }
    if (seats.length !== record.setup.players) {
      throw new Declined('bad-plan', `seats: ${record.setup.players} are expected`);
    }
    const replay = new Replay(game, record);
    const { secret, nonces, setup } = record;
    const { rig, modules, variant, options } = setup;
    const plan: Plan = {
      game: record.game,
      setup: { modules, ...(variant === undefined ? {} : { variant }), options },
      seats: seats.map(plannedAs),
      clock: { kind: 'none' },
      isOpen: false,
      hidesOdds: false,
    };
    const names = seats.map((seat) => (seat.kind === 'person' ? seat.name : ''));
    const given = { nonces, ...(rig === undefined ? {} : { rig }) };
    const played = replay.record.moves.slice(0, moves);
    return this.make({ plan, names, secret: secret!, origin, given, moves: played }, settings);
  }

  private async make(
    { plan: wanted, names, secret, origin, given, moves = [] }: NewTable,
    settings: Partial<LocalSettings> | undefined,
  ): Promise<LocalTable> {
    const games = await this.needs.library.with(wanted.game);
    const plan = checkPlan(games, wanted);
    const at = Date.now();
    const nonces = plan.seats.map((_, seat) => given?.nonces[seat] ?? newToken());
    const draft = new Draft(
      gamesFor(games, { plan, secret, given }),
      { plan, names, secret, nonces },
      at,
    );
    for (const { player, move } of moves) draft.move(player, move);
    const card: ShelfCard = {
      id: newToken(),
      origin,
      ...(given === undefined ? {} : { given }),
      madeAt: at,
      changedAt: at,
      stage: 'gathering',
      plan,
      names,
      moves: 0,
    };
    const { entries } = draft;
    await this.store(card.id, entries);
    const kept = this.kept(games, { card, entries });
    await kept.label();
    return this.seat(kept, settings);
  }

  private kept(games: Games, stored: Shelved): ShelvedTable {
    const { shelf, glanceAt = () => undefined } = this.needs;
    return new ShelvedTable(games, shelf, stored, glanceAt);
  }

  private async store(id: string, entries: Draft['entries']): Promise<void> {
    try {
      await this.needs.shelf.append(id, entries);
    } catch (error) {
      throw cannotStore(error);
    }
  }

  private seat(kept: ShelvedTable, settings: Partial<LocalSettings> | undefined): LocalTable {
    return new LocalTable(kept, this.needs, { ...USUAL_SETTINGS, ...settings });
  }
}

interface Dealt {
  readonly plan: Plan;
  readonly secret: string;
  readonly given: Given | undefined;
}

/** With the dice that are given, where some are. */
function gamesFor(games: Games, { plan: { game }, secret, given }: Dealt): Games {
  if (given === undefined) return games;
  return { ...games, [game]: withGivenDice(games[game]!, secret, given) };
}

/** The time this page was away counts for nobody. */
async function resume(kept: ShelvedTable): Promise<void> {
  try {
    const { hour } = await kept.current();
    await kept.append({ at: hour.now(), deeds: [{ kind: 'resumed' }], by: 'table' });
  } catch (error) {
    // In another tab it goes on already.
    if (!(error instanceof Conflict)) throw cannotStore(error);
  }
}

const cannotStore = (error: unknown): Refusal =>
  new Refusal('unavailable', 'This browser could not store the table.', { cause: error });

/** Whether it is worth opening the table to compare the two. */
const isLike = ({ plan, moves, result }: ShelfCard, record: GameRecord): boolean =>
  plan.game === record.game &&
  moves === record.moves.length &&
  `${result?.scores}` === `${record.result?.scores}`;

const plannedAs = (seat: Seating): SeatPlan =>
  seat.kind === 'person' ? { kind: 'person' } : { kind: 'bot', level: seat.level };
