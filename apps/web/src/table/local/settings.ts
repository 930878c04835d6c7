import type { TurnEnds } from '../table-client.ts';

/** How a table in this browser is played; all of it can be changed at any time. */
export interface LocalSettings {
  /** A bot takes at least this long for a move, in milliseconds; `Infinity` lets all bots wait. */
  readonly botPace: number;
  /** So long bots wait at least while somebody could still take their turn back. */
  readonly grace: number;
  readonly turnEnds: TurnEnds;
  /** Through whose eyes: of the person whose turn it is, or always of one seat. */
  readonly viewer: 'turn' | number;
}

export const USUAL_SETTINGS: LocalSettings = {
  botPace: 600,
  grace: 1500,
  turnEnds: 'by-itself',
  viewer: 'turn',
};
