import * as timing from '@ochre/ui/motion/timing.ts';
import { moreStanding, ofPlayer, ofSolo } from '../change.ts';
import { add, goHome, goOut, happens, here, lastOf, panel } from '../course.ts';
import { nothing, type PlansOf } from './plans-of.ts';

/** How people move: out to work, home again, and more of them. */
export const PEOPLE: PlansOf<'placed' | 'stayedHome' | 'returned' | 'person'> = {
  placed({ player, place, people }, course) {
    happens(course, moreStanding(place, player, people));
    goOut(course, player, people, lastOf(course, place, player, people));
    course.now += timing.WALK + (people - 1) * timing.BETWEEN_PEOPLE;
  },
  // Who finds no place stands where they stood; points that it costs are told by themselves.
  stayedHome: nothing,
  returned({ player, place, people }, course) {
    course.place = place;
    const spot = lastOf(course, place, player, people);
    happens(course, moreStanding(place, player, -people));
    goHome(course, player, people, spot);
  },
  person({ player, people }, course) {
    add(course, {
      motion: 'go',
      what: { kind: 'person', player },
      from: here(course),
      to: panel(player, 'people'),
      duration: timing.WALK,
    });
    happens(
      course,
      ofSolo(({ hut }) => ({ hut: hut - 1 })),
    );
    const comes = ofPlayer(player, ({ home }) => ({ people, home: home + 1 }));
    happens(course, comes, timing.WALK);
  },
};
