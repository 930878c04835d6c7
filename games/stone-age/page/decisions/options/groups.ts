import { type PlaceName, VILLAGE } from '@ochre/stone-age/rules';
import type { Words } from '../../in-words.tsx';

/** The parts of the board, as the tabs of a phone name them. */
type PlaceGroup = keyof Words['table']['tabs'];

const groupOf = (place: PlaceName): PlaceGroup => {
  if (place.startsWith('card')) return 'cards';
  if (place.startsWith('building')) return 'buildings';
  return VILLAGE.some((one) => one === place) ? 'village' : 'land';
};

const GROUPS: readonly PlaceGroup[] = ['land', 'village', 'cards', 'buildings'];

/** Options by the part of the board they are in; parts without any are left out. */
export const groupsOf = <Option extends { readonly place: PlaceName }>(
  options: readonly Option[],
): { readonly group: PlaceGroup; readonly options: readonly Option[] }[] =>
  GROUPS.map((group) => ({
    group,
    options: options.filter(({ place }) => groupOf(place) === group),
  })).filter((part) => part.options.length > 0);
