import type { TableView, Told } from '@ochre/match';
import type { Command, NewsMessage, PresenceMessage, RefusedMessage } from '@ochre/protocol';
import { ShownSnapshot } from '../shown-snapshot.ts';
import type {
  CommandAnswer,
  PastBoard,
  Status,
  TableClient,
  TableSnapshot,
  TurnEnds,
} from '../table-client.ts';
import { newToken } from '../token.ts';
import { isWhole, joined } from './gap.ts';
import type { Line, NewsListener } from './line.ts';
import { Moments, seqOfMoment } from './moments.ts';

/** So long the news of what was done may take before it is asked for. */
const NEWS_MS = 1_000;

export interface NetworkTableNeeds {
  readonly line: Line;
  /** The whole log of the table, as `Api.history` gets it. */
  readonly history: (table: string) => Promise<readonly Told[]>;
}

type Timer = ReturnType<typeof setTimeout>;

/** How the own turns end. */
interface TurnSettings {
  readonly turnEnds: TurnEnds;
  /** So long it can still be taken back where a bot is next, which would not wait. */
  readonly grace: number;
}

/** A table that a server keeps. */
export class NetworkTable implements TableClient, NewsListener {
  readonly id: string;
  readonly subscribe: TableClient['subscribe'];
  private readonly needs: NetworkTableNeeds;
  private readonly shown: ShownSnapshot;
  private readonly moments = new Moments();
  private catchingUp: readonly { readonly seq: number; readonly done: () => void }[] = [];
  private turnEnds: TurnEnds = 'when-told';
  private grace = 0;
  /** The turn that is about to end, by how many moves there are. */
  private ending: { readonly moves: number; readonly timer: Timer } | undefined;
  private isLoading = false;
  private isClosed = false;

  constructor(id: string, needs: NetworkTableNeeds) {
    this.id = id;
    this.needs = needs;
    this.shown = new ShownSnapshot({ view: undefined, told: [], status: needs.line.status });
    this.subscribe = this.shown.subscribe;
    needs.line.follow(id, this);
  }

  get snapshot(): TableSnapshot {
    return this.shown.snapshot;
  }

  /** The hour at the table. */
  now(): number {
    return this.needs.line.now(this.id);
  }

  async send(command: Command): Promise<CommandAnswer> {
    const { line } = this.needs;
    const seen = this.seq() ?? 0;
    const outcome = await line.act({ do: 'act', id: newToken(), table: this.id, seen, command });
    if (outcome.is === 'refused') return this.refusal(outcome);
    await this.caughtUpWith(outcome.seq);
    return { kind: 'done', seq: outcome.seq };
  }

  set({ turnEnds, grace }: TurnSettings): void {
    this.turnEnds = turnEnds;
    this.grace = grace;
    this.endTurn();
  }

  async moment(moves: number): Promise<PastBoard> {
    const { told, view } = this.snapshot;
    const seq = seqOfMoment(told, view?.game?.moves ?? 0, moves);
    if (seq === undefined) return { kind: 'refused', code: 'not-now' };
    const known = this.moments.at(seq);
    if (known !== undefined) return { kind: 'there', board: known };
    const answer = await this.needs.line.past(this.id, seq);
    if (answer.is === 'refused') return { kind: 'refused', code: answer.code };
    this.moments.keep(answer.view);
    return { kind: 'there', board: this.moments.at(seq) };
  }

  close(): void {
    this.stopEnding();
    this.isClosed = true;
    this.needs.line.unfollow(this.id);
    for (const { done } of this.catchingUp) done();
  }

  seq(): number | undefined {
    return this.snapshot.view?.seq;
  }

  news({ told, view, seq }: NewsMessage): void {
    const known = this.seq();
    // Late or twice; but whom one hears may be others at the same number.
    if (known !== undefined && seq <= known) {
      if (seq === known && !isSame(view.muted, this.snapshot.view?.muted)) this.show({ view });
      return;
    }
    const fresh = told.filter((line) => line.seq > (known ?? 0));
    if (known !== undefined && told.length > 0 && !isWhole(fresh, known, seq)) {
      // Something in between was lost on the way.
      this.needs.line.ask(this.id);
      return;
    }
    // After a long time away only the view comes; the history tells the rest.
    // So does it where something that was told before is erased.
    const isErased = fresh.some(({ what }) => what.kind === 'erased');
    const isGapKnown = isWhole(fresh, known ?? 0, seq) && !isErased;
    this.moments.see(view, fresh);
    this.show({ view, told: isGapKnown ? [...this.snapshot.told, ...fresh] : [] });
    this.catchingUp = this.catchingUp.filter((waits) => {
      if (waits.seq <= seq) waits.done();
      return waits.seq > seq;
    });
    void this.loadHistory();
    this.endTurn();
  }

  presence({ here, watching }: PresenceMessage): void {
    this.show({ presence: { here, watching } });
  }

  refused({ code, message }: RefusedMessage): void {
    this.show({ status: { kind: 'refused', code, message } });
  }

  statusChanged(): void {
    if (this.snapshot.status.kind !== 'refused') this.show({ status: this.lineStatus });
  }

  private get lineStatus(): Status {
    return this.needs.line.status;
  }

  /** Looked at once for every news: a refused one is not tried again. */
  private endTurn(): void {
    const { game, you, seats } = this.snapshot.view ?? {};
    const isOwn = game?.unconfirmed !== undefined && game.unconfirmed === you;
    const moves = isOwn && this.turnEnds === 'by-itself' ? game.moves : undefined;
    if (moves !== undefined && this.ending?.moves === moves) return;
    this.stopEnding();
    if (moves === undefined) return;
    const next = game?.decision?.player;
    const isBotNext = next !== undefined && seats?.[next]?.bot !== undefined;
    const end = (): void => void this.send({ kind: 'endTurn' });
    if (isBotNext && this.grace > 0) this.ending = { moves, timer: setTimeout(end, this.grace) };
    else end();
  }

  private stopEnding(): void {
    clearTimeout(this.ending?.timer);
    this.ending = undefined;
  }

  private refusal({ code, message, rule, view }: RefusedMessage): CommandAnswer {
    const now: TableView | undefined = view ?? this.snapshot.view;
    // The view alone would leave a hole in what is told.
    if (view !== undefined && view.seq > (this.seq() ?? 0)) this.needs.line.ask(this.id);
    const why = rule === undefined ? {} : { rule };
    return { kind: 'refused', code, message, ...why, view: now };
  }

  /** So that whoever waits for an answer sees the table as it is by it. */
  private caughtUpWith(seq: number): Promise<void> {
    if (this.isClosed || (this.seq() ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.needs.line.ask(this.id), NEWS_MS);
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.catchingUp = [...this.catchingUp, { seq, done }];
    });
  }

  /** What was before this page came, or while it was away for long. */
  private async loadHistory(): Promise<void> {
    if (this.isLoading || this.isClosed || this.snapshot.told[0]?.seq === 1) return;
    const seq = this.seq();
    this.isLoading = true;
    // A log is no reason to stop playing: when it does not come, the next news tries again.
    const history = await this.needs.history(this.id).catch(() => undefined);
    this.isLoading = false;
    const { told, view } = this.snapshot;
    const all = history === undefined ? undefined : joined(history, told, view!.seq);
    if (all !== undefined) this.show({ told: all });
    else if (this.seq() !== seq) void this.loadHistory();
  }

  private show(changes: Partial<TableSnapshot>): void {
    this.shown.show({ ...this.snapshot, ...changes });
  }
}

const isSame = (one: TableView['muted'] = [], other: TableView['muted'] = []): boolean =>
  one.join() === other.join();
