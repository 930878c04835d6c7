/** Kinds of sides, as `Lie.kinds` has them. */
export const CITY_SIDE = 1;
export const ROAD_SIDE = 2;
export const FIELD_SIDE = 3;
