import type { ReactNode } from 'react';
import { Ledge } from '../art/scene/ledge.tsx';
import { LEDGE_TOP, VALLEY } from '../art/scene/size.ts';
import '../board/valley.css';
import './behind.css';

/** A scene over the whole window. The ledge before it keeps its height, as what lies on it does. */
export function Backdrop({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <svg
        className="behind"
        viewBox={`0 0 ${VALLEY.width} 590`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {children}
      </svg>
      <svg
        className="behind ledge-behind"
        viewBox={`0 ${LEDGE_TOP - 8} ${VALLEY.width} 160`}
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Ledge />
      </svg>
    </>
  );
}
