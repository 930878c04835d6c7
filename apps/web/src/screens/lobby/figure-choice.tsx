import type { TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { tribeAt } from '../../play/tribe-at.ts';
import { useWords } from '../../words/language.tsx';
import './figure-choice.css';

interface FigureChoiceProps {
  readonly seats: TableView['seats'];
  readonly you: number;
  readonly onChoose: (figure: number) => void;
}

/** What to play with: bots give way, other people do not. */
export function FigureChoice({ seats, you, onChoose }: FigureChoiceProps) {
  const words = useWords();
  const { gathering } = words.screens;
  const own = tribeAt(seats[you] ?? {}, you);
  const others = seats.flatMap((seat, at) =>
    at !== you && seat.name !== undefined ? [tribeAt(seat, at)] : [],
  );
  return (
    <fieldset className="figures" aria-label={gathering.figure}>
      {TRIBES.map((tribe, figure) => (
        <button
          key={tribe}
          type="button"
          aria-label={words.tribes[tribe]}
          aria-pressed={tribe === own}
          disabled={others.includes(tribe)}
          onClick={() => onChoose(figure)}
        >
          <Icon name={`person-${tribe}`} size={26} />
        </button>
      ))}
    </fieldset>
  );
}
