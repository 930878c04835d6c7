import { AGRICULTURE_END, MERCHANT_END } from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';

const LENGTHS = { agriculture: AGRICULTURE_END, merchant: MERCHANT_END } as const;

interface TrackProps {
  readonly steps: number;
  readonly kind: keyof typeof LENGTHS;
}

/** A track as notches. */
export function Track({ steps, kind }: TrackProps) {
  return (
    <span className={`track ${kind}`} aria-hidden="true">
      {upTo(LENGTHS[kind]).map((step) => (
        <i key={step} className={step < steps ? 'reached' : ''} />
      ))}
    </span>
  );
}
