import { describe, expect, it } from 'vitest';
import { TableHour } from './table-hour.ts';
import { TestClock } from './testing/test-clock.ts';
import { type Gap, Watch } from './watch.ts';

const NOON = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;

function watching() {
  const machine = new TestClock(NOON);
  const watch = new Watch(machine);
  const gaps: Gap[] = [];
  watch.onGap((gap) => gaps.push(gap));
  watch.keep();
  return { machine, watch, gaps };
}

describe('a watch', () => {
  it('has nothing to tell while time passes as it should', async () => {
    const { machine, gaps } = watching();
    await machine.pass(60_000);
    expect(gaps).toEqual([]);
  });

  it('tells of a process that was stopped, and not of one that was busy', async () => {
    const { machine, gaps } = watching();
    await machine.pass(700);
    await machine.sleep(1_000);
    expect(gaps).toEqual([]);
    await machine.sleep(6_000);
    expect(gaps).toEqual([{ slept: 6_000, jumped: 0 }]);
  });

  it('tells of a clock that was put forward or back, and of a machine that slept', async () => {
    const { machine, gaps } = watching();
    for (const ms of [DAY, -DAY, 100]) {
      machine.jump(ms);
      await machine.pass(5_000);
    }
    expect(gaps).toEqual([
      { slept: 0, jumped: DAY },
      { slept: 0, jumped: -DAY },
    ]);
  });

  it('tells whoever reads it first', async () => {
    const { machine, watch, gaps } = watching();
    machine.jump(DAY);
    expect(watch.now()).toBe(NOON + DAY);
    expect(gaps).toHaveLength(1);
    machine.stop(6_000);
    watch.steady();
    expect(gaps).toHaveLength(2);
  });
});

describe('the hour at a table', () => {
  const hourAt = (last: number) => {
    const machine = new TestClock(NOON);
    const watch = new Watch(machine);
    const hour = new TableHour(watch);
    const lost: number[] = [];
    watch.onGap((gap) => lost.push(hour.skip(gap)));
    hour.open(last);
    return { machine, hour, lost };
  };

  it('is the machine’s when a log is read, and never before its last entry', () => {
    expect(hourAt(NOON - DAY).hour.now()).toBe(NOON);
    const { machine, hour } = hourAt(NOON + DAY);
    machine.stop(1_000);
    expect(hour.now()).toBe(NOON + DAY + 1_000);
  });

  it('goes on as before when the machine’s clock is put back', async () => {
    const { machine, hour, lost } = hourAt(NOON);
    machine.jump(-DAY);
    await machine.pass(1_000);
    expect(hour.now()).toBe(NOON + 1_000);
    expect(lost).toEqual([0]);
  });

  it('goes with the machine’s when that is put forward, and all of it is lost', async () => {
    const { machine, hour, lost } = hourAt(NOON);
    await machine.pass(1_000);
    machine.jump(DAY);
    expect(hour.now()).toBe(NOON + DAY + 1_000);
    expect(lost).toEqual([DAY]);
    machine.jump(-DAY);
    await machine.pass(1_000);
    expect(hour.now()).toBe(NOON + DAY + 2_000);
    machine.jump(DAY);
    // It was there already: nothing was lost the second time.
    expect(hour.now()).toBe(NOON + DAY + 2_000);
    expect(lost).toEqual([DAY, 0, 0]);
  });

  it('goes on from what others have added, though their clocks are behind', () => {
    const { machine, hour } = hourAt(NOON);
    machine.stop(1_000);
    hour.pass(NOON - 30_000);
    machine.stop(1_000);
    expect(hour.now()).toBe(NOON - 29_000);
  });

  it('counts the time in which the process was stopped as lost', () => {
    const { machine, hour, lost } = hourAt(NOON);
    machine.stop(6_000);
    expect(hour.now()).toBe(NOON + 6_000);
    expect(lost).toEqual([6_000]);
  });
});
