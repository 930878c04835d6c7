import type { GameMeta, PlayerRange, SetupRequest } from '@ochre/kernel';
import type { Door } from './random-games.ts';

/** One row of the table: which games are played, and how. */
export interface Case {
  readonly name: string;
  readonly request: SetupRequest;
  /** A batch has so many times fewer games, where one takes longer. */
  readonly fewer: number;
  readonly door: Door;
}

/**
 * What is measured of any game, by its `meta`: the game itself with every number of players, with the
 * fewest and the most through the checked door as well; all modules together with the fewest and the
 * most; and every variant.
 */
export function casesOf({ players, modules, variants }: GameMeta): Case[] {
  const [least, most] = players;
  const named = Object.keys(modules);
  const widest = Object.values(modules).reduce(
    (count, one) => Math.max(count, one.players[1]),
    most,
  );
  return [
    ...counts(players).map((count) => caseOf('base', { players: count })),
    ...[least, most].map(
      (count): Case => ({
        ...caseOf('base by play', { players: count }),
        fewer: 3,
        door: 'play',
      }),
    ),
    ...(named.length === 0 ? [] : [...new Set([least, most, widest])]).map((count) => ({
      ...caseOf(named.join('+'), { players: count, modules: named }),
      fewer: 2,
    })),
    ...Object.entries(variants).flatMap(([variant, allowed]) =>
      counts(allowed.players).map((count) => caseOf(variant, { players: count, variant })),
    ),
  ];
}

const caseOf = (name: string, request: SetupRequest): Case => ({
  name,
  request,
  fewer: 1,
  door: 'advance',
});

const counts = ([least, most]: PlayerRange): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);
