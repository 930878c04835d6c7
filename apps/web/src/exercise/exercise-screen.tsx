import type { GameRecord } from '@ochre/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { CornerButton } from '../play/corner.tsx';
import { TableScreen } from '../play/table-screen.tsx';
import { useTable } from '../play/use-table.ts';
import { Working } from '../play/working.tsx';
import { Unreplayable } from '../replay/unreplayable.tsx';
import { PATHS } from '../routes/paths.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { useWords } from '../words/language.tsx';
import './exercise.css';
import { openExercise } from './open-exercise.ts';

interface ExerciseScreenProps {
  readonly record: GameRecord;
  /** After so many moves. */
  readonly at: number;
  readonly seat: number;
  readonly names: readonly string[];
  /** What is asked, until something was tried. */
  readonly task: ReactNode;
  /** What is said of a move, and how to try once more. */
  readonly verdict: (tried: string, again: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** A decision to be made on the real board; then it is told how good it was. */
export function ExerciseScreen(props: ExerciseScreenProps) {
  const { record, at, seat, names } = props;
  const [attempt, setAttempt] = useState(0);
  const table = useExercise({ record, at, seat, names, attempt });
  if (table === undefined) return <Working />;
  if (table instanceof Error) {
    return <Unreplayable message={table.message} onBack={props.onClose} />;
  }
  return <Trying key={table.id} {...props} table={table} again={() => setAttempt(attempt + 1)} />;
}

interface TryingProps extends ExerciseScreenProps {
  readonly table: LocalTable;
  readonly again: () => void;
}

function Trying({ table, at, task, verdict, again, onClose }: TryingProps) {
  const words = useWords();
  const [, go] = useLocation();
  const { view } = useTable(table);
  const isTried = (view?.game?.moves ?? 0) > at;
  const tried = isTried ? table.openRecord().moves[at]?.move : undefined;
  const { game } = table.view.plan;
  return (
    <TableScreen
      client={table}
      given={at}
      corner={<CornerButton icon="no" name={words.buttons.close} onTap={onClose} />}
      banner={
        <section className="exercise-note paper" aria-live="polite">
          {tried === undefined ? task : verdict(tried, again)}
        </section>
      }
      onRule={(rule) => go(PATHS.rules(game, rule))}
      record={async () => table.record()}
      onHome={onClose}
      onReplay={onClose}
      onReview={onClose}
    />
  );
}

interface Asked extends Pick<ExerciseScreenProps, 'record' | 'at' | 'seat' | 'names'> {
  readonly attempt: number;
}

type Laid = LocalTable | Error;

/** A new one for every attempt, or why there is none; undefined while it is laid out. */
function useExercise({ record, at, seat, names, attempt }: Asked): Laid | undefined {
  const [opened, setOpened] = useState<{ readonly of: string; readonly table: Laid }>();
  const of = `${attempt} ${at}`;
  useEffect(() => {
    let isLeft = false;
    let table: LocalTable | undefined;
    openExercise({ record, at, seat, names }).then(
      (made) => {
        table = made;
        if (isLeft) made.close();
        else setOpened({ of, table: made });
      },
      (error: Error) => {
        if (!isLeft) setOpened({ of, table: error });
      },
    );
    return () => {
      isLeft = true;
      table?.close();
    };
  }, [record, at, seat, names, of]);
  return opened?.of === of ? opened.table : undefined;
}
