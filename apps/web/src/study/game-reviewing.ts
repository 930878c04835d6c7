import type { GameRecord } from '@ochre/kernel';
import { type Depth, type Moment, type Start, USUAL_DEPTH } from '@ochre/search/review';
import type { KeptReview, Shelf } from '../table/local/shelf.ts';
import type { StudyAnswer } from './message.ts';
import type { Ask } from './student.ts';

/** How far the review of a game is. */
export interface Reviewing {
  readonly stage: 'idle' | 'working' | 'done' | 'unjudged' | 'failed';
  readonly depth: Depth;
  readonly judge: KeptReview['judge'] | undefined;
  readonly start: Start | undefined;
  /** Of the first moves, or of all. */
  readonly moments: readonly Moment[];
}

/** What is found is told, and kept, so often at most, in milliseconds: a page has more to do. */
const TELL_MS = 150;
const KEEP_MS = 5_000;

const FORGOTTEN = { judge: undefined, start: undefined, moments: [] } as const;

export type ReviewShelf = Pick<Shelf, 'keepReview' | 'reviewOf'>;

interface Needs {
  readonly table: string;
  readonly record: GameRecord;
  readonly shelf: ReviewShelf;
  readonly ask: Ask;
}

/** The review of one game: found out bit by bit, stopped, gone on with, kept. */
export class GameReviewing {
  private readonly needs: Needs;
  private readonly listeners = new Set<() => void>();
  private readonly kept: Promise<void>;
  private now: Reviewing = { stage: 'idle', depth: USUAL_DEPTH, ...FORGOTTEN };
  /** What was told last. */
  private shown = this.now;
  private halt: (() => void) | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private keptAt = 0;

  constructor(needs: Needs) {
    this.needs = needs;
    this.kept = this.load();
  }

  get snapshot(): Reviewing {
    return this.shown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes on with what is known, or begins anew where it is to be looked at more closely. */
  async begin(depth?: Depth): Promise<void> {
    await this.kept;
    const { stage, depth: before } = this.now;
    const wanted = depth ?? before;
    if (wanted === before && (stage === 'working' || stage === 'done')) return;
    this.halt?.();
    const { record, ask } = this.needs;
    const known = wanted === before ? this.known() : undefined;
    this.change({ stage: 'working', depth: wanted, ...(known ?? FORGOTTEN) });
    this.halt = ask({ kind: 'review', record, depth: wanted, known }, (answer) =>
      this.hear(answer),
    );
  }

  /** It is said to have stopped once what it found is kept: somebody may close the page right then. */
  async stop(): Promise<void> {
    if (this.now.stage !== 'working') return;
    this.halt?.();
    clearTimeout(this.telling);
    this.telling = undefined;
    this.now = { ...this.now, stage: 'idle' };
    await this.keep();
    this.tell();
  }

  private async load(): Promise<void> {
    const { table, record, shelf } = this.needs;
    const kept = await shelf.reviewOf(table).catch(() => undefined);
    if (kept === undefined) return;
    const isDone = kept.moments.length === record.moves.length;
    this.change({ stage: isDone ? 'done' : 'idle', ...kept });
    this.tell();
  }

  private hear(answer: StudyAnswer): void {
    this.change(this.changedBy(answer));
    const isEnd = this.now.stage !== 'working';
    if (isEnd || Date.now() - this.keptAt > KEEP_MS) void this.keep();
  }

  private changedBy(answer: StudyAnswer): Partial<Reviewing> {
    switch (answer.kind) {
      case 'begun': {
        const { judge, start, isAnew } = answer;
        return { judge, start, ...(isAnew ? { moments: [] } : {}) };
      }
      case 'moment':
        return { moments: [...this.now.moments, answer.moment] };
      case 'reviewed':
        return { stage: 'done' };
      case 'unjudged':
        return { stage: 'unjudged' };
      default:
        return { stage: 'failed' };
    }
  }

  private change(part: Partial<Reviewing>): void {
    this.now = { ...this.now, ...part };
    this.telling ??= setTimeout(() => this.tell(), TELL_MS);
  }

  private tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.shown = this.now;
    for (const listener of this.listeners) listener();
  }

  private known(): KeptReview | undefined {
    const { depth, judge, start, moments } = this.now;
    return judge === undefined || start === undefined
      ? undefined
      : { depth, judge, start, moments };
  }

  /** A browser that keeps nothing has the review as long as the page. */
  private async keep(): Promise<void> {
    const known = this.known();
    this.keptAt = Date.now();
    if (known !== undefined) {
      await this.needs.shelf.keepReview(this.needs.table, known).catch(() => undefined);
    }
  }
}
