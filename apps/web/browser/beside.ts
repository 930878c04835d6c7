import type { Page } from '@playwright/test';

/** What leads to the end of a game soon, the first before the others: with half as many moves as any. */
const WISHES = ['use', 'build', 'buy', 'place building1', 'place card'].concat(
  ['claypit', 'quarry', 'forest', 'river', ''].map((land) => `place ${land}`),
);

/**
 * The viewer's part of a game at a table over the network, played beside the page by its socket: to the
 * end, or until so much was moved. Free seats go to a bot, and who made the table begins.
 */
export const playBeside = (
  page: Page,
  table: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> =>
  page.evaluate(
    ([id, wishes, limit]) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        let count = 0;
        const own = Math.random().toString(36).slice(2);
        const act = (seen: number, command: object): void => {
          const message = { do: 'act', id: `${own}${count++}`, table: id, seen, command };
          socket.send(JSON.stringify(message));
        };
        const wanted = (legal: readonly string[]): string | undefined => {
          const lists = wishes.map((wish) => legal.filter((move) => move.startsWith(wish)));
          return lists.find((list) => list.length > 0)?.at(-1) ?? legal[0];
        };
        socket.onopen = () => socket.send(JSON.stringify({ do: 'follow', table: id }));
        socket.onmessage = ({ data }) => {
          const { is, view } = JSON.parse(data);
          if (is !== 'news') return;
          const { seq, stage, plan, game, you } = view;
          if (stage === 'over' || (limit !== null && game?.moves >= limit)) {
            socket.close();
            resolve();
          } else if (stage === 'gathering' && plan.seats[1].kind === 'person') {
            const seats = [plan.seats[0], { kind: 'bot', level: 'greedy' }];
            act(seq, { kind: 'plan', plan: { ...plan, seats } });
          } else if (stage === 'gathering') act(seq, { kind: 'begin' });
          else if (game.unconfirmed === you) act(seq, { kind: 'endTurn' });
          else if (game.legal) act(seq, { kind: 'move', move: wanted(game.legal) });
        };
      }),
    [table, WISHES, Number.isFinite(most) ? most : null] as const,
  );
