import { purpose, type Setup } from '@ochre/kernel';
import type { Action } from './action.ts';
import { baseRulebook } from './base-game.ts';
import type { Card, LowerPart, Tile } from './components.ts';
import { MODULES, VARIANTS } from './modules/index.ts';
import { forEachPayment, paymentsFor } from './payments.ts';
import { MOST_PEOPLE } from './people.ts';
import {
  type CardRule,
  MOST_PLAYERS,
  type Place,
  type RuleSet,
  type TileRule,
} from './rule-set.ts';
import type { PlaceRule, Rulebook } from './rulebook.ts';
import { tableOf } from './table.ts';
import {
  BUILDING_SPACES,
  type BuildingSpace,
  CARD_SPACES,
  type CardSpace,
  CULTURE,
  type PlaceName,
} from './vocabulary.ts';

/** Modules are composed once, into a rule set that nobody changes. */
function compose(setup: Setup): RuleSet {
  const rulebook = rulebookFor(setup);
  // Before the places: their moves are made for all ways to pay that any cost asks for.
  const tiles = tableOf(rulebook.tiles.map((tile) => [tile.id, makeTile(tile)]));
  const places = allPlaces(rulebook).map((rule, index) => makePlace(rule, index, rulebook));
  const sharedPlaces = places.filter(({ forOne }) => !forOne);
  return {
    setup,
    players: setup.players,
    places,
    placeNamed: tableOf(places.map((place) => [place.name, place])),
    cardSpaces: places.filter(({ group }) => group === 'card'),
    sharedPlaces,
    placingAlone: places.map(({ placing, atLeast }) => placing[atLeast]!),
    village: places.filter(({ group }) => group === 'village'),
    bits: {
      village: bitsOf(places, ({ group }) => group === 'village'),
      forOne: bitsOf(places, ({ forOne }) => forOne),
      pairs: bitsOf(places, ({ atLeast }) => atLeast === 2),
    },
    villageLimit: rulebook.villageLimit,
    villageRule: rulebook.villageRule,
    stackCount: rulebook.stackCount,
    stackSize: rulebook.stackSize,
    start: rulebook.start,
    prepare: rulebook.prepare,
    cards: tableOf(rulebook.cards.map((card) => [card.id, makeCard(card)])),
    tiles,
    steps: rulebook.steps,
    endRules: rulebook.endRules,
    scoring: rulebook.scoring,
    grades: rulebook.grades,
    negativeScores: rulebook.negativeScores,
    diceFirst: rulebook.diceFirst,
    effects: rulebook.effects,
    supply: rulebook.supply,
    closures: rulebook.closures,
    idlePoints: rulebook.idlePoints,
    cardPaying: rulebook.cardPaying,
    jewelryPerAdvance: rulebook.jewelryPerAdvance,
    trading: rulebook.trading,
    madeWhen: rulebook.madeWhen,
    playerFields: rulebook.playerFields,
    tableFields: rulebook.tableFields,
    dealHidden: rulebook.dealHidden,
    reveals: rulebook.reveals,
  };
}

function rulebookFor(setup: Setup): Rulebook {
  const { modules, variant } = setup;
  let rulebook = baseRulebook(setup);
  // In the list's own order, so that the order in which they are asked for makes no difference.
  for (const [name, { edit }] of Object.entries(MODULES)) {
    if (modules.includes(name)) rulebook = edit(rulebook, setup);
  }
  return variant === undefined
    ? rulebook
    : VARIANTS[variant as keyof typeof VARIANTS].edit(rulebook, setup);
}

function allPlaces(rulebook: Rulebook): PlaceRule[] {
  return [
    ...rulebook.places,
    ...rulebook.cardPrices.map(
      (price, space): PlaceRule => ({
        name: CARD_SPACES[space]!,
        group: 'card',
        circles: 1,
        atLeast: 1,
        work: { kind: 'buy', space, price, payments: paymentsFor(price.cost) },
      }),
    ),
    ...BUILDING_SPACES.slice(0, rulebook.stackCount).map(
      (name, stack): PlaceRule => ({
        name,
        group: 'building',
        circles: 1,
        atLeast: 1,
        work: { kind: 'build', stack },
      }),
    ),
  ];
}

/** B3.3: the village, cards and buildings take a fixed number of people, all of one player. */
const isForOne = ({ group }: PlaceRule): boolean =>
  group === 'village' || group === 'card' || group === 'building';

const bitsOf = (places: readonly Place[], chosen: (place: Place) => boolean): number =>
  places.filter(chosen).reduce((bits, { index }) => bits | (1 << index), 0);

function paying({ name, work }: PlaceRule): readonly Action[] {
  if (work.kind === 'buy') {
    return forEachPayment((pay) => ({ kind: 'buy', place: name as CardSpace, pay }));
  }
  if (work.kind === 'build') {
    return forEachPayment((pay) => ({ kind: 'build', place: name as BuildingSpace, pay }));
  }
  return [];
}

const makePlace = (rule: PlaceRule, index: number, rulebook: Rulebook): Place => ({
  name: rule.name,
  index,
  group: rule.group,
  tile: rule.tile ?? '',
  rule: rule.rule ?? 'B3.3',
  forOne: isForOne(rule),
  atLeast: rule.atLeast,
  circles: rule.circles,
  mostPlayers: rule.group === 'resource' ? rulebook.playersPerResource : MOST_PLAYERS,
  work: rule.work,
  source: { id: rule.name, purpose: purpose(rule.name) },
  placing: Array.from({ length: MOST_PEOPLE + 1 }, (_, people) => ({
    kind: 'place',
    place: rule.name,
    people,
  })),
  use: { kind: 'use', place: rule.name },
  leave: { kind: 'leave', place: rule.name },
  paying: paying(rule),
});

/** Field by field: copies made with `...` differ inside, and reading them would be slow. */
const makeCard = (card: Card): CardRule => ({
  id: card.id,
  upper: card.upper,
  lower: card.lower,
  purpose: purpose(card.id),
  symbol: 'culture' in card.lower ? 1 << CULTURE.indexOf(card.lower.culture) : 0,
  professions: professionsOf(card.lower),
});

function professionsOf(lower: LowerPart): CardRule['professions'] {
  const people = 'culture' in lower ? {} : lower;
  const { farmer = 0, toolmaker = 0, builder = 0, shaman = 0, trader = 0 } = people;
  return { farmer, toolmaker, builder, shaman, trader };
}

const makeTile = (tile: Tile): TileRule => ({
  id: tile.id,
  cost: tile.cost,
  points: tile.points,
  effect: tile.effect,
  purpose: purpose(tile.id),
  payments: paymentsFor(tile.cost),
});

const bySetup = new WeakMap<Setup, RuleSet>();
const byKey = new Map<string, RuleSet>();
let latest: RuleSet | undefined;

/**
 * The rule set of a setup. States share the setup of their rule set, so it is nearly always the
 * latest one asked for; a state that came through JSON has a copy and is found by its contents.
 */
export function rulesOf(setup: Setup): RuleSet {
  if (latest?.setup === setup) return latest;
  latest = bySetup.get(setup) ?? remember(setup);
  return latest;
}

function remember(setup: Setup): RuleSet {
  const { players, modules, variant, options } = setup;
  const key = JSON.stringify([players, modules, variant, Object.entries(options).sort()]);
  const rules = byKey.get(key) ?? compose(setup);
  byKey.set(key, rules);
  bySetup.set(setup, rules);
  return rules;
}

/** The places of a game in the order in which a state counts the people on them. */
export const placeNames = (setup: Setup): readonly PlaceName[] =>
  rulesOf(setup).places.map(({ name }) => name);
