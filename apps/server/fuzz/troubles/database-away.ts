import { oneOf } from '@ochre/kernel';
import { moment, type Trouble } from './trouble.ts';

const LONGEST_MS = 2_500;

/** PostgreSQL goes down, after goodbyes or at once, and comes back; or only its backends are ended. */
export const databaseAway: Trouble = async ({ cluster }, random) => {
  if (cluster === undefined) return { did: 'nothing: there is no PostgreSQL' };
  const how = oneOf(['fast', 'immediate', 'backends'] as const, random);
  if (how === 'backends') {
    const times = 1 + random.below(5);
    for (let time = 0; time < times; time++) {
      await cluster.endBackends();
      await moment(random.below(200));
    }
    return { did: `backends ended ${times} times` };
  }
  const ms = random.below(LONGEST_MS);
  await cluster.stop(how);
  await moment(ms);
  await cluster.start();
  return { did: `stopped (${how}) for ${ms} ms` };
};
