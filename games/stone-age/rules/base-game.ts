import { purpose, type Setup } from '@ochre/kernel';
import { CARD_COSTS } from './card-costs.ts';
import { BASE_CARDS, BASE_TILES, type Effect } from './components.ts';
import { dealHidden } from './determinize.ts';
import { BASE_EFFECTS } from './effects.ts';
import { turnsUp } from './events.ts';
import { anyResources } from './payments.ts';
import { acting } from './phases/acting.ts';
import { feeding } from './phases/feeding.ts';
import { newRound } from './phases/new-round.ts';
import { placing } from './phases/placing.ts';
import { GATHERING_CIRCLES, PLACE_YIELDS } from './place-yields.ts';
import { resourcesPay } from './purchases.ts';
import type { CardPrice, Work } from './rule-set.ts';
import type { PlaceRule, Rulebook } from './rulebook.ts';
import { BASE_SCORING } from './scoring.ts';
import { CARD_SPACES, type GatheringPlace, type PlaceName } from './vocabulary.ts';

/** The base game, as the modules find it. */

/** What depends on the number of players (B3.4, B3.5). */
const BY_PLAYERS = {
  2: { villageLimit: 2, playersPerResource: 1 },
  3: { villageLimit: 2, playersPerResource: 2 },
  4: { villageLimit: 3, playersPerResource: 4 },
} as const;

function rolls(name: GatheringPlace): Work {
  const { good, divisor } = PLACE_YIELDS[name];
  return { kind: 'roll', good, divisor, split: false, purpose: purpose(name) };
}

const resourcePlace = (name: GatheringPlace): PlaceRule => ({
  name,
  group: 'resource',
  circles: GATHERING_CIRCLES,
  atLeast: 1,
  work: rolls(name),
});

export const villagePlace = (name: PlaceName, people: number, effect: Effect): PlaceRule => ({
  name,
  group: 'village',
  circles: people,
  atLeast: people,
  work: { kind: 'reward', effect },
});

/** More than all people of all players: B3.3 says unlimited. */
const UNLIMITED = 100;

/** B3.3, B4.3, B4.4 */
const BASE_PLACES: readonly PlaceRule[] = [
  { name: 'hunt', group: 'hunt', circles: UNLIMITED, atLeast: 1, work: rolls('hunt') },
  resourcePlace('forest'),
  resourcePlace('claypit'),
  resourcePlace('quarry'),
  resourcePlace('river'),
  villagePlace('toolmaker', 1, { kind: 'tool' }),
  villagePlace('hut', 2, { kind: 'person' }),
  villagePlace('field', 1, { kind: 'agriculture' }),
];

/** B6.1: the card on space *k* costs *k* resources of any kinds. */
const CARD_PRICES: readonly CardPrice[] = CARD_SPACES.map((space) => CARD_COSTS[space])
  .filter(({ of }) => of === 'resources')
  .map(({ count }) => ({
    cost: anyResources(count),
    rule: 'B6.1',
    words: `${count} of wood, clay, stone and gold`,
  }));

export function baseRulebook({ players, options }: Setup): Rulebook {
  return {
    cards: BASE_CARDS,
    tiles: BASE_TILES,
    places: BASE_PLACES,
    cardPrices: CARD_PRICES,
    stackCount: players,
    stackSize: 7,
    ...BY_PLAYERS[players as keyof typeof BY_PLAYERS],
    villageRule: 'B3.4',
    start: {},
    prepare: undefined,
    steps: [placing, acting, feeding, newRound],
    endRules: { stack: 'B9.1', cards: 'B9.2' },
    scoring: BASE_SCORING,
    grades: [],
    negativeScores: options.negativeScores === true,
    diceFirst: options.diceFirst === 'buyer' ? 'buyer' : 'startPlayer',
    effects: BASE_EFFECTS,
    supply: undefined,
    closures: undefined,
    idlePoints: 0,
    cardPaying: resourcesPay,
    jewelryPerAdvance: 0,
    trading: undefined,
    madeWhen: {},
    playerFields: [],
    tableFields: [],
    dealHidden,
    reveals: turnsUp,
  };
}
