import { upTo } from '../art/up-to.ts';

interface TrackProps {
  readonly steps: number;
  readonly kind: 'agriculture' | 'merchant';
}

const LENGTH = 10;

/** A track of ten as notches. */
export function Track({ steps, kind }: TrackProps) {
  return (
    <span className={`track ${kind}`} aria-hidden="true">
      {upTo(LENGTH).map((step) => (
        <i key={step} className={step < steps ? 'reached' : ''} />
      ))}
    </span>
  );
}
