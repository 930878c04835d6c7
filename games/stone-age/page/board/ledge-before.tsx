import { Ledge } from '@ochre/ui/behind/ledge.tsx';
import { memo } from 'react';
import { VALLEY } from '../art/scene/size.ts';

/** The ledge stays where it is when one looks closer at the land behind it. */
export const LedgeBefore = memo(function LedgeBefore() {
  return (
    <svg
      className="ledge-before"
      viewBox={`0 0 ${VALLEY.width} ${VALLEY.height}`}
      aria-hidden="true"
    >
      <Ledge />
    </svg>
  );
});
