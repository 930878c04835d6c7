import type { Daily } from '@ochre/protocol/vocabulary';

/**
 * Where there is no server the secret of a day's cards and dice is its name and the date, and no seat adds a
 * nonce, so everyone has the same game, in the terminal as well (docs/fair-dice.md). A change here would
 * change the games of all days.
 */
export const openSecretOf = ({ day, way }: Daily): string => `ochre daily ${way} ${day}`;
