import type { Setup } from '@ochre/kernel';
import { type Knowledge, outcomeAmong, type Sight } from '@ochre/search/value';
import { type Pebbles, type PebblesAction, pebbles } from '../rules/pebbles.ts';

/** What the network sees: the heap, what is left of it by fours, and the lead in pebbles and cards. */
const SIGHT: Sight<Pebbles> = {
  name: 'heap',
  version: 1,
  inputs: 7,
  write({ heap, pebbles: taken, cards }, seat, x) {
    x.fill(0);
    x[0] = heap / 50;
    x[1 + (heap % 4)] = 1;
    x[5] = leadOf(taken, seat) / 20;
    x[6] =
      leadOf(
        cards.map(({ length }) => length),
        seat,
      ) / 3;
  },
  outcome: outcomeAmong(pebbles, 20),
};

const leadOf = (counts: readonly number[], seat: number): number =>
  (counts[seat] ?? 0) - Math.max(...counts.filter((_, other) => other !== seat));

/** What bots with a trained value know of pebbles. */
export const knowledgeFor = (setup: Setup): Knowledge<Pebbles, PebblesAction> => ({
  game: pebbles,
  setup,
  sight: SIGHT,
  isOver: ({ heap }) => heap === 0,
  roundOf: ({ turn }) => Math.floor(turn / setup.players),
  isCertain: (before, after) => before.fallen === after.fallen,
  obvious: () => undefined,
  advice: () => ({ on: () => 0 }),
  progress: () => 0,
  isPlayedOn: () => true,
});
