import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

const coming = (
  count: number,
): [IncomingMessage, ServerResponse<IncomingMessage> & { req: IncomingMessage }][] =>
  Array.from({ length: count }, () => {
    const request = new IncomingMessage(new Socket());
    return [request, new ServerResponse(request)];
  });

describe('requests that come at once', () => {
  it('are begun a few in a turn, in their order, and none is forgotten', async () => {
    const begun: IncomingMessage[] = [];
    const listen = fewAtATime((request) => void begun.push(request));
    const all = coming(20);
    for (const [request, response] of all) listen(request, response);
    const counts = [begun.length];
    for (let turns = 0; turns < 3; turns++) {
      await turn();
      counts.push(begun.length);
    }
    expect(counts).toEqual([8, 16, 20, 20]);
    expect(begun).toEqual(all.map(([request]) => request));
  });

  it('do not overtake those that wait already', async () => {
    const begun: IncomingMessage[] = [];
    const listen = fewAtATime((request) => void begun.push(request));
    const [first, second] = [coming(18), coming(3)];
    for (const [request, response] of first) listen(request, response);
    await turn();
    for (const [request, response] of second) listen(request, response);
    for (let turns = 0; turns < 3; turns++) await turn();
    expect(begun).toEqual([...first, ...second].map(([request]) => request));
  });

  it('are forgotten where whoever asked has gone', async () => {
    let begun = 0;
    const listen = fewAtATime(() => begun++);
    const all = coming(10);
    for (const [request, response] of all) listen(request, response);
    all.at(-1)![1].destroy();
    await turn();
    await turn();
    expect(begun).toBe(9);
  });

  it('are begun at once where nobody else asks', async () => {
    let begun = 0;
    const listen = fewAtATime(() => begun++);
    for (let asked = 1; asked <= 20; asked++) {
      const [[request, response]] = coming(1) as [ReturnType<typeof coming>[number]];
      listen(request, response);
      expect(begun).toBe(asked);
      await turn();
    }
  });
});
