import { TRIBES, type Tribe, tribeOf } from '@ochre/ui/art/symbols/people.tsx';

/** What somebody plays with: the figure that was chosen, or that of the seat. */
export const tribeAt = ({ figure }: { readonly figure?: number }, seat: number): Tribe =>
  // One that comes later is not drawn here yet.
  (figure === undefined ? undefined : TRIBES[figure]) ?? tribeOf(seat);
