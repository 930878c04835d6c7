import { type PlaceName, VILLAGE } from '@ochre/stone-age/rules';
import { useCallback, useState } from 'react';
import { movesOf } from '../decisions/options/moves.ts';
import { placesIn } from './places-in.ts';

/** What the viewer is about to do. */
export interface Deciding {
  /** The place that was tapped, or the only one there is. */
  readonly at: PlaceName | undefined;
  readonly previewed: string | undefined;
  /** Cards that bring any two resources are to be redeemed. */
  readonly isRedeeming: boolean;
  /** A place is to be left that could be used. */
  readonly isLeaving: boolean;
  /** A place that was asked about: what it is, and why not. */
  readonly asked: PlaceName | undefined;
  readonly tap: (place: PlaceName) => void;
  readonly preview: (move: string | undefined) => void;
  readonly ask: (place: PlaceName | undefined) => void;
  readonly redeem: () => void;
  readonly leave: () => void;
  /** Nothing is chosen any more. */
  readonly clear: () => void;
}

/** How many go to a place of the village is always the same, and so is what they bring. */
function onlyPlacing(place: PlaceName, legal: readonly string[]): string | undefined {
  const [first, ...more] = movesOf('place', legal).filter(({ action }) => action.place === place);
  return more.length === 0 ? first?.text : undefined;
}

interface Chosen {
  readonly moves: number;
  readonly at?: PlaceName | undefined;
  readonly asked?: PlaceName | undefined;
  readonly isRedeeming?: boolean;
  readonly isLeaving?: boolean;
}

interface Looked {
  readonly moves: number;
  readonly move?: string | undefined;
}

/** Begins anew with every move. */
export function useDeciding(
  moves: number,
  legal: readonly string[],
  commit: (move: string) => void,
): Deciding {
  const [chosen, choose] = useState<Chosen>({ moves });
  const [looked, look] = useState<Looked>({ moves });
  // A move that was looked at before the last one means nothing on the board of now.
  const previewed = looked.moves === moves ? looked.move : undefined;
  const preview = useCallback((move: string | undefined) => look({ moves, move }), [moves]);
  const places = placesIn(legal);
  const now: Chosen = chosen.moves === moves ? chosen : { moves };
  const { at: tapped, asked, isRedeeming = false, isLeaving = false } = now;
  const at = tapped ?? (places.size === 1 ? [...places][0] : undefined);
  const clear = useCallback(() => choose({ moves }), [moves]);
  /** Where there is nothing to choose, a tap does it: it is asked nothing twice. */
  const atOnce = (place: PlaceName): string | undefined =>
    movesOf(isLeaving ? 'leave' : 'use', legal).find(({ action }) => action.place === place)
      ?.text ?? (VILLAGE.some((one) => one === place) ? onlyPlacing(place, legal) : undefined);
  const tap = (place: PlaceName): void => {
    if (!places.has(place)) choose({ ...now, asked: place === asked ? undefined : place });
    else if (atOnce(place) !== undefined) commit(atOnce(place)!);
    else if (place === at && previewed !== undefined) commit(previewed);
    else choose({ moves, at: place });
  };
  const ask = (place: PlaceName | undefined): void => choose({ ...now, asked: place });
  const redeem = (): void => choose({ moves, isRedeeming: !isRedeeming });
  const leave = (): void => choose({ moves, isLeaving: !isLeaving });
  return { at, previewed, isRedeeming, isLeaving, asked, tap, preview, ask, redeem, leave, clear };
}
