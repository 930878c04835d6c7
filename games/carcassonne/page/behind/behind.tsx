import '@ochre/ui/behind/behind.css';
import type { BehindProps } from '@ochre/ui/game/game-front.ts';
import { lazy, memo, Suspense } from 'react';
import { meta } from '../../meta.ts';
import './behind.css';

/** What stands in front of it is painted first. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return done();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** All that is drawn on tiles comes with it, and nobody waits for it. */
const Country = lazy(async () => {
  await painted();
  const { Country: Drawn, drawTiles } = await import('./country.tsx');
  await drawTiles();
  return { default: Drawn };
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
