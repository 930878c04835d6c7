import { Icon } from '@ochre/ui/art/icon.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../in-words.tsx';
import { useLandCamera } from './in-sight.ts';
import './land-tools.css';

/** How much nearer one tap brings. */
const STEP = 1.35;

/** Nearer, farther, all of it; and what else can be shown on the land. */
export function LandTools({ children }: { readonly children?: ReactNode }) {
  const { board } = useWords();
  const camera = useLandCamera();
  return (
    <div className="land-tools">
      {children}
      <button
        type="button"
        className="land-tool paper zooms"
        aria-label={board.nearer}
        onClick={() => camera.step(STEP)}
      >
        <Icon name="plus" size={19} />
      </button>
      <button
        type="button"
        className="land-tool paper zooms"
        aria-label={board.farther}
        onClick={() => camera.step(1 / STEP)}
      >
        <Icon name="minus" size={19} />
      </button>
      <button
        type="button"
        className="land-tool paper"
        aria-label={board.wholeLand}
        onClick={() => camera.whole()}
      >
        <Icon name="fit" size={19} />
      </button>
    </div>
  );
}
