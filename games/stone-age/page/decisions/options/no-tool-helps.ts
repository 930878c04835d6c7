import { momentOf, type Snapshot, toolsNow } from '@ochre/stone-age/rules';

/** Whether the dice that lie there bring the same with all tools at hand as with none. */
export const noToolHelps = (view: Snapshot): boolean =>
  toolsNow(momentOf(view), { slot: 0, oneUse: 0 })?.choices.length === 1;
