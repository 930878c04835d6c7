import { describe, expect, it } from 'vitest';
import { declined } from './testing/declined.ts';
import { HOST, Keeper, OTHERS, planOf, seatsOf, sit } from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;
const MINUTE = 60_000;
const BEGIN = { kind: 'begin' } as const;
const planned = (letters: string) => ({ kind: 'plan', plan: planOf(letters) }) as const;

describe('a host who does not begin', () => {
  it('is waited for two minutes; then anybody who sits may begin', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    keeper.now += MINUTE;
    keeper.do(sit(BEN), BEN);
    expect(keeper.table.view(HOST).mayBeginAt).toBe(keeper.now);
    expect(keeper.table.view(BEN).mayBeginAt).toBe(keeper.now + 2 * MINUTE);
    expect(keeper.table.view(CLEO).mayBeginAt).toBeUndefined();
    keeper.now += 2 * MINUTE - 1;
    expect(() => keeper.do(BEGIN, BEN)).toThrow(declined('not-host'));
    keeper.now += 1;
    expect(() => keeper.do(BEGIN, CLEO)).toThrow(declined('not-host'));
    expect(keeper.do(BEGIN, BEN)).toMatchObject([{ kind: 'began' }]);
  });

  it('is waited for anew after every change of seats and plan', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(HOST));
    keeper.do(sit(BEN), BEN);
    keeper.now += 2 * MINUTE;
    keeper.do({ kind: 'plan', plan: { ...planOf('pp'), hidesOdds: true } });
    expect(() => keeper.do(BEGIN, BEN)).toThrow(declined('not-host'));
    keeper.now += 2 * MINUTE;
    keeper.do({ kind: 'stand' }, BEN);
    expect(() => keeper.do(BEGIN, BEN)).toThrow(declined('not-host'));
    keeper.do(sit(BEN), BEN);
    expect(() => keeper.do(BEGIN, BEN)).toThrow(declined('not-host'));
  });

  it('says how much help there is so that older pages understand it too', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do({ kind: 'plan', plan: { ...planOf('pp'), help: 'tournament' } });
    expect(keeper.table.view(HOST).plan).toMatchObject({ help: 'tournament', hidesOdds: true });
    keeper.do({ kind: 'plan', plan: { ...planOf('pp'), help: 'standard', hidesOdds: true } });
    expect(keeper.table.view(HOST).plan).toMatchObject({ help: 'standard', hidesOdds: false });
  });

  it('is not waited for where they have no seat', () => {
    const keeper = new Keeper(planOf('pp'));
    keeper.do(sit(BEN), BEN);
    keeper.do(sit(CLEO), CLEO);
    expect(keeper.do(BEGIN, CLEO)).toMatchObject([{ kind: 'began' }]);
  });

  it('leaves a table of bots to nobody else', () => {
    const keeper = new Keeper(planOf('bb'));
    keeper.now += 60 * MINUTE;
    expect(() => keeper.do(BEGIN, BEN)).toThrow(declined('not-host'));
    keeper.do(BEGIN);
  });
});

describe('a host who is away while seats are free', () => {
  const left = () => {
    const keeper = new Keeper(planOf('pppb'));
    keeper.do(sit(HOST));
    keeper.do(sit(BEN), BEN);
    keeper.now += MINUTE;
    keeper.do(sit(CLEO), CLEO);
    keeper.now += MINUTE;
    keeper.do({ kind: 'stand' });
    return keeper;
  };

  it('leaves it after ten minutes to who has sat longest to give free seats to bots', () => {
    const keeper = left();
    expect(keeper.table.view(BEN).mayFillAt).toBe(keeper.now + 10 * MINUTE);
    expect(keeper.table.view(CLEO).mayFillAt).toBeUndefined();
    keeper.now += 10 * MINUTE - 1;
    expect(() => keeper.do(planned('bppb'), BEN)).toThrow(declined('not-host'));
    keeper.now += 1;
    expect(() => keeper.do(planned('bppb'), CLEO)).toThrow(declined('not-host'));
    expect(keeper.do(planned('bppb'), BEN)).toHaveLength(1);
    expect(keeper.table.seats.map(({ name }) => name)).toEqual([
      undefined,
      'Ben',
      'Cleo',
      undefined,
    ]);
    keeper.do(BEGIN, CLEO);
    expect(keeper.table.stage).toBe('playing');
  });

  it('leaves nothing else to them: nobody loses a seat, and the plan stays', () => {
    const keeper = left();
    keeper.now += 10 * MINUTE;
    const { plan } = keeper.table;
    const wanted = [
      planOf('bpbb'),
      planOf('ppp'),
      planOf('pppp'),
      { ...plan, isOpen: true, seats: seatsOf('bppb') },
      { ...plan, clock: { kind: 'turn', time: 60_000 } as const },
    ];
    for (const one of wanted) {
      expect(() => keeper.do({ kind: 'plan', plan: one }, BEN)).toThrow(declined('not-host'));
    }
  });

  it('is back with a word, and keeps the say all the time', () => {
    const keeper = left();
    keeper.now += 10 * MINUTE;
    keeper.do({ kind: 'sayPhrase', phrase: 'oneMoment', name: 'Anna' });
    expect(() => keeper.do(planned('bppb'), BEN)).toThrow(declined('not-host'));
    keeper.now += 60 * MINUTE;
    keeper.do(planned('bppb'));
  });

  it('has an hour where they sit: they may wait for a friend', () => {
    const keeper = new Keeper(planOf('ppp'));
    keeper.do(sit(BEN), BEN);
    keeper.do(sit(HOST));
    expect(keeper.table.view(BEN).mayFillAt).toBe(keeper.now + 60 * MINUTE);
    keeper.now += 60 * MINUTE;
    keeper.do(planned('ppb'), BEN);
    expect(keeper.table.view(BEN).mayBeginAt).toBe(keeper.now + 2 * MINUTE);
  });
});
