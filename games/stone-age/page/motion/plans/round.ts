import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { ofSolo } from '../change.ts';
import { add, banner, happens } from '../staging.ts';
import { nothing, type PlansOf } from './plans-of.ts';

/** He is old, and his way is long. */
const ELDER = 900;

/** What goes round: phases, rounds, and the elder. */
export const ROUND: PlansOf<'phase' | 'round' | 'elder' | 'over'> = {
  phase({ phase }, staging) {
    happens(staging, (view) => ({ ...view, phase }));
    // Placing is announced with its round, and feeding is seen by itself.
    if (phase === 'act') banner(staging, { kind: 'phase', phase });
  },
  round({ round, firstPlayer }, staging) {
    happens(staging, (view) => ({
      ...view,
      round,
      firstPlayer,
      phase: 'place',
      players: view.players.map(rested),
    }));
    banner(staging, { kind: 'round', round });
  },
  elder({ area }, staging) {
    const { elder = '' } = staging.view.solo ?? {};
    add(staging, {
      motion: 'walk',
      what: { kind: 'elder' },
      from: elder === '' ? { at: 'sky' } : { at: 'elder', area: elder },
      to: { at: 'elder', area },
      duration: ELDER,
      hides: staging.now,
    });
    happens(
      staging,
      ofSolo(() => ({ elder: area })),
    );
    staging.now += ELDER;
  },
  // The scoring is a scene of its own.
  over: nothing,
};

/** A new round: tools are fresh again, and a trade may be made. */
const rested = (player: SnapshotPlayer): SnapshotPlayer => ({
  ...player,
  toolsUsed: player.toolsUsed.map(() => false),
  ...(player.traded === undefined ? {} : { traded: false }),
});
