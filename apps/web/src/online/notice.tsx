import { Icon } from '@ochre/ui/art/icon.tsx';
import type { ReactNode } from 'react';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import './notice.css';

interface NoticesProps {
  /** Where they hide nothing that matters. */
  readonly at: 'top' | 'bottom';
  readonly children: ReactNode;
}

/** Over the table, one below the other: what is to be known now. */
export function Notices({ at, children }: NoticesProps) {
  return (
    // It is there before they are: else what comes would not be read aloud.
    <div className={`notices ${at}`} aria-live="polite">
      {children}
    </div>
  );
}

interface NoticeProps {
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly acts?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

export function Notice({ tone = 'plain', children, acts, onClose }: NoticeProps) {
  const words = useWords();
  return (
    <div className={`notice paper ${tone}`}>
      <p {...(tone === 'bad' ? { role: 'alert' } : {})}>{children}</p>
      {acts !== undefined && <div className="acts">{acts}</div>}
      {onClose !== undefined && (
        <button type="button" className="close" aria-label={words.buttons.close} onClick={onClose}>
          <Icon name="no" size={16} />
        </button>
      )}
    </div>
  );
}
