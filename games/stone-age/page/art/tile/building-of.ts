import type { Effect, Tile } from '@ochre/stone-age/rules';
import type { BuildingPicture } from './buildings.tsx';

const BY_EFFECT: Readonly<Partial<Record<Effect['kind'], BuildingPicture>>> = {
  work: 'workshop',
  tool: 'workshop',
  extraCard: 'longhouse',
  dice: 'longhouse',
  income: 'tents',
  person: 'tents',
  agriculture: 'greenhouse',
};

/** What a tile looks like: by what it does, else by what it is mostly built of. */
export function buildingOf({ cost, effect }: Tile): BuildingPicture {
  const byEffect = effect && BY_EFFECT[effect.kind];
  if (byEffect !== undefined) return byEffect;
  if (cost.kind === 'kinds') return cost.count === 5 ? 'dolmen' : 'longhouse';
  if (cost.kind !== 'fixed') return 'totem';
  const { wood = 0, clay = 0, stone = 0, gold = 0, jewelry = 0 } = cost.goods;
  if (wood > 1) return 'stilts';
  if (clay > 1) return 'dome';
  if (stone > 1) return 'stoneHut';
  if (gold > 0) return 'hall';
  return jewelry > 0 ? 'dome' : 'tent';
}
