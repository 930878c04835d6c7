import type { ReactNode } from 'react';

/** Numbers, each with what it is called. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="odds-figures">{children}</dl>;
}

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  /** What else is to be said of it, smaller. */
  readonly note?: string | undefined;
}

export function Figure({ name, children, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className="odds-about">{note}</dd>}
    </div>
  );
}
