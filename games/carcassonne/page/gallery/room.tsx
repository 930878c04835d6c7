import type { ReactNode } from 'react';

interface RoomProps {
  readonly title: string;
  readonly ground?: string;
  readonly children: ReactNode;
}

export const Room = ({ title, ground, children }: RoomProps) => (
  <section>
    <h2>{title}</h2>
    <div className="room" style={ground === undefined ? {} : { background: `var(--${ground})` }}>
      {children}
    </div>
  </section>
);

interface CaptionedProps {
  readonly caption: string;
  readonly children: ReactNode;
}

export const Captioned = ({ caption, children }: CaptionedProps) => (
  <figure className="captioned">
    {children}
    <figcaption>{caption}</figcaption>
  </figure>
);
