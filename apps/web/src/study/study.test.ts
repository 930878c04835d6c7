import { type GameRecord, Playthrough, randomFrom } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { REVIEWS } from '../bots/games.ts';
import type { StudyAnswer, StudyQuestion } from './message.ts';
import { study } from './study.ts';

function recordOf(seed: string): GameRecord {
  const table = new Playthrough(pebbles, { players: 2 }, { secret: seed, nonces: [] });
  const random = randomFrom(seed);
  while (pebbles.decision(table.state) !== undefined) {
    const legal = pebbles.legalActions(table.state);
    table.move(legal[random.below(legal.length)]!);
  }
  return table.record();
}

async function answersTo(question: StudyQuestion): Promise<StudyAnswer[]> {
  const heard: StudyAnswer[] = [];
  await study(REVIEWS, question, (answer) => heard.push(answer));
  return heard;
}

const record = recordOf('studied');

describe('A study', () => {
  it('reviews a game: how it began, every move, the end', async () => {
    const heard = await answersTo({ kind: 'review', record, depth: 'quick' });
    expect(heard[0]).toMatchObject({ kind: 'begun', isAnew: true, judge: { name: 'heap' } });
    expect(heard.slice(1, -1).map(({ kind }) => kind)).toEqual(record.moves.map(() => 'moment'));
    expect(heard.at(-1)).toEqual({ kind: 'reviewed' });
  });

  it('goes on with what the same judge found, and begins anew after another', async () => {
    const [begun, ...moments] = await answersTo({ kind: 'review', record, depth: 'quick' });
    if (begun?.kind !== 'begun') throw new Error('it did not begin');
    const known = {
      judge: begun.judge,
      start: begun.start,
      depth: 'quick' as const,
      moments: moments.flatMap((one) => (one.kind === 'moment' ? [one.moment] : [])).slice(0, 3),
    };
    const gone = await answersTo({ kind: 'review', record, depth: 'quick', known });
    expect(gone[0]).toMatchObject({ isAnew: false });
    expect(gone.slice(1)).toEqual(moments.slice(3));
    const other = { ...known, judge: { name: 'heap', version: 'older' } };
    const anew = await answersTo({ kind: 'review', record, depth: 'quick', known: other });
    expect(anew[0]).toMatchObject({ isAnew: true });
    expect(anew.slice(1)).toEqual(moments);
  });

  it('compares a move that is tried, and advises', async () => {
    const [first] = record.moves;
    const tried = await answersTo({
      kind: 'try',
      record,
      move: { at: 0, better: first!.move, tried: first!.move },
    });
    expect(tried).toMatchObject([{ kind: 'tried', compared: { loss: { shares: [0, 0] } } }]);
    const { state } = new Playthrough(pebbles, { players: 2 }, { secret: 's', nonces: [] });
    const advised = await answersTo({
      kind: 'advise',
      game: 'pebbles',
      setup: pebbles.checkSetup({ players: 2 }),
      seen: state,
      player: 0,
      seed: 'x',
    });
    expect(advised).toHaveLength(1);
    expect(advised[0]).toMatchObject({ kind: 'advised' });
  });

  it('says what is wrong with what it is asked', async () => {
    const other = { ...record, game: 'chess' };
    expect(await answersTo({ kind: 'review', record: other, depth: 'quick' })).toEqual([
      { kind: 'problem', message: '"chess" is no game here' },
    ]);
    const short = { ...record, moves: record.moves.slice(0, 2) };
    const heard = await answersTo({ kind: 'review', record: short, depth: 'quick' });
    expect(heard.at(-1)?.kind).toBe('problem');
  });
});
