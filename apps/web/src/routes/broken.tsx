import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Component, type ReactNode } from 'react';
import '../play/working.css';
import '@ochre/ui/parts/buttons.css';
import { useWords } from '../words/language.tsx';
import { PATHS } from './paths.ts';

interface UnlessBrokenProps {
  readonly children: ReactNode;
}

/** A mistake of ours must not leave an empty page behind. */
export class UnlessBroken extends Component<UnlessBrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { play } = useWords();
  return (
    <main className="working">
      <Hand size={64} />
      <h1 className="display">{play.broken}</h1>
      <p>{play.brokenAbout}</p>
      <button type="button" className="button act" onClick={() => location.reload()}>
        {play.reload}
      </button>
      {/* Loaded anew: whatever broke is gone. */}
      <a className="button" href={PATHS.home}>
        {play.home}
      </a>
    </main>
  );
}
