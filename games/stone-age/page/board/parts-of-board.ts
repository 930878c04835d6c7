import { BUILDING_SPACES, CARD_SPACES, type Snapshot } from '@ochre/stone-age/rules';
import type { Marks } from './marks.ts';
import { worksOf } from './works.ts';

/** The parts of the board that a phone shows one at a time. */
export const BOARD_PARTS = ['land', 'village', 'cards', 'buildings'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** How many places of each part can be chosen now. */
export function litIn(view: Snapshot, marks: Marks): Readonly<Record<BoardPart, number>> {
  const lit = (places: readonly string[]): number =>
    places.filter((place) => isLit(marks(place).state)).length;
  const works = worksOf(view).map(({ id }) => id);
  return {
    land: lit(['hunt', 'forest', 'claypit', 'quarry', 'river', ...works]),
    village: lit(['toolmaker', 'hut', 'field', 'merchant']),
    cards: lit(CARD_SPACES.slice(0, view.cards.length)),
    buildings: lit(BUILDING_SPACES.slice(0, view.stacks.length)),
  };
}

const isLit = (state: string): boolean => state === 'lit' || state === 'chosen';
