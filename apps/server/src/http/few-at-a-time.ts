import type { RequestListener } from 'node:http';

/** A request takes about a millisecond: so long, at most, moves wait for those that have come at once. */
const MOST_IN_A_TURN = 8;

/**
 * Only so many are begun in one turn of the event loop. The others wait for the next ones, and what
 * came through sockets meanwhile goes first: hundreds of requests at once delay no move.
 */
export function fewAtATime(onRequest: RequestListener): RequestListener {
  const waiting: (() => void)[] = [];
  let begun = 0;

  const nextTurn = (): void => {
    begun = 0;
    for (const begin of waiting.splice(0, MOST_IN_A_TURN)) begin();
  };

  return (request, response) => {
    const begin = (): void => {
      if (begun++ === 0) setImmediate(nextTurn);
      // Whoever has gone meanwhile wants nothing any more.
      if (!response.destroyed) onRequest(request, response);
    };
    if (begun < MOST_IN_A_TURN && waiting.length === 0) begin();
    else waiting.push(begin);
  };
}
