import { carcassonne, type SegmentName } from '../../rules/index.ts';

/** A segment that can be claimed. */
export interface ClaimOption {
  readonly move: string;
  readonly on: SegmentName;
}

/** What can be claimed, in the order of the legal moves. */
export const claimsIn = (legal: readonly string[]): readonly ClaimOption[] =>
  legal.flatMap((move) => {
    const action = carcassonne.parse(move);
    return action.kind === 'claim' && action.on !== 'none' ? [{ move, on: action.on }] : [];
  });

/** The move that claims nothing; undefined where nothing is claimed now. */
export const skipIn = (legal: readonly string[]): string | undefined =>
  legal.find((move) => {
    const action = carcassonne.parse(move);
    return action.kind === 'claim' && action.on === 'none';
  });
