import { Refusal } from '@ochre/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guessing } from './guessing.ts';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const right = async () => 'in';
const wrong = async () => {
  throw new Refusal('wrong-password', '');
};

/** What comes of a password: `in`, or the code of the refusal. */
function at(guessing: Guessing) {
  const from = (client: string, login: string, attempt: () => Promise<string>) =>
    guessing.attempt({ client, login }, attempt).catch(({ code }: Refusal) => code);
  return {
    owner: (client: string, login = 'Victim') => from(client, login, right),
    guess: (client: string, login = 'Victim') => from(client, login, wrong),
  };
}

const tenOf = (one: () => Promise<string>) => Promise.all(Array.from({ length: 10 }, one));

/** Wrong passwords from as many places as it takes, until nobody who is new may try. */
async function guessFromEverywhere(guess: (client: string) => Promise<string>): Promise<number> {
  let tried = 0;
  for (let client = 0; ; client++) {
    const answers = await tenOf(() => guess(`bot ${client}`));
    tried += answers.filter((answer) => answer === 'wrong-password').length;
    if (answers.at(-1) === 'too-many') return tried;
  }
}

describe('guessing passwords', () => {
  it('is slow for who guesses, and the owner elsewhere does not feel it', async () => {
    const { owner, guess } = at(new Guessing());
    await tenOf(() => guess('mallory'));
    expect(await guess('mallory')).toBe('too-many');
    expect(await owner('home')).toBe('in');
    vi.advanceTimersByTime(MINUTE);
    // Ten more passwords a minute, but not for the same account.
    expect(await guess('mallory')).toBe('too-many');
    expect(await guess('mallory', 'another')).toBe('wrong-password');
    vi.advanceTimersByTime(3 * MINUTE);
    expect([await guess('mallory'), await guess('mallory')]).toEqual([
      'wrong-password',
      'too-many',
    ]);
  });

  it('counts an account by the name that is stored, however it is spelled', async () => {
    const { guess } = at(new Guessing());
    for (const name of ['Victim', 'VICTIM', 'Ｖｉｃｔｉｍ', 'Vic\u00adtim', 'Victim\u200b']) {
      await guess('mallory', name);
      await guess('mallory', name);
    }
    vi.advanceTimersByTime(MINUTE);
    expect(await guess('mallory', 'ＶＩＣＴＩＭ')).toBe('too-many');
  });

  it('from everywhere at once comes to an end, but not for an owner who was there before', async () => {
    const { owner, guess } = at(new Guessing());
    expect(await owner('home')).toBe('in');
    expect(await guessFromEverywhere(guess)).toBe(100);
    expect([await owner('elsewhere'), await owner('home')]).toEqual(['too-many', 'in']);
    expect(await guess('elsewhere', 'another')).toBe('wrong-password');
  });

  it('knows who made the account', async () => {
    const guessing = new Guessing();
    const { owner, guess } = at(guessing);
    guessing.know({ client: 'home', login: 'Victim' });
    await guessFromEverywhere(guess);
    expect(await owner('home')).toBe('in');
  });

  it('does not count right ones, nor what could not be tried', async () => {
    const guessing = new Guessing();
    const { owner, guess } = at(guessing);
    const full = async () => {
      throw new Refusal('too-many', '');
    };
    for (let minute = 0; minute < 20; minute++) {
      vi.advanceTimersByTime(MINUTE);
      const guess = { client: 'home', login: 'Victim' };
      await expect(guessing.attempt(guess, full)).rejects.toMatchObject({ code: 'too-many' });
      expect(await owner('home')).toBe('in');
    }
    expect(await guess('home')).toBe('wrong-password');
  });
});
