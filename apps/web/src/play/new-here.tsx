import type { SeatPlan } from '@ochre/match';
import type { Told } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { useState } from 'react';
import { FIRST_GAME, frontOf } from '../games.ts';
import { keepOf, useSettings } from '../settings/index.ts';
import type { LocalTable } from '../table/local/local-table.ts';
import { peopleAt } from '../table/people-at.ts';
import { useWords } from '../words/language.tsx';
import './new-here.css';
import { useTable } from './use-table.ts';

interface NewHereProps {
  readonly table: LocalTable;
  readonly onShow: () => void;
}

/** Where is kept at which table of a game somebody was first asked, or nothing more once they answered. */
const firstTableOf = (game: string): string =>
  game === FIRST_GAME ? 'ochre first table' : `ochre first table ${game}`;

/** Who has made so many moves has found the way; the land is theirs again. */
const ENOUGH = 4;

/** Whether the person at the table has made enough moves to need no offer. */
export function hasFoundTheWay(seats: readonly SeatPlan[], told: readonly Told[]): boolean {
  const [own] = peopleAt(seats);
  const moves = told.filter(({ what }) => what.kind === 'moved' && what.seat === own);
  return moves.length >= ENOUGH;
}

/** On the first table, for who plays alone against bots: an offer to be led. */
export function NewHere({ table, onShow }: NewHereProps) {
  const words = useWords();
  const [{ pace }] = useSettings();
  const keep = keepOf(window);
  const { told } = useTable(table);
  const [isAsked, setAsked] = useState(() => isFirst(table, keep));
  // Who skips what is shown has played before.
  if (!isAsked || pace === 'skip' || hasFoundTheWay(table.view.plan.seats, told)) return null;
  const answer = (): void => {
    keep.setItem(firstTableOf(table.view.plan.game), '');
    setAsked(false);
  };
  return (
    <p className="new-here paper">
      <b>{words.play.newHere}</b>
      <button
        type="button"
        className="button small"
        onClick={() => {
          answer();
          onShow();
        }}
      >
        {words.play.showMe}
      </button>
      <button type="button" className="close" aria-label={words.buttons.close} onClick={answer}>
        <Icon name="no" size={16} />
      </button>
    </p>
  );
}

function isFirst({ id, view }: LocalTable, keep: ReturnType<typeof keepOf>): boolean {
  if (peopleAt(view.plan.seats).length !== 1 || view.plan.seats.length === 1) return false;
  if (frontOf(view.plan.game).lessons.length === 0) return false;
  const kept = firstTableOf(view.plan.game);
  const first = keep.getItem(kept) ?? null;
  if (first === null) keep.setItem(kept, id);
  return first === null || first === id;
}
