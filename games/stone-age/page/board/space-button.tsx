import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import type { Space } from './space.ts';

interface SpaceButtonProps {
  readonly space: Space;
  /** What lies there. */
  readonly label: string;
}

/** Over a card or a tile: the whole of it can be tapped. */
export function SpaceButton({ space, label }: SpaceButtonProps) {
  const { place, mark, standing, onPlace } = space;
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
            {[
              label,
              standing,
              paying,
              note,
              state === 'plain' ? undefined : words.play.states[state],
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </button>
      )}
    </>
  );
}
