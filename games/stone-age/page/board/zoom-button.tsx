import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import './zoom-button.css';

interface ZoomButtonProps {
  readonly isWhole: boolean;
  readonly onTap: () => void;
}

/** On a phone: the whole valley at once, or closer. Two fingers do the same by degrees. */
export function ZoomButton({ isWhole, onTap }: ZoomButtonProps) {
  const { play } = useWords();
  return (
    <button
      type="button"
      className="zoom-button paper"
      aria-label={isWhole ? play.closer : play.wholeValley}
      onClick={onTap}
    >
      <Icon name={isWhole ? 'plus' : 'fit'} size={18} />
    </button>
  );
}
