import { PLACE_YIELDS, type PlaceName } from '@ochre/stone-age/rules';
import { isLand, type LandPlace } from '../../words/land-place.ts';
import { workOf } from '../../words/sayings/names.ts';
import type { SymbolName } from '../art/symbols/index.ts';

const LAND_SYMBOLS: Readonly<Record<LandPlace, SymbolName>> = {
  hunt: PLACE_YIELDS.hunt.good,
  forest: PLACE_YIELDS.forest.good,
  claypit: PLACE_YIELDS.claypit.good,
  quarry: PLACE_YIELDS.quarry.good,
  river: PLACE_YIELDS.river.good,
  toolmaker: 'tool',
  hut: 'person',
  field: 'agriculture',
  merchant: 'merchant',
};

export function symbolOfPlace(place: PlaceName): SymbolName {
  if (isLand(place)) return LAND_SYMBOLS[place];
  if (place.startsWith('card')) return 'card';
  return place.startsWith('building') ? 'house' : workOf(place).resource;
}
