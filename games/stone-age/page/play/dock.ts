import type { SnapshotDecision } from '@ochre/stone-age/rules';
import { movesOf } from '../decisions/options/moves.ts';
import type { Deciding } from './deciding.ts';

/** Where a control stands: beside the heading, or over the valley. */
export type Dock = 'row' | 'raised';

/** These wait for a place to be tapped on the board. */
export const isAboutPlaces = (kind: string | undefined): boolean =>
  kind === 'place' || kind === 'act';

/** These are about dice, which lie on the land and must be seen. */
const isAboutDice = (kind: string): boolean => kind === 'tools' || kind === 'pick';

/** Undefined as long as there is nothing to choose but a place. */
export function dockOf(
  { kind }: SnapshotDecision,
  legal: readonly string[],
  { at, isRedeeming }: Deciding,
): Dock | undefined {
  if (legal.length === 0) return undefined;
  if (isAboutDice(kind)) return 'row';
  if (!isAboutPlaces(kind) || isRedeeming) return 'raised';
  if (at === undefined) return undefined;
  const purchases = [...movesOf('buy', legal), ...movesOf('build', legal)];
  const isPaid = purchases.some(({ action }) => action.place === at);
  return isPaid ? 'raised' : 'row';
}
