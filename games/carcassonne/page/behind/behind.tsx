import '@ochre/ui/behind/behind.css';
import type { BehindProps } from '@ochre/ui/game/game-front.ts';
import { lazy, memo, Suspense } from 'react';
import { meta } from '../../meta.ts';
import './behind.css';

/** What stands in front of it is painted first. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestAnimationFrame === 'undefined') done();
    else requestAnimationFrame(() => setTimeout(done));
  });

/** All that is drawn on tiles comes with it, and nobody waits for it. */
const Country = lazy(async () => {
  await painted();
  return { default: (await import('./country.tsx')).Country };
});

/** A land behind the screens around a table; until it is there, the bare field. */
export const Behind = memo(function Behind(props: BehindProps) {
  return (
    <div className="behind" data-game={meta.name}>
      <div className="country">
        <Suspense>
          <Country {...props} />
        </Suspense>
      </div>
    </div>
  );
});
