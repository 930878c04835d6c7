import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TalkAllowances } from './talk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of so many are let through. */
const allowed = (talk: TalkAllowances, tries: number, person: (at: number) => string): number =>
  Array.from({ length: tries }, (_, at) => talk.take(person(at), 'network')).filter(Boolean).length;

describe('talk', () => {
  it('is limited for each person, some at once and then one in two seconds', () => {
    const talk = new TalkAllowances(30);
    const ann = () => 'ann';
    expect(allowed(talk, 100, ann)).toBe(8);
    vi.advanceTimersByTime(2_000);
    expect(allowed(talk, 100, ann)).toBe(1);
  });

  it('is limited for all of one network together, however many people it makes itself', () => {
    const talk = new TalkAllowances(30);
    expect(allowed(talk, 1000, (at) => `guest-${at}`)).toBe(23);
    expect(talk.take('ben', 'another')).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(allowed(talk, 1000, (at) => `guest-${at}`)).toBe(3);
  });

  it('takes nothing from a person whose network has nothing left', () => {
    const talk = new TalkAllowances(30);
    allowed(talk, 1000, (at) => `guest-${at}`);
    expect(allowed(talk, 100, () => 'ann')).toBe(0);
    // From elsewhere they may say as much as ever.
    expect(Array.from({ length: 8 }, () => talk.take('ann', 'another'))).not.toContain(false);
  });
});
