import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { type BotName, STONE_AGE_BOTS } from '@ochre/stone-age/bots';
import { type Snapshot, type State, stoneAge } from '@ochre/stone-age/rules';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import type { Seat } from '@ochre/ui/seat.ts';

/** Tables to look at, played by bots: the same ones every time. */
export const TABLES = {
  start: { request: { players: 4 }, until: () => true },
  two: { request: { players: 2 }, until: ({ round }) => round === 5 },
  middle: { request: { players: 4 }, until: (view) => view.round === 8 && standing(view) > 14 },
  three: { request: { players: 3 }, until: (view) => view.round === 7 && view.phase === 'act' },
  five: {
    request: { players: 5, modules: ['style', 'huts'] },
    until: (view) => view.round >= 6 && standing(view) > 14 && owned(view) > 0,
  },
  crowded: {
    request: { players: 5, modules: ['style', 'huts'] },
    until: ({ round, phase }) => round === 2 && phase === 'place',
  },
  solo: {
    request: { players: 1, variant: 'solo' },
    until: (view) => view.round === 4 && view.phase === 'place' && standing(view) > 1,
  },
  end: { request: { players: 4 }, until: ({ phase }) => phase === 'over' },
  soloEnd: {
    request: { players: 1, variant: 'solo' },
    until: ({ phase }) => phase === 'over',
  },
} as const satisfies Readonly<
  Record<string, { request: SetupRequest; until: (view: Snapshot) => boolean }>
>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

const standing = ({ places }: Snapshot): number =>
  Object.values(places)
    .flat()
    .reduce((sum, count) => sum + count, 0);

const WORKS = ['D04', 'D05', 'D06'];
const owned = ({ players }: Snapshot): number =>
  players.flatMap(({ buildings }) => buildings).filter((id) => WORKS.includes(id)).length;

/** How a table looks to its first player when it has come so far. */
export function viewOf(name: TableName): Snapshot {
  const { request, until } = TABLES[name];
  for (let seed = 1; ; seed++) {
    const found = playUntil(request, `${name} ${seed}`, until);
    if (found !== undefined) return name === 'crowded' ? crowded(found) : found;
  }
}

/** All there can be at once, which no played game shows. */
const crowded = (view: Snapshot): Snapshot => ({
  ...view,
  places: {
    ...view.places,
    hunt: [5, 6, 4, 5, 6],
    river: [2, 2, 1, 1, 1],
    D04: [3, 0, 0, 0, 0],
    D05: [0, 2, 0, 0, 0],
    D06: [1, 0, 0, 0, 0],
  },
  players: view.players.map((player, at) => ({
    ...player,
    buildings: [['D04', 'D06'], ['D05'], [], [], []][at]!,
    hiddenCards: at === 1 ? 2 : 0,
  })),
});

function playUntil(
  request: SetupRequest,
  seed: string,
  until: (view: Snapshot) => boolean,
): Snapshot | undefined {
  const chance = simulationChance(seed);
  const random = randomFrom(seed);
  const state: State = stoneAge.setup(stoneAge.checkSetup(request), chance);
  for (;;) {
    const view = stoneAge.view(state, 0);
    if (until(view)) return view;
    if (stoneAge.decision(state) === undefined) return undefined;
    stoneAge.advance(
      state,
      botMove(stoneAge, STONE_AGE_BOTS[botOf(request, state)], state, random),
      chance,
    );
  }
}

/** Different heads, so that the players do not all have the same. */
const HEADS = ['tools', 'cardwood', 'culture', 'buildings', 'farmers'] as const;

const botOf = ({ variant }: SetupRequest, state: State): BotName =>
  variant === 'solo' ? 'greedy' : HEADS[stoneAge.decision(state)!.player]!;

const NAMES = ['Mira', 'Tomas', 'Heron', 'Elk', 'Juno'] as const;

const ABOUT = ['you', 'friend', 'bot, hard', 'bot, easy', 'friend'] as const;

export const SEATS: readonly Seat[] = TRIBES.map((tribe, at) => ({
  tribe,
  name: NAMES[at]!,
  about: ABOUT[at]!,
}));
