import { Playthrough } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShelf } from '../table/local/memory-shelf.ts';
import { GameReviews } from './game-reviews.ts';
import type { StudyAnswer, StudyQuestion } from './message.ts';
import { asking, type Student } from './student.ts';

/** A worker that says what the test lets it say. */
class FakeStudent implements Student {
  asked: StudyQuestion | undefined;
  isEnded = false;
  onmessage: Student['onmessage'] = null;
  onerror: Student['onerror'] = null;

  postMessage(asked: StudyQuestion): void {
    this.asked = asked;
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(...answers: StudyAnswer[]): void {
    for (const data of answers) this.onmessage?.({ data });
  }
}

const table = new Playthrough(pebbles, { players: 2 }, { secret: 's', nonces: [] });
while (pebbles.decision(table.state) !== undefined) {
  table.move(pebbles.legalActions(table.state)[0]!);
}
const record = table.record();

const worth = { shares: [0.5, 0.5], points: [0, 0] };
const judge = { name: 'judge', version: '1' };
const begun: StudyAnswer = {
  kind: 'begun',
  judge,
  start: { worth, luck: worth },
  isAnew: true,
};
const momentOf = (at: number): StudyAnswer => ({
  kind: 'moment',
  moment: { at, player: 0, move: 'take 1', after: worth, luck: worth, ways: 1 },
});

describe('Reviews', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  function setUp(shelf = new MemoryShelf()) {
    const students: FakeStudent[] = [];
    const reviews = new GameReviews(
      shelf,
      asking(() => {
        const student = new FakeStudent();
        students.push(student);
        return student;
      }),
    );
    return { shelf, students, reviews };
  }

  it('tell of what is found, not of every bit of it, and keep all of it at the end', async () => {
    const { shelf, students, reviews } = setUp();
    const told = vi.fn();
    reviews.of('t', record).subscribe(told);
    await reviews.begin('t', record);
    students[0]!.tell(begun, ...record.moves.map((_, at) => momentOf(at)), { kind: 'reviewed' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told.mock.calls.length).toBeLessThan(4);
    const { stage, moments } = reviews.of('t', record).snapshot;
    expect([stage, moments.length]).toEqual(['done', record.moves.length]);
    expect((await shelf.reviewOf('t'))?.moments).toHaveLength(record.moves.length);
    expect(students[0]!.isEnded).toBe(true);
    // It is done: nobody has to find it out again.
    await reviews.begin('t', record);
    expect(students).toHaveLength(1);
  });

  it('stop when they are told to, and go on from there, also after the page was closed', async () => {
    const { shelf, students, reviews } = setUp();
    await reviews.begin('t', record);
    students[0]!.tell(begun, momentOf(0), momentOf(1));
    await reviews.of('t', record).stop();
    expect(students[0]!.isEnded).toBe(true);
    students[0]!.tell(momentOf(2));
    expect(reviews.of('t', record).snapshot).toMatchObject({ stage: 'idle' });
    expect(reviews.of('t', record).snapshot.moments).toHaveLength(2);
    const later = setUp(shelf);
    await later.reviews.begin('t', record);
    expect(later.students[0]!.asked).toMatchObject({ known: { judge } });
    later.students[0]!.tell({ ...begun, isAnew: false }, momentOf(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(later.reviews.of('t', record).snapshot.moments).toHaveLength(3);
  });

  it('say that they have stopped once what they found is kept', async () => {
    const { shelf, students, reviews } = setUp();
    let kept = (): void => undefined;
    vi.spyOn(shelf, 'keepReview').mockReturnValue(
      new Promise((resolve) => {
        kept = resolve;
      }),
    );
    await reviews.begin('t', record);
    students[0]!.tell(begun, momentOf(0));
    const reviewing = reviews.of('t', record);
    await vi.advanceTimersByTimeAsync(1_000);
    const stopping = reviewing.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reviewing.snapshot.stage).toBe('working');
    kept();
    await stopping;
    expect(reviewing.snapshot.stage).toBe('idle');
  });

  it('work at one game at a time, and anew where it is to be looked at more closely', async () => {
    const { students, reviews } = setUp();
    await reviews.begin('t', record);
    students[0]!.tell(begun, momentOf(0));
    await reviews.begin('u', record);
    expect([students[0]!.isEnded, reviews.of('t', record).snapshot.stage]).toEqual([true, 'idle']);
    await reviews.begin('t', record, 'deep');
    expect(students[2]!.asked).toMatchObject({ depth: 'deep' });
    expect(students[2]!.asked).not.toHaveProperty('known.moments');
  });

  it('say when nobody can judge, or the worker breaks down', async () => {
    const { students, reviews } = setUp();
    await reviews.begin('t', record);
    students[0]!.tell({ kind: 'unjudged' });
    await reviews.begin('u', record);
    students[1]!.onerror?.({ message: 'out of memory' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reviews.of('t', record).snapshot.stage).toBe('unjudged');
    expect(reviews.of('u', record).snapshot.stage).toBe('failed');
    await reviews.begin('u', record);
    expect(students).toHaveLength(3);
  });
});
