/** How long things take on the land, in milliseconds. */
/** The way of the eyes over the land. */
export const CAMERA = 340;
export const DRAW = 260;
/** One's own tile only drops; what others lay comes from their panel. */
export const DROP = 120;
export const LAY = 420;
export const WALK = 420;
/** A figure takes its posture. */
export const POSTURE = 120;
/** The outline of what is scored is drawn once around, then its seal is read. */
export const OUTLINE = 500;
export const SEAL = 1500;
/** So long after its seal the points fly. */
export const READ = 650;
export const COIN = 420;
export const BETWEEN_COINS = 40;
export const BETWEEN_PEOPLE = 60;
/** A tie between monk and heretic, or a tile that fits nowhere, is looked at. */
export const CHALLENGE = 1200;
export const REMOVED = 1100;
