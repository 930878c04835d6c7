import type { Event, Snapshot } from '@ochre/stone-age/rules';
import type { Moment } from '@ochre/terminal';

/** What somebody at a table of Stone Age has before them. */
export type StoneAgeMoment = Moment<Snapshot, Event>;
