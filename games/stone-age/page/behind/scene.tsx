import type { ReactNode } from 'react';
import '@ochre/ui/behind/behind.css';
import { VALLEY } from '../art/scene/size.ts';
import '../board/valley.css';

/** A scene of the valley behind a screen. It is drawn further down than is shown, for who shows more. */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="behind"
      viewBox={`0 0 ${VALLEY.width} 590`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
