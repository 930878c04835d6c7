import type { PlaceName } from '@ochre/stone-age/rules';
import { movesOf } from './moves.ts';
import { type Purchase, purchaseOf } from './purchase.ts';

/** What can be done at a place where people stand. */
export interface ActOption {
  readonly place: PlaceName;
  readonly use?: string;
  readonly leave?: string;
  readonly purchase?: Purchase;
}

export function actOptions(legal: readonly string[]): ActOption[] {
  const uses = movesOf('use', legal);
  const leaves = movesOf('leave', legal);
  const purchases = [...movesOf('buy', legal), ...movesOf('build', legal)];
  const places = new Set([...uses, ...purchases, ...leaves].map(({ action }) => action.place));
  return [...places].map((place) => {
    const use = uses.find(({ action }) => action.place === place)?.text;
    const leave = leaves.find(({ action }) => action.place === place)?.text;
    const purchase = purchaseOf(purchases.filter(({ action }) => action.place === place));
    return {
      place,
      ...(use === undefined ? {} : { use }),
      ...(leave === undefined ? {} : { leave }),
      ...(purchase === undefined ? {} : { purchase }),
    };
  });
}
