import type { Advised } from '@ochre/search/review';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect, useState } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { askWorker } from '../study/student.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { useWords } from '../words/language.tsx';
import './hint.css';
import { whyOf } from './reason.ts';

interface HintSheetProps {
  readonly table: LocalTable;
  readonly seats: readonly Seat[];
  readonly onClose: () => void;
}

/** The best moves, with what each of them comes to. */
export function HintSheet({ table, seats, onClose }: HintSheetProps) {
  const words = useWords();
  const { hint } = words.review;
  const advised = useAdvice(table);
  return (
    <Sheet title={hint.title} onClose={onClose}>
      {advised === undefined && <p role="status">{hint.thinking}</p>}
      {advised?.length === 0 && <p role="status">{hint.none}</p>}
      {advised !== undefined && advised.length > 0 && (
        <Advice table={table} seats={seats} advised={advised} />
      )}
    </Sheet>
  );
}

interface AdviceProps extends Pick<HintSheetProps, 'table' | 'seats'> {
  readonly advised: readonly Advised[];
}

function Advice({ table, seats, advised }: AdviceProps) {
  const words = useWords();
  const { review } = words;
  const sayings = useGamePage().useSayings();
  const { snapshot, decision } = table.view.game!;
  const player = decision?.player ?? 0;
  const names = seats.map(({ name }) => name);
  return (
    <>
      <ol className="advice">
        {advised.map(({ move, worth }, at) => (
          <li key={move} className={at === 0 ? 'best' : undefined}>
            <b>{sayings.move(snapshot, move)}</b>
            <strong>{review.chance(review.figures.percent(worth.shares[player]!))}</strong>
            <small>
              {whyOf(sayings, words, { at, view: snapshot, move, advised, player, names })}
            </small>
          </li>
        ))}
      </ol>
      <p className="quiet">{review.hint.about}</p>
    </>
  );
}

/** Undefined while it is thought over; none where nobody can tell. */
function useAdvice(table: LocalTable): readonly Advised[] | undefined {
  const [advised, setAdvised] = useState<readonly Advised[]>();
  useEffect(() => {
    const position = table.positionToDecide();
    if (position === undefined) {
      setAdvised([]);
      return;
    }
    return askWorker({ kind: 'advise', ...position }, (answer) =>
      setAdvised(answer.kind === 'advised' ? answer.advised : []),
    );
  }, [table]);
  return advised;
}
