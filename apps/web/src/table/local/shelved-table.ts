import {
  type Archive,
  Conflict,
  type Kept,
  Landmarks,
  membersOf,
  type NewEntries,
  recordWithGivenDice,
  TableHour,
  withGivenDice,
} from '@ochre/host';
import type { GameRecord } from '@ochre/kernel';
import { type Entry, type Games, gameNamed, type Member, Table, type Told } from '@ochre/match';
import type { Glance } from '@ochre/ui/game/game-front.ts';
import type { Status } from '../table-client.ts';
import { BROWSER_CLOCK } from './browser-clock.ts';
import type { Shelf, ShelfCard, Shelved } from './shelf.ts';

const READY: Status = { kind: 'ready' };

/** How a game stands, from a view that everybody may have; undefined where nobody can say. */
export type GlanceAt = (game: string, view: unknown) => Glance | undefined;

/** A table on the shelf and here: an entry is stored before anything else learns of it. */
export class ShelvedTable implements Archive<ShelvedTable>, Kept {
  readonly id: string;
  readonly table: Table;
  readonly landmarks = new Landmarks();
  readonly hour = new TableHour(BROWSER_CLOCK);
  private readonly shelf: Shelf;
  private readonly games: Games;
  private readonly glanceAt: GlanceAt;
  /** Of the dice; never for anybody's eyes before the end. */
  readonly secret: string;
  private card: ShelfCard;
  private readonly heard = new Map<Member, readonly Told[]>();
  private storing: Status = READY;

  constructor(games: Games, shelf: Shelf, { card, entries }: Shelved, glanceAt: GlanceAt) {
    const [first, ...others] = entries;
    if (first?.deed.kind !== 'made') throw new Error('A log begins with the making of the table.');
    this.id = card.id;
    this.games = games;
    this.shelf = shelf;
    this.glanceAt = glanceAt;
    this.card = card;
    this.secret = first.deed.secret;
    this.table = Table.open(this.gamesHere(), [first]);
    this.hear(first);
    for (const entry of others) this.takeIn(entry);
  }

  /** Lost while nothing can be stored. */
  get status(): Status {
    return this.storing;
  }

  /** The log as a member may hear of it. */
  told(member: Member): readonly Told[] {
    return this.heard.get(member) ?? [];
  }

  async current(): Promise<ShelvedTable> {
    // Nobody's time runs around one screen: the hour is the machine's.
    this.hour.open(this.table.changedAt);
    return this;
  }

  /** When another tab was first, takes in what that one did. */
  async append({ at, deeds, by }: NewEntries): Promise<void> {
    const after = this.table.seq;
    const entries = deeds.map((deed, index) => ({ seq: after + index + 1, at, by, deed }));
    try {
      await this.shelf.append(this.id, entries);
    } catch (error) {
      if (error instanceof Conflict) await this.catchUp();
      else this.loseStorage();
      throw error;
    }
    this.storing = READY;
    for (const entry of entries) this.takeIn(entry);
    await this.label();
  }

  /** Takes in what another tab has stored. */
  async catchUp(): Promise<ShelvedTable> {
    const stored = await this.shelf.load(this.id);
    for (const entry of stored?.entries ?? []) {
      if (entry.seq === this.table.seq + 1) this.takeIn(entry);
    }
    return this;
  }

  /** Without it the table is all there; only a list would show it as it was before. */
  async label(): Promise<void> {
    this.card = this.cardNow();
    await this.shelf.label(this.card).catch(() => {});
  }

  get origin(): ShelfCard['origin'] {
    return this.card.origin;
  }

  /** The secret is in it once the game is over, and not before. */
  record(): GameRecord {
    const { given } = this.card;
    const record = this.table.record();
    if (given === undefined) return record;
    return recordWithGivenDice(this.game, record, this.secret, given);
  }

  /** Tells when another tab may have gone on; gives back how to stop. */
  follow(stored: (seq: number) => void): () => void {
    return this.shelf.follow(this.id, stored);
  }

  /** The game as anybody plays it. */
  private get game() {
    return gameNamed(this.games, this.card.plan.game);
  }

  private gamesHere(): Games {
    const { given, plan } = this.card;
    if (given === undefined) return this.games;
    return { ...this.games, [plan.game]: withGivenDice(this.game, this.secret, given) };
  }

  private takeIn(entry: Entry): void {
    this.table.apply(entry);
    this.hear(entry);
  }

  /** Each hears it now: what they may know does not grow by what somebody else knows later. */
  private hear(entry: Entry): void {
    const { table } = this;
    this.landmarks.pass(entry);
    for (const member of membersOf(table.plan)) {
      this.heard.set(member, [...this.told(member), ...table.told(table.seq - 1, member)!]);
    }
  }

  private loseStorage(): void {
    if (this.storing.kind === 'ready') {
      this.storing = { kind: 'lost', since: Date.now(), why: 'storage' };
    }
  }

  private cardNow(): ShelfCard {
    const { table, card } = this;
    const { stage, plan } = table;
    return {
      id: card.id,
      origin: card.origin,
      ...(card.given === undefined ? {} : { given: card.given }),
      madeAt: card.madeAt,
      changedAt: table.changedAt,
      stage,
      plan,
      names: table.seats.map(({ name }) => name ?? ''),
      moves: table.moves,
      ...(stage === 'over' ? { result: this.result() } : {}),
      ...(stage === 'playing' ? this.now() : {}),
    };
  }

  private now(): Pick<ShelfCard, 'now'> {
    const { gameState, plan } = this.table;
    const seen = this.glanceAt(plan.game, this.game.view(gameState, 'spectator'));
    if (seen === undefined) return {};
    const turn = this.game.decision(gameState)?.player;
    return { now: { ...seen, ...(turn === undefined ? {} : { turn }) } };
  }

  private result(): NonNullable<ShelfCard['result']> {
    const { gameState } = this.table;
    return { scores: this.game.scores(gameState), winners: this.game.winners(gameState) };
  }
}
