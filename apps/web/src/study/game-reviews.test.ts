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
    expect(reviews.of('t', record).snapshot).toMatchObject({ stage: 'stopped' });
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
    expect(reviewing.snapshot.stage).toBe('stopped');
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

  it('work at the game that was asked for last, however late the shelf answers', async () => {
    const shelf = new MemoryShelf();
    let answer = (): void => undefined;
    const late = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    vi.spyOn(shelf, 'reviewOf').mockReturnValueOnce(late);
    const { students, reviews } = setUp(shelf);
    const first = reviews.begin('t', record);
    await reviews.begin('u', record);
    answer();
    await first;
    expect(students).toHaveLength(1);
    expect(reviews.of('t', record).snapshot.stage).toBe('idle');
    await reviews.begin('t', record);
    expect([students.length, students[0]!.isEnded]).toEqual([2, true]);
  });

  it('are still whole when a closer look is stopped', async () => {
    const { shelf, students, reviews } = setUp();
    const whole = record.moves.map((_, at) => momentOf(at));
    await reviews.begin('t', record);
    students[0]!.tell(begun, ...whole, { kind: 'reviewed' });
    await reviews.begin('t', record, 'deep');
    students[1]!.tell(begun, momentOf(0));
    await vi.advanceTimersByTimeAsync(10_000);
    students[1]!.tell(momentOf(1));
    expect(reviews.of('t', record).snapshot).toMatchObject({ stage: 'working', depth: 'deep' });
    expect((await shelf.reviewOf('t'))?.moments).toHaveLength(whole.length);
    await reviews.of('t', record).stop();
    const { stage, depth, moments } = reviews.of('t', record).snapshot;
    expect([stage, depth, moments.length]).toEqual(['done', 'normal', whole.length]);
    await reviews.begin('t', record, 'deep');
    students[2]!.tell(begun, ...whole, { kind: 'reviewed' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await shelf.reviewOf('t')).toMatchObject({ depth: 'deep' });
  });

  it('are made anew where the judge of today is another one, and stand where none answers', async () => {
    const { shelf, students, reviews } = setUp();
    await reviews.begin('t', record);
    students[0]!.tell(begun, ...record.moves.map((_, at) => momentOf(at)), { kind: 'reviewed' });
    await vi.advanceTimersByTimeAsync(1_000);

    const offline = setUp(shelf);
    await offline.reviews.begin('t', record);
    expect(offline.students[0]!.asked).toMatchObject({ known: { judge } });
    offline.students[0]!.tell({ kind: 'problem', message: 'offline' });
    expect(offline.reviews.of('t', record).snapshot.stage).toBe('done');
    await offline.reviews.begin('t', record);
    expect(offline.students).toHaveLength(1);

    const later = setUp(shelf);
    await later.reviews.begin('t', record);
    later.students[0]!.tell({ ...begun, judge: { ...judge, version: '2' } }, momentOf(0));
    await vi.advanceTimersByTimeAsync(1_000);
    const { stage, moments } = later.reviews.of('t', record).snapshot;
    expect([stage, moments.length]).toEqual(['working', 1]);
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

  it('are as before when a closer look breaks off, and say so', async () => {
    const { students, reviews } = setUp();
    const whole = record.moves.map((_, at) => momentOf(at));
    await reviews.begin('t', record);
    students[0]!.tell(begun, ...whole, { kind: 'reviewed' });
    await reviews.begin('t', record, 'deep');
    students[1]!.tell(begun, momentOf(0), { kind: 'problem', message: 'out of memory' });
    await vi.advanceTimersByTimeAsync(1_000);
    const { stage, depth, moments, isAsBefore } = reviews.of('t', record).snapshot;
    expect([stage, depth, moments.length, isAsBefore]).toEqual([
      'done',
      'normal',
      whole.length,
      true,
    ]);
    await reviews.begin('t', record, 'deep');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reviews.of('t', record).snapshot).toMatchObject({ stage: 'working', isAsBefore: false });
  });

  it('wait with asking the judge of today, too, while another is worked at', async () => {
    const { shelf, students: first, reviews: before } = setUp();
    await before.begin('t', record);
    first[0]!.tell(begun, ...record.moves.map((_, at) => momentOf(at)), { kind: 'reviewed' });
    await vi.advanceTimersByTimeAsync(1_000);
    const { students, reviews } = setUp(shelf);
    await reviews.begin('t', record);
    await reviews.begin('u', record);
    expect(students.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    await reviews.begin('t', record);
    expect(students).toHaveLength(3);
  });

  it('of a game that is removed end, and leave nothing behind', async () => {
    const { shelf, students, reviews } = setUp();
    await reviews.begin('t', record);
    students[0]!.tell(begun, momentOf(0));
    reviews.forget('t');
    await shelf.remove('t');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(students[0]!.isEnded).toBe(true);
    expect(await shelf.reviewOf('t')).toBeUndefined();
    expect(reviews.of('t', record).snapshot.moments).toEqual([]);
  });
});
