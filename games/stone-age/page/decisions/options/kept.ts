import { GOODS, type SnapshotPlayer } from '@ochre/stone-age/rules';
import type { Bundle } from '../../../words/sayings/bundle.ts';
import { countIn } from './bundle.ts';

const KEPT = GOODS.filter((good) => good !== 'food');

/** What is left of resources and jewelry when some are given and others come for them. */
export const keptAfter = (player: SnapshotPlayer, given: readonly Bundle[], got: Bundle): Bundle =>
  Object.fromEntries(
    KEPT.map((good) => {
      const gone = given.reduce((sum, bundle) => sum + countIn(bundle, good), 0);
      return [good, (player[good] ?? 0) + countIn(got, good) - gone] as const;
    }).filter(([, count]) => count > 0),
  );
