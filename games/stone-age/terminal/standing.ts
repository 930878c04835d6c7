import type { SnapshotPlayer } from '@ochre/stone-age/rules';

/** B8.1: the food left after feeding, if nothing else changed; negative when it is short. */
export const foodAfterFeeding = ({ food, agriculture, people }: SnapshotPlayer): number =>
  food + agriculture - people;
