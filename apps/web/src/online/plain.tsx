import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import type { ReactNode } from 'react';
import '../play/working.css';
import '@ochre/ui/parts/buttons.css';
import { useTitle } from '../words/use-title.ts';

interface PlainProps {
  readonly title: string;
  readonly about?: string;
  readonly children?: ReactNode;
}

/** Instead of a table: why there is none, and where to go. */
export function Plain({ title, about, children }: PlainProps) {
  useTitle(title);
  return (
    <main className="working no-table">
      <Hand size={64} />
      <h1 className="display">{title}</h1>
      {about !== undefined && <p>{about}</p>}
      {children}
    </main>
  );
}
