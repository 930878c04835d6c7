import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import '../parts/buttons.css';
import { useWords } from '../words/in-words.tsx';
import './end-acts.css';

interface EndActsProps {
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
  /** Where it was won. */
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onVerify: () => void;
  /** What is verified, as the game has dice or draws tiles. */
  readonly verify: string;
  /** What else can be done. */
  readonly acts?: ReactNode;
}

/** What can be done with a game that is over. */
export function EndActs(props: EndActsProps) {
  const { onAgain, onReplay, onReview, onShare, onVerify, verify, acts } = props;
  const { buttons } = useWords();
  return (
    <nav className="end-acts on-ledge">
      {onAgain !== undefined && (
        <button type="button" className="button act" onClick={onAgain}>
          <Icon name="loop" />
          {buttons.again}
        </button>
      )}
      <button type="button" className="button" onClick={onReplay}>
        <Icon name="play" size={17} />
        <span>{buttons.replay}</span>
      </button>
      <button type="button" className="button" onClick={onReview}>
        <Icon name="points" />
        <span>{buttons.review}</span>
      </button>
      <button type="button" className="button" onClick={onShare}>
        <Icon name="share" />
        <span>{buttons.share}</span>
      </button>
      <button type="button" className="button" onClick={onVerify}>
        <Icon name="seal" />
        <span>{verify}</span>
      </button>
      {acts}
    </nav>
  );
}
