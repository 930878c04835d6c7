import { describe, expect, it } from 'vitest';
import { declined } from './testing/declined.ts';
import { begun, HOST, type Keeper, move, OTHERS } from './testing/keeper.ts';

const [BEN, CLEO, DORA] = OTHERS;
const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const askFor = (seat: number) => ({ kind: 'askReplace', seat }) as const;
const answer = (agrees: boolean) => ({ kind: 'answerReplace', agrees }) as const;
const VOTED = { kind: 'replaced', level: 'medium', why: 'vote' };

/** Anna's turn, and she does not come. */
function abandoned(letters: string): Keeper {
  const keeper = begun(letters);
  keeper.now += HALF_HOUR;
  return keeper;
}

/** The same, and Ben asks for a bot; Cleo has just been there. */
function asked(letters = 'ppp'): Keeper {
  const keeper = abandoned(letters);
  keeper.do({ kind: 'sayPhrase', phrase: 'hello' }, CLEO);
  keeper.do(askFor(0), BEN);
  return keeper;
}

describe('who does not come back to a table without a clock', () => {
  it('may be replaced when the table has waited for half an hour, and the view says when', () => {
    const keeper = begun('ppp');
    const from = keeper.now + HALF_HOUR;
    expect(keeper.table.view(BEN).mayReplaceAt).toBe(from);
    expect(keeper.table.view(HOST).mayReplaceAt).toBeUndefined();
    expect(keeper.table.view('member-eve').mayReplaceAt).toBeUndefined();
    keeper.now = from - 1;
    expect(() => keeper.do(askFor(0), BEN)).toThrow(declined('not-now'));
    keeper.now = from;
    expect(keeper.do(askFor(0), BEN)).toEqual([{ kind: 'replaceAsked', seat: 1, whom: 0 }]);
  });

  it('is replaced when all who were there lately agree, five minutes after it was asked', () => {
    const keeper = asked();
    const at = keeper.now + 5 * MINUTE;
    expect(keeper.table.view(CLEO).replace).toEqual({ by: 1, seat: 0, waitsFor: [2], at });
    keeper.do(answer(true), CLEO);
    expect(keeper.table.view(CLEO).replace).toMatchObject({ waitsFor: [] });
    expect(keeper.table.nextDue()).toBe(at);
    expect(keeper.wait(5 * MINUTE - 1)).toEqual([]);
    expect(keeper.wait(1)).toEqual([{ ...VOTED, seat: 0 }]);
    expect(keeper.table.view(HOST)).toMatchObject({ wasAt: 0 });
    expect(keeper.table.seats[0]).toMatchObject({ bot: 'medium', left: 'vote' });
    expect(keeper.table.botToMove()).toMatchObject({ seat: 0 });
    expect(keeper.table.view(BEN).replace).toBeUndefined();
  });

  it('is replaced by the word of the only other one, who must wait as well', () => {
    const keeper = abandoned('pp');
    keeper.do(askFor(0), BEN);
    expect(keeper.table.view(BEN).replace?.waitsFor).toEqual([]);
    expect(keeper.wait(5 * MINUTE)).toEqual([{ ...VOTED, seat: 0 }]);
  });

  it('is replaced at once when the last agrees later', () => {
    const keeper = asked();
    expect(keeper.wait(10 * MINUTE)).toEqual([]);
    keeper.do(answer(true), CLEO);
    expect(keeper.wait(0)).toEqual([{ ...VOTED, seat: 0 }]);
  });

  it('ends a turn first that waits only for its end', () => {
    const keeper = begun('pp');
    keeper.do(move('take 2'));
    keeper.now += HALF_HOUR;
    keeper.do(askFor(0), BEN);
    expect(keeper.wait(5 * MINUTE).map(({ kind }) => kind)).toEqual(['turnEnded', 'replaced']);
  });

  it('stops it by whatever they do: a word, a move, a no', () => {
    const back = [
      { kind: 'say', text: 'Here I am' } as const,
      move('take 1'),
      answer(false),
      { kind: 'askUndo' } as const,
    ];
    for (const command of back) {
      const keeper = begun('ppp');
      // So that there is something to take back.
      for (const member of [HOST, BEN, CLEO]) keeper.do(move('roll'), member);
      keeper.now += HALF_HOUR;
      keeper.do(askFor(0), BEN);
      keeper.do(command);
      expect(keeper.table.view(BEN).replace, command.kind).toBeUndefined();
      expect(keeper.wait(HALF_HOUR)).toEqual([]);
      expect(keeper.table.seatOf(HOST)).toBe(0);
    }
  });

  it('has half an hour again after a sign of life', () => {
    const keeper = abandoned('pp');
    keeper.do({ kind: 'sayPhrase', phrase: 'oneMoment' });
    expect(() => keeper.do(askFor(0), BEN)).toThrow(declined('not-now'));
    keeper.now += HALF_HOUR;
    expect(keeper.do(askFor(0), BEN)).toHaveLength(1);
  });

  it('stays when anybody says no, also who asked, and who need not be waited for', () => {
    const byCleo = asked();
    byCleo.do(answer(false), CLEO);
    expect(byCleo.wait(HALF_HOUR)).toEqual([]);
    const byAsker = asked();
    byAsker.do(answer(false), BEN);
    expect(byAsker.table.view(BEN).replace).toBeUndefined();
    const bySilent = abandoned('pppp');
    bySilent.do(askFor(0), BEN);
    expect(bySilent.table.view(DORA).replace?.waitsFor).toEqual([]);
    bySilent.do(answer(false), DORA);
    expect(bySilent.wait(HALF_HOUR)).toEqual([]);
  });

  it('stays when somebody who was there lately does not answer; next time they are not waited for', () => {
    const keeper = asked();
    expect(keeper.wait(HALF_HOUR - 1)).toEqual([]);
    expect(keeper.wait(1)).toEqual([{ kind: 'replaceAnswered', seat: 2, agrees: false }]);
    keeper.do(askFor(0), BEN);
    expect(keeper.table.view(BEN).replace?.waitsFor).toEqual([]);
  });

  it('stays when the one who asked leaves, so that nobody is put out of an empty table', () => {
    const keeper = abandoned('pp');
    keeper.do(askFor(0), BEN);
    keeper.do({ kind: 'resign' }, BEN);
    expect(keeper.table.view(HOST).replace).toBeUndefined();
    expect(keeper.wait(HALF_HOUR)).toEqual([]);
  });

  it('does not pay for time in which nobody ran the table', () => {
    const keeper = abandoned('pp');
    keeper.do(askFor(0), BEN);
    keeper.now += MINUTE;
    keeper.now += 60 * MINUTE;
    keeper.store([{ kind: 'resumed', lost: 60 * MINUTE }], 'table');
    expect(keeper.wait(4 * MINUTE - 1)).toEqual([]);
    expect(keeper.wait(1)).toEqual([{ ...VOTED, seat: 0 }]);
  });

  it('is asked about once, by who plays, and answered once', () => {
    const keeper = asked();
    expect(() => keeper.do(askFor(0), CLEO)).toThrow(declined('not-now'));
    expect(() => keeper.do(answer(true), BEN)).toThrow(declined('not-yours'));
    expect(() => keeper.do(answer(true))).toThrow(declined('not-yours'));
    expect(() => keeper.do(answer(true), 'member-eve')).toThrow(declined('not-yours'));
    keeper.do(answer(true), CLEO);
    expect(() => keeper.do(answer(true), CLEO)).toThrow(declined('not-yours'));
    const other = abandoned('ppb');
    expect(() => other.do(askFor(0), 'member-eve')).toThrow(declined('not-yours'));
    expect(() => other.do(askFor(0))).toThrow(declined('not-yours'));
    expect(() => other.do(askFor(1))).toThrow(declined('not-now'));
    expect(() => other.do(askFor(2), BEN)).toThrow(declined('not-now'));
    expect(() => other.do(askFor(7), BEN)).toThrow(declined('no-such-seat'));
    expect(() => other.do(answer(true), BEN)).toThrow(declined('not-now'));
  });

  it('is left to the clock where there is one', () => {
    const keeper = begun('pp', { clock: { kind: 'turn', time: 86_400_000 } });
    keeper.now += HALF_HOUR;
    expect(keeper.table.view(BEN).mayReplaceAt).toBeUndefined();
    expect(() => keeper.do(askFor(0), BEN)).toThrow(declined('not-now'));
  });
});
