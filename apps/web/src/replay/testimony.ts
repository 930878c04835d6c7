import { botNonce, type GameRecord } from '@ochre/kernel';
import { type Seen, Witness } from './witness.ts';

/** What this browser can say about a record's dice by what it saw before the game. */
export type Testimony =
  /** The commitment is the one it was shown, and its own nonce is in its place, where it gave one. */
  | { readonly kind: 'sameSeal'; readonly holds: true; readonly hasOwn: boolean }
  | { readonly kind: 'otherSeal'; readonly holds: false }
  | { readonly kind: 'otherNumber'; readonly holds: false }
  /** A bot's nonce does not follow from the commitment: games of older servers are so. */
  | { readonly kind: 'chosenForBot'; readonly holds: undefined }
  | { readonly kind: 'notSeen'; readonly holds: undefined };

/** What is known of the table apart from the record. */
interface Known {
  readonly seen: Seen | undefined;
  /** Where this browser's player sat; without it, their nonce may be anywhere. */
  readonly seat?: number | undefined;
  /** The seats that bots had from the beginning. */
  readonly bots?: readonly number[];
}

export function testimonyOn({ commitment, nonces }: GameRecord, known: Known): Testimony {
  const { seen, seat, bots = [] } = known;
  if (seen === undefined) return { kind: 'notSeen', holds: undefined };
  if (seen.commitment !== commitment) return { kind: 'otherSeal', holds: false };
  const { nonce } = seen;
  const places = seat === undefined ? nonces : [nonces[seat]];
  if (nonce !== undefined && !places.includes(nonce)) return { kind: 'otherNumber', holds: false };
  // In the game of a day nobody adds anything.
  const isChosen =
    nonces.length > 0 && bots.some((bot) => nonces[bot] !== botNonce(bot, commitment));
  if (isChosen) return { kind: 'chosenForBot', holds: undefined };
  return { kind: 'sameSeal', holds: true, hasOwn: nonce !== undefined };
}

/** On a record that says nothing of its table. */
export const testimonyBy = (record: GameRecord): Testimony =>
  testimonyOn(record, { seen: new Witness().ofCommitment(record.commitment) });
