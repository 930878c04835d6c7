import * as timing from '@ochre/ui/motion/timing.ts';
import { moreStanding, ofPlayer, ofSolo } from '../change.ts';
import { add, goHome, goOut, happens, here, lastOf, panel } from '../staging.ts';
import { nothing, type PlansOf } from './plans-of.ts';

/** How people move: out to work, home again, and more of them. */
export const PEOPLE: PlansOf<'placed' | 'stayedHome' | 'returned' | 'person'> = {
  placed({ player, place, people }, staging) {
    happens(staging, moreStanding(place, player, people));
    goOut(staging, player, people, lastOf(staging, place, player, people));
    staging.now += timing.WALK + (people - 1) * timing.BETWEEN_PEOPLE;
  },
  // Who finds no place stands where they stood; points that it costs are told by themselves.
  stayedHome: nothing,
  returned({ player, place, people }, staging) {
    staging.place = place;
    const spot = lastOf(staging, place, player, people);
    happens(staging, moreStanding(place, player, -people));
    goHome(staging, player, people, spot);
  },
  person({ player, people }, staging) {
    add(staging, {
      motion: 'go',
      what: { kind: 'person', player },
      from: here(staging),
      to: panel(player, 'people'),
      duration: timing.WALK,
    });
    happens(
      staging,
      ofSolo(({ hut }) => ({ hut: hut - 1 })),
    );
    const comes = ofPlayer(player, ({ home }) => ({ people, home: home + 1 }));
    happens(staging, comes, timing.WALK);
  },
};
