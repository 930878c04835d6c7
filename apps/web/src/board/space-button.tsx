import type { PlaceName } from '@ochre/stone-age';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../words/language.tsx';
import type { Mark, OnPlace } from './marks.ts';

interface SpaceButtonProps {
  readonly place: PlaceName;
  readonly mark: Mark;
  /** What lies there, and who stands there. */
  readonly label: string;
  readonly onPlace: OnPlace | undefined;
}

/** Over a card or a tile: the whole of it can be tapped. */
export function SpaceButton({ place, mark, label, onPlace }: SpaceButtonProps) {
  const words = useWords();
  const { payable, note, state } = mark;
  const paying = payable === undefined ? undefined : words.play.payable[payable];
  return (
    <>
      {payable !== undefined && (
        <span className={`payable ${payable}`} aria-hidden="true">
          <Icon name="check" size={12} />
        </span>
      )}
      {onPlace !== undefined && (
        <button
          type="button"
          className="space-button"
          data-place={place}
          data-state={state}
          aria-pressed={state === 'chosen'}
          onClick={() => onPlace(place)}
        >
          <span className="unseen">
            {[label, paying, note, state === 'plain' ? undefined : words.play.states[state]]
              .filter(Boolean)
              .join('. ')}
          </span>
        </button>
      )}
    </>
  );
}
