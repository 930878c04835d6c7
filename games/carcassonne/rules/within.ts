/** The table from within, for bots, who have to be quick and change nothing but their own copies. */

export { opponentOf } from './challenges.ts';
export { claims, placeFollower } from './claiming.ts';
export { ALL_AROUND, BUILDING_POINTS, scoreComplete, worthComplete } from './completing.ts';
export { CITY_FOR_FARM, CITY_FOR_FARMERS } from './ending.ts';
export { canBeLaid, layings } from './laying.ts';
export { FITTING, LIES, lieNumber, NO_TILE } from './lies.ts';
export { featureOf, layTile, squareAt, type TileMap } from './map.ts';
export { cloneState, IN_BUILDING, PEOPLE_BITS, type State } from './state.ts';
export { TILES } from './tiles.ts';
