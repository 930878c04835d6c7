import { PassThrough, Readable } from 'node:stream';
import { bots } from '@ochre/stone-age/bots';
import { describe, expect, it } from 'vitest';
import { Engine } from '../testing/play.ts';
import { serve } from './index.ts';

const started = async (more: object = {}): Promise<Engine> => {
  const engine = new Engine();
  await engine.ask({
    do: 'new',
    id: 'g',
    players: 2,
    seed: 'abc',
    rig: { firstPlayer: 0 },
    ...more,
  });
  return engine;
};

/** Shared by the tests: nothing changes a finished game. */
const FINISHED = await started();
await FINISHED.playOn('g', 'to the end');

describe('new', () => {
  it('needs an id and players only', async () => {
    const { ok, snapshot } = await new Engine().ask({ do: 'new', id: '', players: 4 });
    expect(ok).toBe(true);
    expect(snapshot).toMatchObject({ game: 'stone-age', modules: [], options: {}, round: 1 });
    expect(snapshot.players).toHaveLength(4);
  });

  it('gives the same game for the same request, also where the id is in use', async () => {
    const request = { do: 'new', id: 'g', players: 3, seed: 's', options: { diceFirst: 'buyer' } };
    const engine = new Engine();
    const first = await engine.ask(request);
    await engine.playOn('g', 'some', 20);
    expect(await engine.ask(request)).toEqual(first);
    expect(await new Engine().ask(request)).toEqual(first);
    expect(await engine.ask({ ...request, seed: 't' })).not.toEqual(first);
  });

  it('takes a rig, and repeats the options requested', async () => {
    const { snapshot } = await new Engine().ask({
      do: 'new',
      id: 'g',
      game: 'stone-age',
      players: 2,
      options: { negativeScores: false },
      rig: { deck: ['C05', 'C31'], stacks: [['B28'], ['B01']], firstPlayer: 1, dice: [6] },
    });
    expect(snapshot.cards.slice(0, 2)).toEqual(['C05', 'C31']);
    expect(snapshot.stacks.map(({ top }: { top: string }) => top)).toEqual(['B28', 'B01']);
    expect(snapshot.decision).toEqual({ player: 1, kind: 'place' });
    expect(snapshot.options).toEqual({ negativeScores: false });
  });

  it('keeps the game that was there when it is refused', async () => {
    const engine = await started();
    await engine.playOn('g', 'some', 3);
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    expect((await engine.ask({ do: 'new', id: 'g', players: 7 })).ok).toBe(false);
    expect(await engine.ask({ do: 'snapshot', id: 'g' })).toEqual(before);
  });
});

describe('legal', () => {
  it('lists who decides and every move', async () => {
    const { ok, player, moves } = await (await started()).ask({ do: 'legal', id: 'g' });
    expect([ok, player]).toEqual([true, 0]);
    expect(moves).toContain('place hunt 1');
    expect(new Set(moves).size).toBe(moves.length);
  });

  it('lists nothing after the end', async () => {
    expect(await FINISHED.ask({ do: 'legal', id: 'g' })).toEqual({ ok: true, moves: [] });
  });
});

