import { type BotDesk, hostOf, isPersons, Keeper, memberAt, Refusal, Runner } from '@ochre/host';
import { type GameRecord, ofSeat, randomFrom } from '@ochre/kernel';
import { Declined, type Member, type Plan, rematchOf, type TableView } from '@ochre/match';
import type { Command } from '@ochre/protocol';
import type { Library } from '../library.ts';
import { refusedBy } from '../refusal.ts';
import { Replay } from '../replay.ts';
import { ShownSnapshot } from '../shown-snapshot.ts';
import type { CommandAnswer, PastBoard, TableClient, TableSnapshot } from '../table-client.ts';
import { newToken } from '../token.ts';
import { turnOf } from '../turn.ts';
import { BROWSER_CLOCK } from './browser-clock.ts';
import { Eyes } from './eyes.ts';
import type { LocalSettings } from './settings.ts';
import type { ShelfCard } from './shelf.ts';
import type { ShelvedTable } from './shelved-table.ts';

export interface LocalTableNeeds {
  readonly library: Library;
  readonly desk: BotDesk;
}

/** It is there at once. */
type LocalSnapshot = TableSnapshot & { readonly view: TableView };

/** A table entirely in this browser. People share the screen; bots think at the desk. */
export class LocalTable implements TableClient {
  readonly subscribe: TableClient['subscribe'];
  private readonly kept: ShelvedTable;
  private readonly needs: LocalTableNeeds;
  private readonly keeper: Keeper<ShelvedTable>;
  private readonly runner: Runner<ShelvedTable>;
  private readonly eyes = new Eyes();
  private readonly shown: ShownSnapshot<LocalSnapshot>;
  private readonly unfollow: () => void;
  private now: LocalSettings;
  private replay: { readonly seq: number; readonly of: Replay } | undefined;

  constructor(kept: ShelvedTable, needs: LocalTableNeeds, settings: LocalSettings) {
    this.kept = kept;
    this.needs = needs;
    this.now = settings;
    this.keeper = new Keeper(kept, { changed: () => this.changed() });
    this.runner = this.newRunner();
    this.shown = new ShownSnapshot(this.look());
    this.subscribe = this.shown.subscribe;
    // Another tab goes on with it; where that fails, the next thing done here finds it out.
    this.unfollow = kept.follow((seq) => void this.keeper.moved(seq).catch(() => {}));
    this.runner.wake();
  }

  get id(): string {
    return this.kept.id;
  }

  get origin(): ShelfCard['origin'] {
    return this.kept.origin;
  }

  get snapshot(): LocalSnapshot {
    return this.shown.snapshot;
  }

  get view(): TableView {
    return this.snapshot.view;
  }

  get settings(): LocalSettings {
    return this.now;
  }

  set(changes: Partial<LocalSettings>): void {
    this.now = { ...this.now, ...changes };
    this.show();
    this.runner.wake();
  }

  /** By whoever it is for to do: usually the person whose turn it is. */
  send(command: Command): Promise<CommandAnswer> {
    return this.act(command, this.actorOf(command));
  }

  /** By the person at that seat: around one screen, anybody may resign or answer. */
  sendAs(seat: number, command: Command): Promise<CommandAnswer> {
    return this.act(command, memberAt(seat));
  }

  async moment(moves: number): Promise<PastBoard> {
    const { seq, game, you } = this.view;
    if (game === undefined || moves < 0 || moves > game.moves) {
      return { kind: 'refused', code: 'not-now' };
    }
    if (this.replay?.seq !== seq) this.replay = { seq, of: this.newReplay() };
    return { kind: 'there', board: this.replay.of.at(moves, you ?? 'spectator').snapshot };
  }

  /** The secret is in it once the game is over. */
  record(): GameRecord {
    return this.kept.record();
  }

  /** The game so far as a record that can be played on, with its secret: not for anybody's eyes. */
  openRecord(): GameRecord {
    return { ...this.kept.record(), secret: this.kept.secret };
  }

