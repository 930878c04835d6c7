import type { GameEvent } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { GameStory } from '@ochre/ui/game/game-story.ts';
import { type StandingLine, standingIn } from '../table/standing.ts';

/** What a line tells of. */
export type Content =
  /** All that one player did by a move, or by a move and its answers. */
  | {
      readonly kind: 'deeds';
      readonly player: number;
      readonly deeds: readonly GameEvent[];
      /** Whether nothing came of it. */
      readonly isInVain: boolean;
    }
  | { readonly kind: 'news'; readonly news: GameEvent }
  | { readonly kind: 'heading'; readonly heading: string }
  | {
      readonly kind: 'table';
      readonly what: Told['what'] & { readonly kind: AtTable };
      /** How many moves are or would be taken back. */
      readonly moves: number;
    };

/** What changes nothing that anybody would want to read. */
const SILENT = [
  'planned',
  'chose',
  'turnEnded',
  'unheard',
  'erased',
] as const satisfies readonly Told['what']['kind'][];
/** What happens at a table around the moves, and is told. */
export type AtTable = Exclude<Told['what']['kind'], 'moved' | (typeof SILENT)[number]>;

export interface StoryLine {
  readonly key: string;
  /** The last entry of the log that it tells of. */
  readonly seq: number;
  /** Another one whenever the line says something else. */
  readonly version: string;
  /** The first of the moments it stands for, in moves; none where it only follows from a move. */
  readonly from?: number;
  /** The moment after it. */
  readonly to: number;
  readonly content: Content;
}

/** A round; what is before the game has no number. */
export interface Chapter {
  readonly key: string;
  /** Another one whenever one of its lines says something else. */
  readonly version: string;
  readonly round?: number;
  readonly lines: readonly StoryLine[];
}

/** What was written last of each log: several parts of the page tell of the same one. */
const written = new WeakMap<readonly Told[], { moves: number; chapters: readonly Chapter[] }>();

/** A game's way to tell its events. */
type Telling = GameStory<GameEvent>;

/** A log as a story: by rounds, a line for each move and what followed from it. */
export function storyOf(
  told: readonly Told[],
  moves: number,
  telling: Telling,
): readonly Chapter[] {
  const known = written.get(told);
  if (known?.moves === moves) return known.chapters;
  const { start, entries } = standingIn(told, moves);
  const writer = new Writer(start, telling);
  for (const entry of entries) writer.write(entry);
  const chapters = writer.chapters();
  written.set(told, { moves, chapters });
  return chapters;
}

/** The line of the move that led to a moment. */
export function lineAt(chapters: readonly Chapter[], moves: number): StoryLine | undefined {
  let found: StoryLine | undefined;
  for (const { lines } of chapters) {
    for (const line of lines) if (line.from !== undefined && line.from <= moves) found = line;
  }
  return found;
}

/** When each round begins, in moves. */
export function roundsIn(chapters: readonly Chapter[]): readonly RoundStart[] {
  let moves = 0;
  return chapters.flatMap(({ round, lines }) => {
    const start = round === undefined ? [] : [{ round, moves }];
    moves = lines.at(-1)?.to ?? moves;
    return start;
  });
}
export interface RoundStart {
  readonly round: number;
  readonly moves: number;
}

const isTold = (what: Told['what']): what is Told['what'] & { readonly kind: AtTable } =>
  what.kind !== 'moved' && !(SILENT as readonly string[]).includes(what.kind);

interface DeedsDraft {
  readonly kind: 'deeds';
  readonly player: number;
  readonly deeds: GameEvent[];
}
interface Draft {
  readonly key: string;
  seq: number;
  from?: number;
  to: number;
  readonly content: DeedsDraft | Exclude<Content, { kind: 'deeds' }>;
}
interface ChapterDraft {
  readonly key: string;
  readonly round?: number;
  readonly lines: Draft[];
}

class Writer {
  private readonly start: number;
  private readonly telling: Telling;
  private moves: number;
  private readonly written: ChapterDraft[] = [];
  /** The lines of what players did since the last heading. */
  private current = new Map<number, Draft>();

  constructor(start: number, telling: Telling) {
    this.start = start;
    this.telling = telling;
    this.moves = start;
  }

  write({ told: { seq, what }, before, takenBack }: StandingLine): void {
    if (what.kind === 'moved') {
      this.writeMove(seq, what.seat, what.move, what.events);
    } else if (isTold(what)) {
      const moves = what.kind === 'undoAsked' ? this.start + before - what.moves : takenBack;
      this.add(seq, { kind: 'table', what, moves });
      this.current.clear();
    }
  }

  chapters(): readonly Chapter[] {
    return this.written.map(({ lines: drafts, ...chapter }) => {
      const lines = drafts.map((draft) => this.finished(draft));
      return { ...chapter, lines, version: lines.map(({ version }) => version).join() };
    });
  }

  private writeMove(seq: number, seat: number, move: string, events: readonly GameEvent[]): void {
    this.moves++;
    // The first round begins with the first move; the others say so.
    if (this.moves === 1) this.open(1);
    const asked = this.telling.isAnswer(move) ? this.current.get(seat) : undefined;
    this.current = new Map(asked === undefined ? [] : [[seat, asked]]);
    if (asked !== undefined) this.goOn(asked, seq);
    for (const [at, event] of events.entries()) {
      const line = this.tell(seq, event);
      // What happens first is the move itself; all else follows from it.
      if (at === 0 && line !== undefined) line.from ??= this.moves;
    }
  }

  private goOn(line: Draft, seq: number): void {
    line.from ??= this.moves;
    line.to = this.moves;
    line.seq = seq;
  }

  private tell(seq: number, event: GameEvent): Draft | undefined {
    const chapter = this.telling.chapterOf(event);
    if (chapter !== undefined) return this.open(chapter);
    const heading = this.telling.headingOf(event);
    if (heading !== undefined) return this.head(seq, heading);
    const players = this.telling.playersOf(event);
    if (players.length === 0) return this.add(seq, { kind: 'news', news: event });
    const [first] = players.map((player) => this.tellDeed(seq, event, player));
    return first;
  }

  private tellDeed(seq: number, deed: GameEvent, player: number): Draft {
    const line = this.current.get(player);
    if (line?.content.kind === 'deeds' && !this.telling.standsApart(deed)) {
      line.content.deeds.push(deed);
      return line;
    }
    const begun = this.add(seq, { kind: 'deeds', player, deeds: [deed] });
    this.current.set(player, begun);
    return begun;
  }

  private head(seq: number, heading: string): undefined {
    this.current.clear();
    this.add(seq, { kind: 'heading', heading });
  }

  private open(round: number): undefined {
    this.current.clear();
    this.written.push({ key: `round ${round}`, round, lines: [] });
  }

  private add(seq: number, content: Draft['content']): Draft {
    if (this.written.length === 0) this.written.push({ key: 'before', lines: [] });
    const { lines } = this.written.at(-1)!;
    const line: Draft = { key: `${seq} ${lines.length}`, seq, to: this.moves, content };
    lines.push(line);
    return line;
  }

  private finished({ content, ...line }: Draft): StoryLine {
    const version = `${line.seq}`;
    if (content.kind !== 'deeds') return { ...line, version, content };
    // Of the last move it is not known yet: tools may be added.
    const isInVain = line.to < this.moves && this.telling.isInVain(content.deeds);
    return {
      ...line,
      version: isInVain ? `${version} in vain` : version,
      content: { ...content, isInVain },
    };
  }
}
