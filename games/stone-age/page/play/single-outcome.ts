import type { Snapshot } from '@ochre/stone-age/rules';
import { movesOf } from '../decisions/options/moves.ts';
import { noToolHelps } from '../decisions/options/no-tool-helps.ts';

/**
 * The move that is made whatever somebody thinks of it: the only legal one, or the roll as it lies
 * where no tool changes what it brings. Undefined where there is a choice.
 */
export function singleOutcome(view: Snapshot, legal: readonly string[]): string | undefined {
  const { decision } = view;
  if (decision === undefined) return undefined;
  if (legal.length === 1) return legal[0];
  if (decision.kind !== 'tools' || legal.length === 0 || !noToolHelps(view)) return undefined;
  return movesOf('tools', legal).find(
    ({ action: { slots, oneUse } }) => slots.length + oneUse.length === 0,
  )?.text;
}
