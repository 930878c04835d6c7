import { randomFrom } from '@ochre/kernel';
import { BASE_CARDS } from '@ochre/stone-age/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, Engine } from '../testing/play.ts';

const NEW = { do: 'new', id: 'g', players: 1, variant: 'solo', seed: 'abc' };
const SET_UP = [
  ...['stock food 4', 'stock wood 6', 'stock clay 0', 'stock stone 0', 'stock gold 0'],
  'elder river',
];

async function started(moves: readonly string[] = [], more: object = {}): Promise<Engine> {
  const engine = new Engine();
  await engine.ask({ ...NEW, ...more });
  for (const move of moves) expect((await engine.ask({ do: 'move', id: 'g', move })).ok).toBe(true);
  return engine;
}

/** Shared by the tests: nothing changes a finished game. */
const FINISHED = await started();
await FINISHED.playOn('g', 'to the end');

describe('a session of solo', () => {
  it('starts as the contract writes it', async () => {
    const { ok, snapshot } = await new Engine().ask(NEW);
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
  ])('is not %j', async (more, message) => {
    const { ok, error } = await new Engine().ask({ ...NEW, ...more });
    expect([ok, error.code]).toEqual([false, 'bad-request']);
    expect(error.message).toMatch(message);
  });

  it('lists and plays the moves of the set-up', async () => {
    const engine = await started();
    const { moves } = await engine.ask({ do: 'legal', id: 'g' });
    expect(moves).toHaveLength(51);
    const { events, snapshot } = await engine.ask({ do: 'move', id: 'g', move: 'STOCK food 4' });
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
  ])('says why not: %s (%s)', async (move, rule) => {
    const answer = await (await started(SET_UP)).ask({ do: 'why', id: 'g', move });
    expect(answer).toMatchObject({ ok: true, legal: false, rule });
    expect(answer.message).toMatch(/\S/);
  });

  it('a refused move changes nothing', async () => {
    const engine = await started(SET_UP);
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    const { ok, error } = await engine.ask({ do: 'move', id: 'g', move: 'place river 1' });
    expect([ok, error.code]).toEqual([false, 'illegal-move']);
    expect(error.message).toContain('(P3.1)');
    expect(await engine.ask({ do: 'snapshot', id: 'g' })).toEqual(before);
  });

  it('ends with a grade, and a breakdown that adds up', async () => {
    const { snapshot } = await FINISHED.ask({ do: 'snapshot', id: 'g' });
    const { scores, winners, grade, breakdown } = snapshot.result;
    expect(['defeat', 'victory', 'major', 'complete']).toContain(grade);
    expect(winners).toEqual(scores[0] >= 120 ? [0] : []);
    const points = Object.values<number>(breakdown[0]).reduce((sum, one) => sum + one, 0);
    expect(points).toBe(scores[0]);
    expect(Object.keys(breakdown[0]).slice(-5)).toEqual([
      ...['board', 'discarded', 'tokens', 'hut', 'drawStack'],
    ]);
  });

  it.each(['random', 'greedy', 'hard', 'expert'])('has bots: %s', async (level) => {
    const engine = await started();
    const { ok, move, value } = await engine.ask({ do: 'bot', id: 'g', level, ms: 1, seed: 'x' });
    expect(ok).toBe(true);
    expect((await engine.ask({ do: 'legal', id: 'g' })).moves).toContain(move);
    expect(value).toHaveLength(1);
    expect(value[0]).toBeGreaterThanOrEqual(0);
    expect(value[0]).toBeLessThanOrEqual(1);
  });

  it('is recorded and loaded, running and finished', async () => {
    const engine = await started(SET_UP, { options: { difficulty: 'easier2' } });
    await engine.playOn('g', 'some', 60);
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    const { record } = await engine.ask({ do: 'record', id: 'g' });
    expect(record).toContain('[Variant "solo"]\n[Options "{\\"difficulty\\":\\"easier2\\"}"]');
    const other = new Engine();
    expect(await other.ask({ do: 'load', id: 'g', record, seed: 'abc' })).toEqual(before);
    const finished = await FINISHED.ask({ do: 'record', id: 'g' });
    expect(await other.ask({ do: 'load', id: 'h', record: finished.record })).toEqual(
      await FINISHED.ask({ do: 'snapshot', id: 'g' }),
    );
    expect(await other.ask({ do: 'record', id: 'h' })).toEqual(finished);
  });

  it('shows the stacks to everybody, and the outside stack to nobody (P1.3)', async () => {
    const deck = BASE_CARDS.map(({ id }) => id);
    const engine = await started([], { rig: { deck } });
    const random = randomFrom('outside');
    // The last card of the rig lies at the bottom of the outside stack.
    const hidden = deck.at(-1)!;
    for (;;) {
      const { moves } = await engine.ask({ do: 'legal', id: 'g' });
      if (moves.length === 0) break;
      const move = moves[random.below(moves.length)];
      const answers: Answer[] = [
        await engine.ask({ do: 'move', id: 'g', move, viewer: 'spectator' }),
        await engine.ask({ do: 'snapshot', id: 'g' }),
        await engine.ask({ do: 'snapshot', id: 'g', viewer: 0 }),
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

  it('is answered, and changes nothing where it is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.nat(90),
        fc.array(move, { minLength: 1, maxLength: 25 }),
        async (seed, played, asked) => {
          const engine = await started([], { seed });
          await engine.playOn('g', seed, played);
          for (const text of asked) {
            const before = await engine.ask({ do: 'record', id: 'g' });
            const why = await engine.ask({ do: 'why', id: 'g', move: text });
            const { ok, error } = await engine.ask({ do: 'move', id: 'g', move: text });
            if (ok) {
              expect(why).toEqual({ ok: true, legal: true });
              continue;
            }
            expect(['bad-move', 'illegal-move', 'game-over']).toContain(error.code);
            if (why.ok)
              expect(why).toMatchObject({ legal: false, rule: expect.stringMatching(/^[BPS]\d/) });
            expect(await engine.ask({ do: 'record', id: 'g' })).toEqual(before);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
