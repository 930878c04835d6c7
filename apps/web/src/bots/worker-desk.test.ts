import { CallOff, Thinker, type Thought } from '@ochre/host';
import { randomFrom, simulationChance } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAYABLES } from './games.ts';
import { type Hired, WorkerDesk } from './worker-desk.ts';
import type { WorkerQuestion } from './worker-message.ts';

/** A worker that says what the test lets it say. */
class FakeWorker implements Hired {
  readonly asked: WorkerQuestion[] = [];
  isEnded = false;
  onmessage: Hired['onmessage'] = null;
  onerror: Hired['onerror'] = null;

  postMessage(asked: WorkerQuestion): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(move: string, id = this.asked.at(-1)!.id): void {
    this.onmessage?.({ data: { id, answer: { move } } });
  }
}

function desk() {
  const workers: FakeWorker[] = [];
  const hire = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, desk: new WorkerDesk(hire) };
}

function thoughtOf(level = 'random'): Thought {
  const setup = stoneAge.checkSetup({ players: 2 });
  const state = stoneAge.setup(setup, simulationChance('s'));
  const seen = stoneAge.determinize(state, stoneAge.decision(state)!.player, randomFrom('d'));
  return { game: 'stone-age', setup, seen, level, seed: 's', ms: 1_000 };
}

describe('the desk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const thought = { ...thoughtOf(), seen: null };

  it('starts one worker when it is first needed, and asks it one thing after the other', async () => {
    const { workers, desk: it } = desk();
    expect(workers).toHaveLength(0);
    const answers = [it.think(thought), it.think(thought)];
    expect(workers[0]!.asked).toHaveLength(1);
    workers[0]!.answer('one');
    expect(workers[0]!.asked).toHaveLength(2);
    workers[0]!.answer('two');
    expect(await Promise.all(answers)).toEqual([{ move: 'one' }, { move: 'two' }]);
    expect(workers).toHaveLength(1);
  });

  it('ends a worker that takes too long, and goes on with a new one', async () => {
    const { workers, desk: it } = desk();
    const [late, next] = [it.think(thought), it.think(thought)];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await late).toEqual({ problem: 'it took too long' });
    expect(workers[0]!.isEnded).toBe(true);
    // What an ended worker still says is for nobody.
    workers[0]!.answer('late', 2);
    workers[1]!.answer('in time');
    expect(await next).toEqual({ move: 'in time' });
  });

  it('calls a thought off whether it waits or is being thought', async () => {
    const { workers, desk: it } = desk();
    const [first, second] = [new CallOff(), new CallOff()];
    const answers = [it.think(thought, first), it.think(thought, second)];
    second.off();
    expect(await answers[1]).toHaveProperty('problem');
    expect(workers[0]!.isEnded).toBe(false);
    first.off();
    expect(await answers[0]).toHaveProperty('problem');
    expect(workers[0]!.isEnded).toBe(true);
    expect(await it.think(thought, first)).toHaveProperty('problem');
    expect(workers).toHaveLength(1);
  });

  it('says so when the worker breaks down or cannot be started', async () => {
    const { workers, desk: it } = desk();
    const answer = it.think(thought);
    workers[0]!.onerror?.({ message: 'out of memory' });
    expect(await answer).toEqual({ problem: 'out of memory' });
    const none = new WorkerDesk(() => {
      throw new Error('no workers here');
    });
    expect(await none.think(thought)).toHaveProperty('problem');
  });

  it('leaves nothing open when it is closed', async () => {
    const { workers, desk: it } = desk();
    const answers = [it.think(thought), it.think(thought)];
    it.close();
    for (const answer of answers) expect(await answer).toHaveProperty('problem');
    expect(workers[0]!.isEnded).toBe(true);
    expect(await it.think(thought)).toHaveProperty('problem');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the worker', () => {
  it.each(['random', 'greedy', 'medium', 'expert'])(
    '%s gives a legal move, the same for the same seed',
    async (level) => {
      const thought = thoughtOf(level);
      const answer = await new Thinker(PLAYABLES, () => performance.now()).think(
        JSON.parse(JSON.stringify(thought)),
      );
      expect(answer).toHaveProperty('move');
      const { move } = answer as { move: string };
      expect(stoneAge.isLegal(thought.seen as never, stoneAge.parse(move))).toBe(true);
      if (level !== 'expert')
        expect(await new Thinker(PLAYABLES, () => performance.now()).think(thought)).toEqual(
          answer,
        );
    },
  );

  it('says what is wrong with what it is asked', async () => {
    const thinker = new Thinker(PLAYABLES, () => performance.now());
    expect(await thinker.think(thoughtOf('nobody'))).toMatchObject({
      problem: expect.stringContaining('nobody'),
    });
    expect(await thinker.think({ ...thoughtOf(), game: 'chess' })).toMatchObject({
      problem: expect.stringContaining('chess'),
    });
  });
});
