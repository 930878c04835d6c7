import {
  type Breakdown,
  PROFESSIONS,
  type Profession,
  type SnapshotPlayer,
} from '@ochre/stone-age';
import { cardOf } from './faces.ts';
import { sumOfResources } from './places.ts';

/** What a player's cards come to, as far as the viewer may see them. */
export interface Collection {
  /** B10.1: the sizes of the two sets of different symbols. */
  readonly culture: readonly [number, number];
  /** B10.2: how many people of each profession the sand cards show. */
  readonly people: Readonly<Record<Profession, number>>;
}

export function collectionOf({ cards }: Pick<SnapshotPlayer, 'cards'>): Collection {
  const people = { farmer: 0, toolmaker: 0, builder: 0, shaman: 0 };
  const first = new Set<string>();
  const second = new Set<string>();
  for (const id of cards) {
    const lower = id === null ? undefined : cardOf(id)?.lower;
    if (lower === undefined) continue;
    if ('culture' in lower) (first.has(lower.culture) ? second : first).add(lower.culture);
    else for (const profession of PROFESSIONS) people[profession] += lower[profession] ?? 0;
  }
  return { culture: [first.size, second.size], people };
}

/** B10: the points of a player if the game ended now, from what the viewer may see. */
export function breakdownNow(player: SnapshotPlayer): Breakdown {
  const { culture, people } = collectionOf(player);
  return {
    track: player.score,
    culture: culture[0] ** 2 + culture[1] ** 2,
    farmers: people.farmer * player.agriculture,
    toolmakers: people.toolmaker * sumOfTools(player),
    builders: people.builder * player.buildings.length,
    shamans: people.shaman * player.people,
    resources: sumOfResources(player) + 2 * player.redeemable,
  };
}

export const total = (breakdown: Breakdown): number =>
  Object.values(breakdown).reduce((sum, points) => sum + points, 0);

const sumOfTools = ({ tools }: Pick<SnapshotPlayer, 'tools'>): number =>
  tools.reduce((sum, value) => sum + value, 0);

/** B10.4: what breaks a tie. */
export const tieBreak = (player: SnapshotPlayer): number =>
  player.agriculture + sumOfTools(player) + player.people;

/** B8.1: the food left after feeding, if nothing else changed; negative when it is short. */
export const foodAfterFeeding = ({ food, agriculture, people }: SnapshotPlayer): number =>
  food + agriculture - people;
