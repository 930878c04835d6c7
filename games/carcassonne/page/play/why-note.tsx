import type { Seat } from '@ochre/ui/seat.ts';
import { carcassonne, layAt, reasonAgainst, type Snapshot, stateOf } from '../../rules/index.ts';
import { sayReason } from '../../words/say-reason.ts';
import { AtPlace } from '../board/at-place.tsx';
import { useWords } from '../in-words.tsx';
import type { Deciding } from './deciding.ts';
import './why-note.css';

interface WhyNoteProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  readonly deciding: Deciding;
  readonly onRule: (rule: string) => void;
}

/** Why the tile cannot lie on the square that was tapped, with the rule. */
export function WhyNote({ view, seats, viewer, deciding, onRule }: WhyNoteProps) {
  const words = useWords();
  const { asked, turn } = deciding;
  if (asked === undefined) return null;
  const lay = layAt(asked.x, asked.y, turn);
  const reason = sayReason(reasonAgainst(stateOf(view), lay), { seats, viewer, words });
  const rule = carcassonne.whyNot(stateOf(view), lay)?.rule;
  return (
    <AtPlace x={asked.x} y={asked.y}>
      <div className="refused-square" />
      <output className="why-note paper">
        {reason}
        {rule !== undefined && (
          <button type="button" onClick={() => onRule(rule)}>
            {words.play.rule(rule)}
          </button>
        )}
      </output>
    </AtPlace>
  );
}
