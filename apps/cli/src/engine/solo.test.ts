import { randomFrom } from '@ochre/kernel';
import { BASE_CARDS } from '@ochre/stone-age';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, Engine } from '../testing/play.ts';

const NEW = { do: 'new', id: 'g', players: 1, variant: 'solo', seed: 'abc' };
const SET_UP = [
  ...['stock food 4', 'stock wood 6', 'stock clay 0', 'stock stone 0', 'stock gold 0'],
  'elder river',
];

function started(moves: readonly string[] = [], more: object = {}): Engine {
  const engine = new Engine();
  engine.ask({ ...NEW, ...more });
  for (const move of moves) expect(engine.ask({ do: 'move', id: 'g', move }).ok).toBe(true);
  return engine;
}

/** Shared by the tests: nothing changes a finished game. */
const FINISHED = started();
FINISHED.playOn('g', 'to the end');

describe('a session of solo', () => {
  it('starts as the contract writes it', () => {
    const { ok, snapshot } = new Engine().ask(NEW);
    expect(ok).toBe(true);
    expect(snapshot).toMatchObject({
      variant: 'solo',
      phase: 'setup',
      round: 1,
      decision: { player: 0, kind: 'stock', for: 'food' },
      deck: 13,
      discard: [],
      players: [{ food: 10, people: 5, score: 0 }],
      solo: {
        elder: '',
        board: { food: 0, wood: 20, clay: 16, stone: 12, gold: 10 },
        outside: { wood: 0, clay: 0, stone: 0, gold: 0 },
        hut: 5,
        tokens: { low: 3, high: 2 },
      },
    });
    expect(snapshot.cards[0]).toBe('');
    expect(snapshot.solo.drawStack).toHaveLength(13);
    expect(snapshot.solo.stacks.map((stack: string[]) => stack.length)).toEqual([6, 6]);
  });

  it.each([
    [{ players: 2 }, /^players: only 1 is expected/],
    [{ modules: ['style'] }, /^modules: the variant solo goes without expansions/],
    [{ options: { diceFirst: 'buyer' } }, /^options.diceFirst: it is not an option/],
    [{ options: { difficulty: 'hard' } }, /^options.difficulty: "hard" is not allowed, only/],
    [{ variant: 'duo' }, /^variant: "duo" is not known; allowed: solo/],
  ])('is not %j', (more, message) => {
    const { ok, error } = new Engine().ask({ ...NEW, ...more });
    expect([ok, error.code]).toEqual([false, 'bad-request']);
    expect(error.message).toMatch(message);
  });

  it('lists and plays the moves of the set-up', () => {
    const engine = started();
    const { moves } = engine.ask({ do: 'legal', id: 'g' });
    expect(moves).toHaveLength(51);
    const { events, snapshot } = engine.ask({ do: 'move', id: 'g', move: 'STOCK food 4' });
    expect(events).toContainEqual({ type: 'stocked', player: 0, good: 'food', count: 4 });
    expect(snapshot.players[0].score).toBe(-8);
    expect(snapshot.decision).toEqual({ player: 0, kind: 'stock', for: 'wood' });
  });

  it.each([
    ['place river 1', 'P3.1'],
    ['place card1 1', 'P4.1'],
    ['elder forest', 'P1.6'],
    ['offer points', 'P6.3'],
    ['cycle none', 'P5.4'],
    ['slide none', 'P5.3'],
    ['roll 1', 'P5.5'],
    ['draw outside', 'P5.6'],
    ['tool new', 'P4.5'],
    ['stock food 1', 'P1.6'],
  ])('says why not: %s (%s)', (move, rule) => {
    const answer = started(SET_UP).ask({ do: 'why', id: 'g', move });
    expect(answer).toMatchObject({ ok: true, legal: false, rule });
    expect(answer.message).toMatch(/\S/);
  });

  it('a refused move changes nothing', () => {
    const engine = started(SET_UP);
    const before = engine.ask({ do: 'snapshot', id: 'g' });
    const { ok, error } = engine.ask({ do: 'move', id: 'g', move: 'place river 1' });
    expect([ok, error.code]).toEqual([false, 'illegal-move']);
    expect(error.message).toContain('(P3.1)');
    expect(engine.ask({ do: 'snapshot', id: 'g' })).toEqual(before);
  });

  it('ends with a grade, and a breakdown that adds up', () => {
    const { snapshot } = FINISHED.ask({ do: 'snapshot', id: 'g' });
    const { scores, winners, grade, breakdown } = snapshot.result;
    expect(['defeat', 'victory', 'major', 'complete']).toContain(grade);
    expect(winners).toEqual(scores[0] >= 120 ? [0] : []);
    const points = Object.values<number>(breakdown[0]).reduce((sum, one) => sum + one, 0);
    expect(points).toBe(scores[0]);
    expect(Object.keys(breakdown[0]).slice(-5)).toEqual([
      ...['board', 'discarded', 'tokens', 'hut', 'drawStack'],
    ]);
  });

  it.each(['random', 'greedy', 'hard'])('has bots: %s', (level) => {
    const engine = started();
    const { ok, move, value } = engine.ask({ do: 'bot', id: 'g', level, ms: 1, seed: 'x' });
    expect(ok).toBe(true);
    expect(engine.ask({ do: 'legal', id: 'g' }).moves).toContain(move);
    expect(value).toHaveLength(1);
    expect(value[0]).toBeGreaterThanOrEqual(0);
    expect(value[0]).toBeLessThanOrEqual(1);
  });

  it('is recorded and loaded, running and finished', () => {
    const engine = started(SET_UP, { options: { difficulty: 'easier2' } });
    engine.playOn('g', 'some', 60);
    const before = engine.ask({ do: 'snapshot', id: 'g' });
    const { record } = engine.ask({ do: 'record', id: 'g' });
    expect(record).toContain('[Variant "solo"]\n[Options "{\\"difficulty\\":\\"easier2\\"}"]');
    const other = new Engine();
    expect(other.ask({ do: 'load', id: 'g', record, seed: 'abc' })).toEqual(before);
    const finished = FINISHED.ask({ do: 'record', id: 'g' });
    expect(other.ask({ do: 'load', id: 'h', record: finished.record })).toEqual(
      FINISHED.ask({ do: 'snapshot', id: 'g' }),
    );
    expect(other.ask({ do: 'record', id: 'h' })).toEqual(finished);
  });

  it('shows the stacks to everybody, and the outside stack to nobody (P1.3)', () => {
    const deck = BASE_CARDS.map(({ id }) => id);
    const engine = started([], { rig: { deck } });
    const random = randomFrom('outside');
    // The last card of the rig lies at the bottom of the outside stack.
    const hidden = deck.at(-1)!;
    for (;;) {
      const { moves } = engine.ask({ do: 'legal', id: 'g' });
      if (moves.length === 0) break;
      const move = moves[random.below(moves.length)];
      const answers: Answer[] = [
        engine.ask({ do: 'move', id: 'g', move, viewer: 'spectator' }),
        engine.ask({ do: 'snapshot', id: 'g' }),
        engine.ask({ do: 'snapshot', id: 'g', viewer: 0 }),
      ];
      expect(JSON.stringify(answers)).not.toContain(hidden);
      expect(answers[1]!.snapshot).toEqual(answers[2]!.snapshot);
    }
  });
});

