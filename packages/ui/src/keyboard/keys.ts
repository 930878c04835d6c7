/** Every key of a table, by what it does: what listens to keys and what tells of them agree. */
export const TABLE_KEYS = {
  confirm: 'Enter',
  clear: 'Escape',
  undo: 'u',
  endTurn: 'e',
} as const;

/** Likewise in a replay. */
export const REPLAY_KEYS = {
  moveBack: 'ArrowLeft',
  moveOn: 'ArrowRight',
  roundBack: 'Shift ArrowLeft',
  roundOn: 'Shift ArrowRight',
  first: 'Home',
  last: 'End',
  run: ' ',
} as const;

/** In a review, where a move, the beginning and the end are reached as in a replay. */
export const REVIEW_KEYS = {
  keyBack: 'Shift ArrowLeft',
  keyOn: 'Shift ArrowRight',
  better: 'b',
} as const;

/** How many, or which one, is typed. */
export const DIGIT = /^[1-9]$/;

export type KeyDeed = keyof typeof TABLE_KEYS | keyof typeof REPLAY_KEYS | keyof typeof REVIEW_KEYS;

/** A key that one game alone has, as it is printed, and what it does there. */
export interface GameKey {
  readonly key: string;
  readonly does: string;
}
