import type { SetupRequest } from '@ochre/kernel';
import { ME, type Player, type Seat, seatsOf } from '@ochre/terminal';

/** What a table is made of, whoever makes it. */
export interface WantedTable {
  readonly request: SetupRequest;
  readonly secret: string;
  readonly seats: readonly Seat[];
  readonly moves: readonly string[];
}

/** `rig` gives cards, tiles, dice and the first player. */
interface Wanted {
  readonly seed?: string;
  readonly rig?: unknown;
}

type WantedOfSeveral = Wanted & {
  readonly modules?: readonly string[];
  readonly names?: readonly string[];
};

type WantedAlone = Wanted & {
  readonly difficulty?: string;
  /** They are made. */
  readonly moves?: readonly string[];
};

/** Tables for tests, of the game alone or of a program that plays it. */
export const tablesBy = <Table>(make: (wanted: WantedTable) => Table) => ({
  tableOf: (
    players: readonly Player[],
    { seed = 'test', rig, modules = [], names = [] }: WantedOfSeveral = {},
  ): Table =>
    make({
      request: { players: players.length, modules, rig },
      secret: seed,
      seats: seatsOf(players, names),
      moves: [],
    }),

  soloTable: ({ seed = 'test', rig, difficulty, moves = [] }: WantedAlone = {}): Table => {
    const options = difficulty === undefined ? {} : { difficulty };
    return make({
      request: { players: 1, variant: 'solo', options, rig },
      secret: seed,
      seats: seatsOf([ME]),
      moves,
    });
  },
});

/** P1.6: nothing but so much food is added, and the elder stands there. */
export const setUp = (food: number, elder: string): string[] => [
  `stock food ${food}`,
  ...['wood', 'clay', 'stone', 'gold'].map((good) => `stock ${good} 0`),
  `elder ${elder}`,
];
