import { leaves, moreAtHand, stands } from '../change.ts';
import { add, happens, onSegment, panel, square } from '../staging.ts';
import { BETWEEN_PEOPLE, CHALLENGE, POSTURE, WALK } from '../timing.ts';
import { nothing, type PlansOf } from './plans-of.ts';

/** How followers walk in, meet each other and go home. */
export const FOLLOWERS: PlansOf<
  'claimed' | 'declined' | 'challenged' | 'challengeLost' | 'returned'
> = {
  claimed({ player, x, y, on }, staging) {
    add(staging, {
      motion: 'walk',
      what: { kind: 'person', player },
      from: panel(player, 'supply'),
      to: onSegment(staging, { x, y }, on),
      duration: WALK,
    });
    happens(staging, moreAtHand(player, -1));
    happens(staging, stands({ player, x, y, on }), WALK);
    staging.now += WALK + POSTURE;
  },
  // Nobody moves.
  declined: nothing,
  challenged({ player, by, opponent, against }, staging) {
    const isHeretic = staging.view.followers.some(
      ({ x, y, on }) => x === by[0] && y === by[1] && on === 'shrine',
    );
    const rivals = isHeretic
      ? { monk: opponent, heretic: player }
      : { monk: player, heretic: opponent };
    const between = square((by[0] + against[0]) / 2, (by[1] + against[1]) / 2);
    add(staging, {
      motion: 'show',
      what: { kind: 'challenge', ...rivals },
      from: between,
      to: between,
      duration: CHALLENGE,
    });
    staging.now += CHALLENGE / 2;
  },
  /** Nothing for them, to be read where they kneel. */
  challengeLost({ player, x, y }, staging) {
    add(staging, {
      motion: 'show',
      what: { kind: 'seal', points: 0, players: [player], terms: [], isAbove: true },
      from: square(x, y),
      to: square(x, y),
      duration: CHALLENGE,
    });
    staging.now += CHALLENGE / 2;
  },
  returned({ player, x, y, on }, staging) {
    add(staging, {
      motion: 'go',
      what: { kind: 'person', player },
      from: onSegment(staging, { x, y }, on),
      to: panel(player, 'supply'),
      duration: WALK,
    });
    happens(staging, leaves({ player, x, y, on }));
    happens(staging, moreAtHand(player, 1), WALK);
    staging.now += BETWEEN_PEOPLE;
  },
};
