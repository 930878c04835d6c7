import type { Cost, Effect, LowerPart, PlaceName, Profession, Tile } from '@ochre/stone-age/rules';

/** Where the rulebook speaks of what a card or tile brings. */
const RULES_OF_EFFECTS: Readonly<Record<Effect['kind'], string>> = {
  goods: 'B6.3',
  points: 'B6.3',
  roll: 'B6.3',
  tool: 'B5.1',
  oneUseTool: 'B5.4',
  agriculture: 'B6.3',
  person: 'B4.3',
  income: 'H8',
  merchant: 'S6.5',
  anyResource: 'S6.4',
  anyResources: 'B6.4',
  work: 'S7.1',
  extraCard: 'B6.3',
  dice: 'B6.5',
};

const RULES_OF_COSTS: Readonly<Record<Cost['kind'], string>> = {
  fixed: 'B7.2',
  kinds: 'B7.3',
  range: 'B7.4',
  jewelry: 'S7.2',
};

/** Tiles that have a rule of their own. */
const RULES_OF_TILES: Readonly<Partial<Record<string, string>>> = {
  D01: 'S7.2',
  D02: 'S7.3',
  D03: 'S7.4',
  D04: 'S7.1',
  D05: 'S7.1',
  D06: 'S7.1',
  D07: 'S7.5',
  D08: 'S7.5',
  D09: 'S7.5',
  H01: 'H2',
  H02: 'H3',
  H03: 'H4',
  H04: 'H5',
  H05: 'H6',
  H06: 'H7',
};

const RULES_OF_PROFESSIONS: Readonly<Record<Profession, string>> = {
  farmer: 'B10.2',
  toolmaker: 'B10.2',
  builder: 'B10.2',
  shaman: 'B10.2',
  trader: 'S6.6',
};

const RULES_OF_PLACES: Readonly<Partial<Record<PlaceName, readonly string[]>>> = {
  hunt: ['B3.3', 'B4.4', 'S4.2'],
  forest: ['B3.5', 'B4.4'],
  claypit: ['B3.5', 'B4.4'],
  quarry: ['B3.5', 'B4.4'],
  river: ['B3.5', 'B4.4'],
  toolmaker: ['B3.4', 'B4.3', 'B5.1'],
  hut: ['B3.3', 'B3.4', 'B4.3'],
  field: ['B3.4', 'B4.3', 'B8.1'],
  merchant: ['S3.1', 'S4.1', 'S5.2'],
  card5: ['S6.1', 'S6.2'],
};

export const ruleOfEffect = (effect: Effect): string =>
  effect.kind === 'dice' && effect.table === 'style' ? 'S6.4' : RULES_OF_EFFECTS[effect.kind];

export function rulesOfTile({ id, cost, effect }: Tile): readonly string[] {
  const own = RULES_OF_TILES[id] ?? RULES_OF_COSTS[cost.kind];
  return effect === undefined ? [own] : [own, ruleOfEffect(effect)];
}

export function rulesOfLower(lower: LowerPart): readonly string[] {
  if ('culture' in lower) return lower.culture === 'ring' ? ['B10.1', 'S6.6'] : ['B10.1'];
  return (Object.keys(lower) as Profession[]).map((one) => RULES_OF_PROFESSIONS[one]);
}

export function rulesOfPlace(place: PlaceName): readonly string[] {
  const own = RULES_OF_PLACES[place];
  if (own !== undefined) return own;
  if (place.startsWith('card')) return ['B6.1', 'B6.2'];
  return place.startsWith('building') ? ['B7.1', 'B9.1'] : ['S3.4', 'S7.1'];
}
