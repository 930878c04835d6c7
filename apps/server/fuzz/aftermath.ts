import { readdirSync } from 'node:fs';
import type { House } from './house.ts';
import { moment } from './troubles/trouble.ts';

/** Refused and half-open connections are waited for half a minute, as the docs say, and then some. */
const PATIENCE_MS = 90_000;
/** What a server has open of its own may differ by so much: connections to its database, workers. */
const SLACK = 30;

/** How many files and connections a process has open; undefined where the system does not say. */
export function descriptorsOf({ server: { pid } }: House): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

/** When everybody has gone: what the server still holds of them. */
export async function leftBehind(house: House, before: number | undefined): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const [sockets, open] = [await socketsOf(house), descriptorsOf(house)];
    const isBack = before === undefined || open === undefined || open <= before + SLACK;
    if (sockets === 0 && isBack) return [];
    if (performance.now() > until) {
      return [
        `when all had gone, ${sockets} sockets and ${open} descriptors were open (${before})`,
      ];
    }
    await moment(200);
  }
}

/** Undefined while it does not answer. */
async function socketsOf({ server: { origin } }: House): Promise<number | undefined> {
  const answer = await fetch(`${origin}/metrics`).catch(() => undefined);
  const found = /^ochre_sockets (\d+)$/m.exec((await answer?.text()) ?? '');
  return found === null ? undefined : Number(found[1]);
}
