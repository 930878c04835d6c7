import type { PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { CSSProperties, ReactNode } from 'react';
import { VALLEY } from '../art/scene/size.ts';
import { type Point, SIGNS } from '../board/layout.ts';
import { worksOf } from '../board/works.ts';
import './chances-box.css';

interface ChancesBoxProps {
  readonly view: Snapshot;
  /** The place it is about: on the land its tail points there. */
  readonly place: PlaceName | undefined;
  readonly children: ReactNode;
}

/** In the sky at the left; flat where production buildings stand below it. */
export function ChancesBox({ view, place, children }: ChancesBoxProps) {
  const sign = (SIGNS as Partial<Record<string, Point>>)[place ?? ''];
  const isFlat = worksOf(view).length > 0;
  const side = sign && (sign[1] < VILLAGE && !isFlat ? 'beside' : 'below');
  const classes = ['chances', isFlat ? 'flat' : '', side ?? ''];
  const along = sign === undefined ? 0 : sign[0] / VALLEY.width;
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--along': along } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Places from here down lie below the box, all others beside it. */
const VILLAGE = 400;
