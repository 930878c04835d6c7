import { once } from 'node:events';
import { randomFrom } from '@ochre/kernel';
import { describe, expect, it } from 'vitest';
import { startOchre } from '../testing/ochre.ts';
import { Engine } from '../testing/play.ts';
import { LONGEST_LINE } from './lines.ts';

/** Whole games, one after the other and mixed with nonsense, and the answers they must get. */
async function conversation(): Promise<Engine> {
  const engine = new Engine();
  for (const players of [2, 3, 4]) {
    const id = `game ${players} äöü😀`;
    await engine.ask({ do: 'new', id, players, seed: `seed ${players}` });
    await engine.playOn(id, `moves ${players}`);
    await engine.ask({ do: 'move', id, move: 'place hunt 1' });
    await engine.ask({ do: 'record', id });
    await engine.send('');
    await engine.send('{"do":');
    await engine.ask({ do: 'bot', id, level: 'hard' });
  }
  return engine;
}

describe('ochre engine', () => {
  it('plays whole games, in whatever pieces the requests come', async () => {
    const { asked, answered } = await conversation();
    const { child, ran } = startOchre('engine');
    const bytes = Buffer.from(asked.join('\n'));
    const random = randomFrom('pieces');
    for (let at = 0; at < bytes.length; ) {
      // Mostly half lines, sometimes many lines at once.
      const size = 1 + random.below(random.below(4) === 0 ? 60_000 : 90);
      if (!child.stdin.write(bytes.subarray(at, at + size))) await once(child.stdin, 'drain');
      else if (random.below(20) === 0) await new Promise(setImmediate);
      at += size;
    }
    child.stdin.end();
    const { code, out } = await ran;
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length).toBe(answered.length);
    expect(lines.findIndex((line, at) => line !== answered[at])).toBe(-1);
  });

  it('answers garbage, and ends with code 0 when its input ends', async () => {
    const { child, ran } = startOchre('engine');
    const long = Buffer.alloc(LONGEST_LINE + 5, 'x');
    child.stdin.write(Buffer.from([0xff, 0xfe, 0x0a, 0x0d, 0x0a]));
    child.stdin.write(long);
    child.stdin.end('\n{"do":"new","id":"g","players":2}\r\n[]');
    const { code, out } = await ran;
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error.message))).toEqual([
      'request: the line is not UTF-8; JSON text in UTF-8 is expected',
      'request: the line is empty; a JSON object is expected',
      `request: the line is longer than ${LONGEST_LINE} bytes`,
      'ok',
      'request: a JSON object is expected, like {"do":"legal","id":"g1"}',
    ]);
  });

  it('answers at once, without waiting for more', async () => {
    const { child, ran } = startOchre('engine');
    child.stdin.write('{"do":"legal","id":"g"}\n{"do":');
    const [answer] = await once(child.stdout, 'data');
    expect(String(answer)).toContain('no-such-game');
    child.stdin.end();
    expect((await ran).code).toBe(0);
  });

  it('ends quietly when nobody listens any more', async () => {
    const { child, ran } = startOchre('engine');
    child.stdin.on('error', () => {});
    child.stdin.write('{"do":"legal","id":"g"}\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end('{"do":"legal","id":"g"}\n'.repeat(2_000));
    const { code, err } = await ran;
    expect([code, err.replace(/^ochre: building.*\n/, '')]).toEqual([0, '']);
  });
});
