import type { ReactNode } from 'react';
import { meta } from '../../meta.ts';
import '@ochre/ui/behind/behind.css';
import { VALLEY } from '../art/scene/size.ts';
import '../board/valley.css';

interface SceneProps {
  /** Of the drawing, instead of the valley down to the ledge. */
  readonly shows?: string | undefined;
  readonly children: ReactNode;
}

/** A scene of the valley behind a screen. */
export function Scene({ shows = `0 0 ${VALLEY.width} 590`, children }: SceneProps) {
  return (
    <svg
      className="behind"
      data-game={meta.name}
      viewBox={shows}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
