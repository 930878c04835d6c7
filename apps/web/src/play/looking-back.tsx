import { Icon } from '@ochre/ui/art/icon.tsx';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './looking-back.css';

interface LookingBackProps {
  readonly moves: number;
  /** Whether the board of that moment is here; until then it is on its way. */
  readonly isThere: boolean;
  readonly onNow: () => void;
  readonly onPlayOn?: (() => void) | undefined;
}

/** The board shows another moment than now, or will as soon as it is here. */
export function LookingBack({ moves, isThere, onNow, onPlayOn }: LookingBackProps) {
  const words = useWords();
  return (
    <section className="decision-bar paper looking-back" aria-busy={!isThere}>
      <Icon name="clock" size={32} />
      <div className="asked-for" role="status">
        <h2>{isThere ? words.play.lookingBack(moves) : words.play.working}</h2>
      </div>
      <div className="turn-acts">
        {onPlayOn !== undefined && (
          <button type="button" className="button small" onClick={onPlayOn}>
            {words.play.playOnFromHere}
          </button>
        )}
        <button type="button" className="button small act" onClick={onNow}>
          {words.play.backToNow}
        </button>
      </div>
    </section>
  );
}
