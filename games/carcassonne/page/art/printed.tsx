import { memo } from 'react';
import type { Markup } from './hand/pen.ts';

interface PrintedProps {
  readonly drawn: Markup;
  /** Moved to its square. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

/** What was drawn as text, set once. */
export const Printed = memo(function Printed({ drawn, x = 0, y = 0, className }: PrintedProps) {
  return (
    <g
      {...(className === undefined ? {} : { className })}
      {...(x === 0 && y === 0 ? {} : { transform: `translate(${x} ${y})` })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: all of it comes from art/tile and art/land
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
});
