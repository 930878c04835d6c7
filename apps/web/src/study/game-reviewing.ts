import type { GameRecord } from '@ochre/kernel';
import { type Depth, type Moment, type Start, USUAL_DEPTH } from '@ochre/search/review';
import type { KeptReview, Shelf } from '../table/local/shelf.ts';
import type { StudyAnswer } from './message.ts';
import { type Ask, isEnd } from './student.ts';

/** How far the review of a game is. */
export interface Reviewing {
  /** Who has stopped it wants it to stay so; what is idle goes on when somebody looks at it. */
  readonly stage: 'idle' | 'working' | 'stopped' | 'done' | 'unjudged' | 'failed';
  readonly depth: Depth;
  readonly judge: KeptReview['judge'] | undefined;
  readonly start: Start | undefined;
  /** Of the first moves, or of all. */
  readonly moments: readonly Moment[];
  /** A closer look broke off: what is here is the review before it. */
  readonly isAsBefore: boolean;
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
  private now: Reviewing = { stage: 'idle', depth: USUAL_DEPTH, isAsBefore: false, ...FORGOTTEN };
  /** What was told last. */
  private shown = this.now;
  private halt: (() => void) | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private keptAt = 0;
  /** What was asked last: until the shelf has answered, it may be something else. */
  private asked = 0;
  /** The last that was found out whole: a closer look that is stopped leaves that one. */
  private whole: KeptReview | undefined;
  /** Whether the judge of today has been asked about what was kept. */
  private isConfirmed = false;
  /** Whoever removed the game keeps nothing of it. */
  private isForgotten = false;

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
    const asked = ++this.asked;
    await this.kept;
    if (asked !== this.asked) return;
    const { stage, depth: before } = this.now;
    const wanted = depth ?? before;
    if (wanted !== before) return this.ask(wanted, undefined);
    if (stage === 'working') return;
    if (stage !== 'done') return this.ask(wanted, this.known());
    if (!this.isConfirmed) this.confirm();
  }

  /** For as long as another is worked at. */
  pause(): Promise<void> {
    return this.rest('idle');
  }

  /** Until somebody wants it to go on. */
  stop(): Promise<void> {
    return this.rest('stopped');
  }

  /** The game is removed. */
  forget(): void {
    this.isForgotten = true;
    void this.rest('stopped');
  }

  private ask(depth: Depth, known: KeptReview | undefined): void {
    this.halt?.();
    this.change({ stage: 'working', depth, isAsBefore: false, ...(known ?? FORGOTTEN) });
    this.question(depth, known);
  }

  /** What was kept may be by a judge of another day: then all of it is found out anew. */
  private confirm(): void {
    this.isConfirmed = true;
    this.question(this.now.depth, this.known());
  }

  private question(depth: Depth, known: KeptReview | undefined): void {
    const { record, ask } = this.needs;
    this.halt = ask({ kind: 'review', record, depth, known }, (answer) => this.hear(answer));
  }

  /** It is said to have stopped once what it found is kept: somebody may close the page right then. */
  private async rest(stage: 'idle' | 'stopped'): Promise<void> {
    this.asked++;
    const isAsking = this.halt !== undefined;
    this.halt?.();
    this.halt = undefined;
    if (this.now.stage !== 'working') {
      if (isAsking) this.isConfirmed = false;
      return;
    }
    clearTimeout(this.telling);
    this.telling = undefined;
    const left = this.whole;
    this.now =
      left === undefined ? { ...this.now, stage } : { ...this.now, ...left, stage: 'done' };
    await this.keep();
    this.tell();
  }

  private async load(): Promise<void> {
    const { table, record, shelf } = this.needs;
    const kept = await shelf.reviewOf(table).catch(() => undefined);
    if (kept === undefined) return;
    const isDone = kept.moments.length === record.moves.length;
    if (isDone) this.whole = kept;
    this.change({ stage: isDone ? 'done' : 'idle', ...kept });
    this.tell();
  }

  private hear(answer: StudyAnswer): void {
    if (isEnd(answer)) this.halt = undefined;
    // Where the judge cannot be asked, what it said before stands.
    const isMute = answer.kind === 'problem' || answer.kind === 'unjudged';
    if (this.now.stage === 'done' && isMute) return;
    this.change(this.changedBy(answer));
    const isOver = this.now.stage !== 'working';
    if (isOver || Date.now() - this.keptAt > KEEP_MS) void this.keep();
  }

  private changedBy(answer: StudyAnswer): Partial<Reviewing> {
    switch (answer.kind) {
      case 'begun': {
        const { judge, start, isAnew } = answer;
        if (!isAnew) return { judge, start };
        if (this.now.stage === 'done') this.whole = undefined;
        return { stage: 'working', judge, start, moments: [] };
      }
      case 'moment':
        return { moments: [...this.now.moments, answer.moment] };
      case 'reviewed':
        this.isConfirmed = true;
        return { stage: 'done' };
      case 'unjudged':
        return { stage: 'unjudged' };
      default:
        return this.whole === undefined
          ? { stage: 'failed' }
          : { ...this.whole, stage: 'done', isAsBefore: true };
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

  /** A browser that keeps nothing has the review as long as the page. What is whole is not kept less. */
  private async keep(): Promise<void> {
    const known = this.known();
    this.keptAt = Date.now();
    if (known === undefined || this.isForgotten) return;
    if (this.now.stage === 'done') this.whole = known;
    else if (this.whole !== undefined) return;
    await this.needs.shelf.keepReview(this.needs.table, known).catch(() => undefined);
  }
}
