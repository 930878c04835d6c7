import type { TableView } from '@ochre/match';
import type { Origin } from '../table/local/shelf.ts';
import { peopleAt } from '../table/people-at.ts';

interface Kept {
  readonly view: TableView;
  readonly origin: Origin;
}

/**
 * A game as it is looked back at, by the one who played it. Of several people around one screen none is the
 * one who looks now; in a record from elsewhere it is whoever brought it, where that is known.
 */
export function lookedBackAt({ view, origin }: Kept): TableView {
  if (origin.kind === 'imported' && origin.seat !== undefined) return { ...view, you: origin.seat };
  const { you: _, ...nobodys } = view;
  return peopleAt(view.plan.seats).length > 1 ? nobodys : view;
}
