import type { PlaceName } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import { type PointerEvent, useState } from 'react';
import { Icon } from '../art/icon.tsx';

interface DraggedPersonProps {
  readonly tribe: Tribe;
  /** Undefined where nobody can be placed now. */
  readonly onDrop: ((place: PlaceName) => void) | undefined;
}

/** The figure beside the question; where people are placed, it can be dragged to a place. */
export function DraggedPerson({ tribe, onDrop }: DraggedPersonProps) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const figure = <Icon name={`standing-${tribe}`} size={40} />;
  if (onDrop === undefined) return figure;
  const drag = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      setAt({ x: event.clientX, y: event.clientY });
    }
  };
  const drop = (event: PointerEvent): void => {
    setAt(undefined);
    const place = placeUnder(event.clientX, event.clientY);
    if (place !== undefined) onDrop(place);
  };
  return (
    <span
      className="to-drag"
      aria-hidden="true"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setAt(undefined)}
    >
      {figure}
      {at !== undefined && (
        <span className="dragged" style={{ left: at.x, top: at.y }}>
          {figure}
        </span>
      )}
    </span>
  );
}

function placeUnder(x: number, y: number): PlaceName | undefined {
  const place = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-place]')?.dataset.place)
    .find((name) => name !== undefined);
  return place as PlaceName | undefined;
}