  /** The same once more; throws a `Declined` while the game is not over. */
  planOfRematch(): Plan {
    const { table } = this.kept;
    if (this.view.rematch === undefined) table.checkRematch('', hostOf(table.plan));
    return rematchOf(table);
  }

  /** Points to the table where they play again. */
  async rematched(next: string): Promise<void> {
    const by = hostOf(this.kept.table.plan);
    await this.keeper.do(by, ({ table }) => table.checkRematch(next, by));
  }

  /** What the person who must decide sees, for whoever is asked for a hint; undefined while nobody must. */
  positionToDecide() {
    const { plan, setup, gameState } = this.kept.table;
    const game = this.needs.library.games[plan.game]!;
    const player = game.decision(gameState)?.player;
    if (player === undefined || !this.isPersons(player)) return undefined;
    // The same position gets the same hint.
    const seed = `hint ${this.id} ${this.view.game?.moves}`;
    const seen = game.determinize(gameState, player, randomFrom(seed));
    return { game: plan.game, setup, seen, player, seed };
  }

  close(): void {
    this.unfollow();
    this.runner.close();
  }

  private async act(command: Command, by: Member): Promise<CommandAnswer> {
    // A second tap on the same thing was meant for the board before the first.
    const { seq: seen } = this.view;
    try {
      if (command.kind === 'mute') {
        throw new Declined('not-now', 'Around one screen everybody hears everybody.');
      }
      return { kind: 'done', seq: await this.keeper.act({ seen, command }, by) };
    } catch (error) {
      this.show();
      return refusedBy(error, this.view);
    }
  }

  private actorOf({ kind }: Command): Member {
    const { view } = this;
    const own = view.you ?? 0;
    if (kind === 'answerUndo') return memberAt(view.undo?.waitsFor[0] ?? own);
    if (kind === 'undo') return memberAt(view.game?.takesBack ?? this.lastPersonToMove() ?? own);
    if (kind === 'askUndo') return memberAt(this.lastPersonToMove() ?? own);
    const turn = turnOf(view);
    return memberAt(turn !== undefined && this.isPersons(turn) ? turn : own);
  }

  private lastPersonToMove(): number | undefined {
    const { told } = this.snapshot;
    for (let at = told.length - 1; at >= 0; at--) {
      const { what } = told[at]!;
      if (what.kind === 'moved' && this.isPersons(what.seat)) return what.seat;
    }
    return undefined;
  }

  private isPersons(seat: number): boolean {
    return isPersons(ofSeat(this.view.seats, seat));
  }

  private newReplay(): Replay {
    return new Replay(this.needs.library.games[this.view.plan.game]!, this.openRecord());
  }

  private newRunner(): Runner<ShelvedTable> {
    const { library, desk } = this.needs;
    const needs = { games: library.games, desk, clock: BROWSER_CLOCK, newSeed: newToken };
    return new Runner(this.keeper, needs, {
      endsTurnAs: (seat) => (this.now.turnEnds === 'by-itself' ? memberAt(seat) : undefined),
      pace: () => this.now.botPace,
      grace: () => this.now.grace,
      thinkingChanged: () => this.show(),
      stuck: (error) => this.stuck(error),
    });
  }

  /** What cannot be stored is shown; anything else is a bug, and nobody else would hear of it. */
  private stuck(error: unknown): void {
    this.show();
    if (error instanceof Refusal) return;
    queueMicrotask(() => {
      throw error;
    });
  }

  private changed(): void {
    this.show();
    this.runner.wake(this.kept);
  }

  private show(): void {
    this.shown.show(this.look());
  }

  private look(): LocalSnapshot {
    const { table } = this.kept;
    const member = this.eyes.of(table.view(undefined), this.now.viewer);
    const { thinking } = this.runner;
    // On one screen there is nobody whom it would tell anything.
    const { host: _, ...view } = table.view(member);
    return {
      view,
      told: this.kept.told(member),
      status: this.kept.status,
      ...(thinking === undefined ? {} : { thinking }),
    };
  }
}
