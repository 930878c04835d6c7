import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';
import './whole-valley.css';

interface WholeValleyProps {
  readonly isWhole: boolean;
  readonly onTap: () => void;
}

/** Who looks closely may want to see all of it. */
export function WholeValley({ isWhole, onTap }: WholeValleyProps) {
  const { play } = useWords();
  return (
    <button type="button" className="whole-valley paper" data-own onClick={onTap}>
      <Icon name={isWhole ? 'plus' : 'fit'} size={16} />
      {isWhole ? play.closer : play.wholeValley}
    </button>
  );
}