describe('move', () => {
  it('tells what happened and how things stand', async () => {
    const { ok, events, snapshot } = await (await started()).ask({
      do: 'move',
      id: 'g',
      move: 'PLACE  hunt 3',
    });
    expect(ok).toBe(true);
    expect(events).toEqual([{ type: 'placed', player: 0, place: 'hunt', people: 3 }]);
    expect(snapshot.places).toEqual({ hunt: [3, 0] });
  });

  it('may name the player who makes it', async () => {
    const engine = await started();
    const wrong = await engine.ask({ do: 'move', id: 'g', move: 'place hunt 3', player: 1 });
    expect(wrong.error.code).toBe('illegal-move');
    expect(wrong.error.message).toMatch(/player 0's decision/);
    expect((await engine.ask({ do: 'move', id: 'g', move: 'place hunt 3', player: 0 })).ok).toBe(
      true,
    );
  });
});

describe('why', () => {
  it.each([
    ['place hunt 1', { ok: true, legal: true }],
    ['place hut 3', { ok: true, legal: false, rule: 'B3.3' }],
    ['use forest', { ok: true, legal: false, rule: 'B4.1' }],
    ['offer points', { ok: true, legal: false, rule: 'P6.3' }],
  ])('%s', async (move, expected) => {
    expect(await (await started()).ask({ do: 'why', id: 'g', move })).toMatchObject(expected);
  });

  it('names the rule that ended the game', async () => {
    const { ok, legal, rule } = await FINISHED.ask({ do: 'why', id: 'g', move: 'place hunt 1' });
    expect([ok, legal]).toEqual([true, false]);
    expect(['B9.1', 'B9.2']).toContain(rule);
  });
});

describe('drop', () => {
  it('forgets the game', async () => {
    const engine = await started();
    expect(await engine.ask({ do: 'drop', id: 'g' })).toEqual({ ok: true });
    expect((await engine.ask({ do: 'legal', id: 'g' })).error.code).toBe('no-such-game');
  });
});

describe('bot', () => {
  it.each(Object.keys(bots.opponents))('plays a legal move: %s', async (level) => {
    const engine = await started();
    const { ok, move, value, note } = await engine.ask({
      do: 'bot',
      id: 'g',
      level,
      ms: 1,
      seed: 'x',
    });
    expect(ok).toBe(true);
    expect((await engine.ask({ do: 'legal', id: 'g' })).moves).toContain(move);
    expect(value).toHaveLength(2);
    expect(value[0] + value[1]).toBeCloseTo(1, 9);
    expect(note ?? `"${level}"`).toContain(`"${level}"`);
  });

  it('answers the same for the same seed, and changes nothing', async () => {
    const engine = await started({ players: 3 });
    await engine.playOn('g', 'some', 12);
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    for (const level of ['greedy', 'easy', 'hard']) {
      const request = { do: 'bot', id: 'g', level, ms: 60_000, seed: 'x' };
      const first = await engine.ask(request);
      expect(await engine.ask(request)).toEqual(first);
    }
    expect(await engine.ask({ do: 'snapshot', id: 'g' })).toEqual(before);
  });

  it.each(['greedy', 'hard'])('does not know the tiles under the open ones: %s', async (level) => {
    const answerFor = async (stack: readonly string[]) => {
      const engine = await started({ rig: { firstPlayer: 0, stacks: [stack, ['B27']] } });
      return engine.ask({ do: 'bot', id: 'g', level, seed: 'x', ms: 60_000 });
    };
    expect(await answerFor(['B26', 'B03', 'B01'])).toEqual(await answerFor(['B26']));
  });
});

describe('answers', () => {
  it('come in the order of the requests, although a bot must be made ready first', async () => {
    const lines = [
      { do: 'new', id: 'g', players: 2, seed: 'abc' },
      { do: 'bot', id: 'g', level: 'hard' },
      { do: 'legal', id: 'g' },
      { do: 'bot', id: 'g', level: 'nobody' },
      { do: 'drop', id: 'g' },
      { do: 'bot', id: 'g', level: 'hard' },
    ];
    const input = Readable.from([
      Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')),
    ]);
    const output = new PassThrough();
    await serve(input, output);
    const answers = String(output.read()).trimEnd().split('\n');
    expect(answers.map((line) => Object.keys(JSON.parse(line))[1])).toEqual([
      ...['snapshot', 'move', 'player', 'error'],
      ...[undefined, 'error'],
    ]);
  });
});

describe('record and load', () => {
  it('bring a finished game to another engine', async () => {
    const { record } = await FINISHED.ask({ do: 'record', id: 'g' });
    const other = new Engine();
    const loaded = await other.ask({ do: 'load', id: 'h', record });
    expect(loaded).toEqual(await FINISHED.ask({ do: 'snapshot', id: 'g' }));
    expect(await other.ask({ do: 'record', id: 'h' })).toEqual({ ok: true, record });
  });

  it('bring back a running game, which then goes on the same way', async () => {
    const engine = await started();
    await engine.playOn('g', 'some', 30);
    const { record } = await engine.ask({ do: 'record', id: 'g' });
    expect(record).not.toContain('abc"');
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    await engine.ask({ do: 'drop', id: 'g' });
    const other = new Engine();
    expect(await engine.ask({ do: 'load', id: 'g', record })).toEqual(before);
    expect(await other.ask({ do: 'load', id: 'g', record, seed: 'abc' })).toEqual(before);
    await engine.playOn('g', 'the rest');
    await other.playOn('g', 'the rest');
    expect(await other.ask({ do: 'record', id: 'g' })).toEqual(
      await engine.ask({ do: 'record', id: 'g' }),
    );
  });

  it('need the secret of a running game', async () => {
    const { record } = await (await started()).ask({ do: 'record', id: 'g' });
    const unknown = await new Engine().ask({ do: 'load', id: 'g', record });
    expect(unknown.error.code).toBe('bad-request');
    expect(unknown.error.message).toMatch(/^seed: the record of a running game/);
    const wrong = await new Engine().ask({ do: 'load', id: 'g', record, seed: 'abd' });
    expect(wrong.error.message).toMatch(/^seed: it is not the one/);
  });

  it('keep modules, options and rig', async () => {
    const engine = await started({
      options: { diceFirst: 'buyer' },
      rig: { dice: [1, 2, 3, 4, 5, 6] },
    });
    await engine.playOn('g', 'some', 25);
    const { record } = await engine.ask({ do: 'record', id: 'g' });
    const loaded = await engine.ask({ do: 'load', id: 'copy', record });
    expect(loaded).toEqual(await engine.ask({ do: 'snapshot', id: 'g' }));
  });
});

/** Each is sent to a running game `g` of two, and to a finished one where it says so. */
const REFUSED: readonly (readonly [line: string, code: string, message: RegExp])[] = [
  ['', 'bad-request', /^request: the line is empty/],
  ['   ', 'bad-request', /^request: the line is empty/],
  ['hello', 'bad-request', /^request: the line is not JSON/],
  ['{"do":"legal","id":"g"', 'bad-request', /^request: the line is not JSON/],
  ['{"do":"legal","id":"g"}{}', 'bad-request', /^request: the line is not JSON/],
  ['null', 'bad-request', /^request: a JSON object is expected/],
  ['[]', 'bad-request', /^request: a JSON object is expected/],
  ['7', 'bad-request', /^request: a JSON object is expected/],
  ['{}', 'bad-request', /^do: it is missing; allowed: new, legal, move, snapshot, why, drop, /],
  ['{"do":7}', 'bad-request', /^do: a string is expected; allowed: new/],
  ['{"do":"fly","id":"g"}', 'bad-request', /^do: "fly" is not known; allowed: new/],
  ['{"do":"constructor"}', 'bad-request', /^do: "constructor" is not known/],
  ['{"do":"__proto__"}', 'bad-request', /^do: "__proto__" is not known/],
  ['{"do":"legal"}', 'bad-request', /^id: it is missing; a string is expected/],
  ['{"do":"legal","id":7}', 'bad-request', /^id: a string is expected/],
  ['{"do":"legal","id":"g","x":1}', 'bad-request', /^x: there is no such field; allowed: do, id/],
  ['{"do":"legal","id":"g","__proto__":{}}', 'bad-request', /^__proto__: there is no such field/],
  ['{"do":"legal","id":"h"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"legal","id":"__proto__"}', 'no-such-game', /There is no game/],
  ['{"do":"drop","id":"h"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"record","id":"h"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"new","id":"g"}', 'bad-request', /^players: it is missing/],
  ['{"do":"new","id":"g","players":"2"}', 'bad-request', /^players: a whole number is expected/],
  ['{"do":"new","id":"g","players":1e999}', 'bad-request', /^players: a whole number is expected/],
  ['{"do":"new","id":"g","players":5}', 'bad-request', /^players: .* from 2 to 4 is expected/],
  ['{"do":"new","id":"g","players":2.5}', 'bad-request', /^players: .* from 2 to 4 is expected/],
  ['{"do":"new","players":2}', 'bad-request', /^id: it is missing/],
  ['{"do":"new","id":"g","players":2,"seed":5}', 'bad-request', /^seed: a string is expected/],
  ['{"do":"new","id":"g","players":2,"seed":null}', 'bad-request', /^seed: a string is expected/],
  ['{"do":"new","id":"g","players":2,"game":"go"}', 'bad-request', /^game: "go" is not known; all/],
  ['{"do":"new","id":"g","players":2,"modules":"style"}', 'bad-request', /^modules: a list of nam/],
  [
    '{"do":"new","id":"g","players":2,"modules":[7]}',
    'bad-request',
    /^modules\[0\]: a name is exp/,
  ],
  ['{"do":"new","id":"g","players":2,"modules":["x"]}', 'bad-request', /^modules: "x" is not know/],
  ['{"do":"new","id":"g","players":2,"variant":"x"}', 'bad-request', /^variant: "x" is not known/],
  ['{"do":"new","id":"g","players":2,"options":[]}', 'bad-request', /^options: an object is expec/],
  ['{"do":"new","id":"g","players":2,"options":{"x":1}}', 'bad-request', /^options.x: /],
  [
    '{"do":"new","id":"g","players":2,"options":{"__proto__":1}}',
    'bad-request',
    /^options.__proto/,
  ],
  [
    '{"do":"new","id":"g","players":2,"options":{"diceFirst":"me"}}',
    'bad-request',
    /^options.diceFirst: "me" is not allowed, only "startPlayer" or "buyer"/,
  ],
  ['{"do":"new","id":"g","players":2,"rig":null}', 'bad-request', /^rig: an object is expected/],
  ['{"do":"new","id":"g","players":2,"rig":{"x":1}}', 'bad-request', /^rig.x: it cannot be rigged/],
  ['{"do":"new","id":"g","players":2,"rig":{"dice":[7]}}', 'bad-request', /^rig.dice: /],
  [
    '{"do":"new","id":"g","players":2,"rig":{"deck":["C01","C01"]}}',
    'bad-request',
    /^rig.deck: C01/,
  ],
  [
    '{"do":"new","id":"g","players":2,"rig":{"deck":["X"]}}',
    'bad-request',
    /^rig.deck: "X" is not/,
  ],
  ['{"do":"move","id":"g"}', 'bad-request', /^move: it is missing/],
  ['{"do":"move","id":"g","move":3}', 'bad-request', /^move: a string is expected/],
  ['{"do":"move","id":"h","move":"place hunt 1"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"move","id":"g","move":""}', 'bad-move', /A move is expected/],
  ['{"do":"move","id":"g","move":"dance"}', 'bad-move', /"dance" is not a move/],
  ['{"do":"move","id":"g","move":"place forest"}', 'bad-move', /Write it as: place forest 3/],
  ['{"do":"move","id":"g","move":"place forest 0"}', 'bad-move', /Write it as/],
  ['{"do":"move","id":"g","move":"place\\nforest 1"}', 'bad-move', /is not a move/],
  ['{"do":"move","id":"g","move":"place hut 1"}', 'illegal-move', /takes exactly 2.*\(B3.3\)/],
  ['{"do":"move","id":"g","move":"starve"}', 'illegal-move', /Now: put/],
  ['{"do":"move","id":"g","move":"place hunt 1","player":1}', 'illegal-move', /0's decision/],
  ['{"do":"move","id":"g","move":"place hunt 1","player":2}', 'bad-request', /^player: .* 0 to 1/],
  ['{"do":"move","id":"g","move":"place hunt 1","player":-1}', 'bad-request', /^player: /],
  ['{"do":"move","id":"g","move":"place hunt 1","player":"0"}', 'bad-request', /^player: /],
  [
    '{"do":"move","id":"g","move":"place hunt 1","viewer":2}',
    'bad-request',
    /^viewer: .* 0 to 1 or/,
  ],
  ['{"do":"move","id":"g","move":"place hunt 1","viewer":"all"}', 'bad-request', /^viewer: /],
  ['{"do":"snapshot","id":"g","viewer":0.5}', 'bad-request', /^viewer: .*number or "spectator"/],
  ['{"do":"snapshot","id":"g","viewer":null}', 'bad-request', /^viewer: /],
  ['{"do":"snapshot","id":"h"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"why","id":"g","move":"dance"}', 'bad-move', /"dance" is not a move/],
  ['{"do":"why","id":"h","move":"place hunt 1"}', 'no-such-game', /There is no game "h"/],
  ['{"do":"load","id":"g"}', 'bad-request', /^record: it is missing/],
  ['{"do":"load","id":"g","record":""}', 'bad-request', /^record: the header/],
  ['{"do":"load","id":"g","record":"[Format \\"1\\"]\\n"}', 'bad-request', /is missing$/],
  ['{"do":"bot","id":"g"}', 'bad-request', /^level: it is missing/],
  ['{"do":"bot","id":"g","level":"god"}', 'bad-request', /^level: "god" is not known; allowed: ra/],
  ['{"do":"bot","id":"g","level":"toString"}', 'bad-request', /^level: "toString" is not known/],
  ['{"do":"bot","id":"g","level":"hard","ms":0}', 'bad-request', /^ms: .* up to 60000 is expected/],
  ['{"do":"bot","id":"g","level":"hard","ms":60001}', 'bad-request', /^ms: /],
  ['{"do":"bot","id":"g","level":"hard","ms":"1"}', 'bad-request', /^ms: /],
  ['{"do":"bot","id":"h","level":"hard"}', 'no-such-game', /There is no game "h"/],
];

describe('a refused request', () => {
  it.each(REFUSED)('%s', async (line, code, message) => {
    const engine = await started();
    const before = await engine.ask({ do: 'snapshot', id: 'g' });
    const { ok, error, ...nothing } = await engine.send(line);
    expect([ok, error.code, nothing]).toEqual([false, code, {}]);
    expect(error.message).toMatch(message);
    expect(await engine.ask({ do: 'snapshot', id: 'g' })).toEqual(before);
  });

  it.each([
    { do: 'move', id: 'g', move: 'place hunt 1' },
    { do: 'move', id: 'g', move: 'dance', player: 0, viewer: 1 },
    { do: 'bot', id: 'g', level: 'hard' },
  ])('is game-over after the end: %j', async (request) => {
    const before = await FINISHED.ask({ do: 'record', id: 'g' });
    expect((await FINISHED.ask(request)).error.code).toBe('game-over');
    expect(await FINISHED.ask({ do: 'record', id: 'g' })).toEqual(before);
  });

  it('does not repeat more of the line than a reader needs', async () => {
    const long = 'x'.repeat(100_000);
    for (const request of [
      { do: long },
      { do: 'legal', id: long },
      { do: 'legal', id: 'g', [long]: 1 },
      { do: 'new', id: 'g', players: 2, options: { diceFirst: long } },
      { do: 'move', id: 'g', move: `place ${long} 1` },
      { do: 'load', id: 'g', record: `[${long} "x"]` },
    ]) {
      const { error } = await (await started()).ask(request);
      expect(error.message.length).toBeLessThan(1_100);
    }
  });

  it('may be nested without end', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    for (const line of [
      deep,
      `{"do":${deep}}`,
      `{"do":"new","id":"g","players":2,"options":{"diceFirst":${deep}}}`,
      `{"do":"new","id":"g","players":2,"rig":{"deck":[${deep}]}}`,
    ]) {
      expect((await (await started()).send(line)).error.code).toBe('bad-request');
    }
  });
});
