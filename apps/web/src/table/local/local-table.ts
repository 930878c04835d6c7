import type { GameRecord } from '@ochre/kernel';
import { type Member, type Plan, rematchOf, type TableView } from '@ochre/match';
import type { Command } from '@ochre/protocol';
import { Refusal, refusedBy } from '../refusal.ts';
import { Replay } from '../replay.ts';
import { Shown } from '../shown.ts';
import type { Answer, Moment, TableClient, TableSnapshot } from '../table-client.ts';
import { turnOf } from '../turn.ts';
import { Eyes } from './eyes.ts';
import { Keeper } from './keeper.ts';
import type { KeptTable } from './kept-table.ts';
import { hostOf, isPersons, memberAt } from './members.ts';
import { Runner, type RunnerNeeds } from './runner.ts';
import type { LocalSettings } from './settings.ts';
import type { TableCard } from './shelf.ts';

/** What depends on the moment it was decided at. */
const OF_THE_MOMENT: readonly Command['kind'][] = ['move', 'endTurn', 'undo', 'askUndo'];

/** A table entirely in this browser. People share the screen; bots think at the desk. */
export class LocalTable implements TableClient {
  readonly subscribe: TableClient['subscribe'];
  private readonly kept: KeptTable;
  private readonly needs: RunnerNeeds;
  private readonly keeper: Keeper;
  private readonly runner: Runner;
  private readonly eyes = new Eyes();
  private readonly shown: Shown;
  private readonly unfollow: () => void;
  private now: LocalSettings;
  private position: number;
  private replay: { readonly seq: number; readonly of: Replay } | undefined;

  constructor(kept: KeptTable, needs: RunnerNeeds, settings: LocalSettings) {
    this.kept = kept;
    this.needs = needs;
    this.now = settings;
    this.position = kept.position;
    this.keeper = new Keeper(kept, () => this.changed());
    this.runner = new Runner(this.keeper, needs, {
      settings: () => this.now,
      thinkingChanged: () => this.show(),
    });
    this.shown = new Shown(this.look());
    this.subscribe = this.shown.subscribe;
    this.unfollow = this.keeper.follow();
    this.runner.wake();
  }

  get id(): string {
    return this.kept.id;
  }

  get origin(): TableCard['origin'] {
    return this.kept.origin;
  }

  get snapshot(): TableSnapshot {
    return this.shown.snapshot;
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
  send(command: Command): Promise<Answer> {
    return this.act(command, this.actorOf(command));
  }

  /** By the person at that seat: around one screen, anybody may resign or answer. */
  sendAs(seat: number, command: Command): Promise<Answer> {
    return this.act(command, memberAt(seat));
  }

  async moment(moves: number): Promise<Moment> {
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
  rematched(next: string): Promise<void> {
    const { table } = this.kept;
    const by = hostOf(table.plan);
    return this.keeper.do(by, () => table.checkRematch(next, by));
  }

  close(): void {
    this.unfollow();
    this.runner.close();
  }

  private get view(): TableView {
    return this.snapshot.view!;
  }

  private async act(command: Command, by: Member): Promise<Answer> {
    const { seq: seen } = this.view;
    const { kept } = this;
    try {
      await this.keeper.do(by, (at) => {
        // A second tap on the same thing was meant for the board before the first.
        if (OF_THE_MOMENT.includes(command.kind) && seen < kept.position) {
          throw new Refusal('stale', 'The table has moved on since.');
        }
        return kept.table.check(command, by, at);
      });
      return { kind: 'done', seq: this.view.seq };
    } catch (error) {
      return refusedBy(error, this.view);
    }
  }

  private actorOf({ kind }: Command): Member {
    const { view } = this;
    const own = view.you ?? 0;
    if (kind === 'answerUndo') return memberAt(view.undo?.waitsFor[0] ?? own);
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
    return isPersons(this.view.seats[seat]!);
  }

  private newReplay(): Replay {
    return new Replay(this.needs.games[this.view.plan.game]!.game, this.openRecord());
  }

  private changed(): void {
    if (this.kept.position !== this.position) this.runner.callOff();
    this.position = this.kept.position;
    this.show();
    this.runner.wake();
  }

  private show(): void {
    this.shown.show(this.look());
  }

  private look(): TableSnapshot {
    const { table } = this.kept;
    const member = this.eyes.of(table.view(undefined), this.now.viewer);
    const { thinking } = this.runner;
    return {
      view: table.view(member),
      told: this.kept.told(member),
      status: this.keeper.status,
      ...(thinking === undefined ? {} : { thinking }),
    };
  }
}