describe('whatever is asked of solo', () => {
  const words = [
    'stock',
    'elder',
    'slide',
    'cycle',
    'roll',
    'tool',
    'draw',
    'offer',
    'feed',
    'buy',
  ];
  const more = ['food', 'wood', '3', '0', 'river', 'stay', 'deck', 'none', 'building1=2', 't1'];
  const rest = ['agriculture=1', 'outside', 'C05', 'points', 'food=3', 'card2', 'new', 'village'];
  const move = fc
    .tuple(fc.constantFrom(...words), fc.array(fc.constantFrom(...more, ...rest), { maxLength: 4 }))
    .map(([word, others]) => [word, ...others].join(' '));

  it('is answered, and changes nothing where it is refused', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(90),
        fc.array(move, { minLength: 1, maxLength: 25 }),
        (seed, played, asked) => {
          const engine = started([], { seed });
          engine.playOn('g', seed, played);
          for (const text of asked) {
            const before = engine.ask({ do: 'record', id: 'g' });
            const why = engine.ask({ do: 'why', id: 'g', move: text });
            const { ok, error } = engine.ask({ do: 'move', id: 'g', move: text });
            if (ok) {
              expect(why).toEqual({ ok: true, legal: true });
              continue;
            }
            expect(['bad-move', 'illegal-move', 'game-over']).toContain(error.code);
            if (why.ok)
              expect(why).toMatchObject({ legal: false, rule: expect.stringMatching(/^[BPS]\d/) });
            expect(engine.ask({ do: 'record', id: 'g' })).toEqual(before);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
