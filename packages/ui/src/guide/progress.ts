import type { Lesson } from '../game/game-page.ts';
import type { Course } from './course.ts';

/** How far the guide has come with somebody. */
export interface Progress<Name extends string> {
  /** Never shown again. */
  readonly seen: readonly Name[];
  readonly open?: Name | undefined;
}

export const BEGINNING = { seen: [] } as const satisfies Progress<never>;

/** What is on the table now, as far as every guide looks at it. */
interface InLesson {
  readonly lesson: Lesson;
}

/** How a guide goes through its course. */
export class Guidance<Name extends string, Now extends InLesson> {
  private readonly course: Course<Name, Now>;
  /** Everything has been said, or enough of it. */
  readonly over: Progress<Name>;

  constructor(course: Course<Name, Now>) {
    this.course = course;
    this.over = { seen: course.names };
  }

  isOver({ seen }: Progress<Name>, lesson: Lesson): boolean {
    return seen.includes(this.course.last[lesson]);
  }

  /** The hint that is due now; each is due once. */
  hintFor(now: Now, { seen }: Progress<Name>): Name | undefined {
    if (this.isOver({ seen }, now.lesson)) return undefined;
    const { hints } = this.course;
    return this.namesOf(now.lesson).find((name) => !seen.includes(name) && hints[name].isDue(now));
  }

  /**
   * Keeps up with the table: an open hint stays while it fits; else it has been seen, because who
   * plays on needs it no more, and the one that fits now comes. The same object where nothing changed.
   */
  keepUp(progress: Progress<Name>, now: Now): Progress<Name> {
    const { open } = progress;
    if (open !== undefined && this.course.hints[open].isDue(now)) return progress;
    const seen = open === undefined ? progress : withRead(progress);
    const next = this.hintFor(now, seen);
    return next === open ? progress : { ...seen, open: next };
  }

  /** The second lesson begins where the first one ends. */
  private namesOf(lesson: Lesson): readonly Name[] {
    const { names, last } = this.course;
    const firsts = names.indexOf(last.first) + 1;
    return lesson === 'first' ? names.slice(0, firsts) : names.slice(firsts);
  }
}

/** The open hint was read. */
export const withRead = <Name extends string>({ seen, open }: Progress<Name>): Progress<Name> =>
  open === undefined ? { seen } : { seen: [...seen, open] };
