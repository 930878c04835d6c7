import type { TableView } from '@ochre/match';
import { helpAt } from '@ochre/protocol/vocabulary';
import { lazy, Suspense, useState } from 'react';
import { CornerButton } from '../play/corner.tsx';
import { seatsOf } from '../play/seats-of.ts';
import { useTable } from '../play/use-table.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { peopleAt } from '../table/people-at.ts';
import { useWords } from '../words/language.tsx';

// Who wants no hint does not load it.
const HintSheet = lazy(async () => ({ default: (await import('./hint-sheet.tsx')).HintSheet }));

/**
 * Alone against bots, where the table lets anything be worked out, and while there is a choice; but not where
 * it counts: the first try at a daily game is one's own.
 */
const mayHint = ({ plan, game }: TableView, origin: LocalTable['origin']): boolean =>
  peopleAt(plan.seats).length === 1 &&
  helpAt(plan) !== 'tournament' &&
  (origin.kind !== 'daily' || origin.isAgain === true) &&
  (game?.legal ?? []).length > 1;

/** What would a strong player do here? */
export function HintButton({ table }: { readonly table: LocalTable }) {
  const words = useWords();
  const { view = table.view } = useTable(table);
  const [isOpen, setOpen] = useState(false);
  if (!mayHint(view, table.origin)) {
    if (isOpen) setOpen(false);
    return null;
  }
  return (
    <>
      <CornerButton icon="bot" name={words.review.hint.name} onTap={() => setOpen(true)} />
      <Suspense>
        {isOpen && (
          <HintSheet
            // What another tab has decided needs no hint any more.
            key={view.game?.moves}
            table={table}
            seats={seatsOf(view, words)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
