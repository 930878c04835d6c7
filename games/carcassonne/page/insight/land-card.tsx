import { Icon } from '@ochre/ui/art/icon.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../in-words.tsx';
import './land-card.css';

interface LandCardProps {
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  /** Undefined where it goes by itself. */
  readonly onClose?: (() => void) | undefined;
}

/** What is told of the land, at its edge. */
export function LandCard({ title, className = '', children, onClose }: LandCardProps) {
  const { buttons } = useWords();
  return (
    <section className={`insight-card paper ${className}`}>
      <header>
        <h3 className="display">{title}</h3>
        {onClose !== undefined && (
          <button type="button" aria-label={buttons.close} onClick={onClose}>
            <Icon name="no" size={17} />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
