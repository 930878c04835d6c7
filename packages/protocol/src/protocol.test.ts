import { describe, expect, it } from 'vitest';
import { clientMessageSchema, credentialsSchema, newTableSchema, readJson } from './index.ts';

const plan = {
  game: 'stone-age',
  setup: { modules: ['style'], options: { negativeScores: true } },
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }],
  clock: { kind: 'game', time: 600_000, increment: 5_000 },
  isOpen: true,
  hidesOdds: false,
};
const act = {
  do: 'act',
  id: 'a1',
  table: 't1',
  seen: 3,
  command: { kind: 'move', move: 'place hunt 1' },
};

const readMessage = (value: unknown) =>
  readJson(clientMessageSchema, JSON.stringify(value), 'message');

describe('what a client says', () => {
  it.each([
    { do: 'follow', table: 't1' },
    { do: 'follow', table: 't1', since: 0 },
    { do: 'unfollow', table: 't1' },
    { do: 'ping' },
    { do: 'past', id: 'p1', table: 't1', seq: 1 },
    act,
    { ...act, command: { kind: 'plan', plan } },
    { ...act, command: { kind: 'sit', name: 'Zoë 🦣', nonce: 'a_-9' } },
  ])('is read as it is: %j', (message) => {
    expect(readMessage(message)).toEqual(message);
  });

  it.each([
    [{ do: 'fly' }, /^message\.do: /],
    [{ ...act, by: 'me' }, /^message: there is no field "by"$/],
    [
      { ...act, command: { kind: 'move', move: 'x', seat: 1 } },
      /^message\.command: there is no field "seat"$/,
    ],
    [{ ...act, seen: 1.5 }, /^message\.seen: /],
    [{ do: 'past', id: 'p1', table: 't1', seq: 0 }, /^message\.seq: /],
    [{ do: 'past', table: 't1', seq: 1 }, /^message\.id: /],
    [{ ...act, id: 'a b' }, /^message\.id: /],
    [{ ...act, command: { kind: 'say', text: ' ' } }, /^message\.command\.text: /],
    [{ ...act, command: { kind: 'say', text: 'x'.repeat(2401) } }, /^message\.command\.text: /],
    [{ ...act, command: { kind: 'sit', name: ' ', nonce: 'n' } }, /^message\.command\.name: /],
    [{ ...act, command: { kind: 'plan', plan: { ...plan, rig: {} } } }, /"rig"/],
    [{ ...act, command: { kind: 'plan', plan: { ...plan, setup: { rig: {} } } } }, /"rig"/],
    [
      { ...act, command: { kind: 'plan', plan: { ...plan, seats: [] } } },
      /^message\.command\.plan\.seats: /,
    ],
    [[], /^message: /],
  ])('is refused with the field first: %j', (message, problem) => {
    expect(() => readMessage(message)).toThrow(problem);
  });

  it('is refused when it is no JSON', () => {
    expect(() => readJson(clientMessageSchema, '{"do":', 'message')).toThrow(
      'message: it is not JSON',
    );
  });

  it('keeps the options of a game as they are, a key like __proto__ too', () => {
    const text = JSON.stringify({ plan }).replace('"negativeScores"', '"__proto__"');
    const { setup } = readJson(newTableSchema, text, 'body').plan;
    expect(Object.keys(setup.options!)).toEqual(['__proto__']);
  });

  it('holds passwords that are long enough', () => {
    const read = (password: string) =>
      readJson(credentialsSchema, JSON.stringify({ name: 'a', password }), 'body');
    expect(() => read('1234567')).toThrow('body.password');
    expect(read('12345678').password).toBe('12345678');
  });
});
