import type { Moment } from '@ochre/terminal';
import type { Event, Snapshot } from '../rules/index.ts';

/** What somebody at a table of Carcassonne has before them. */
export type CarcassonneMoment = Moment<Snapshot, Event>;
