import { Board } from '@ochre/stone-age/page/board/board.tsx';
import { SEATS, type TableName, viewOf } from '@ochre/stone-age/page/testing/tables.ts';
import type { PlaceState } from '@ochre/stone-age/words/land-place.ts';
import { useMemo } from 'react';

interface TableOnShowProps {
  readonly name: TableName;
  /** `marks=forest:chosen,hunt:lit,rest:closed` */
  readonly marks: string | null;
}

export function TableOnShow({ name, marks }: TableOnShowProps) {
  const view = useMemo(() => viewOf(name), [name]);
  const marked = new Map(
    (marks ?? '').split(',').map((mark) => mark.split(':') as [string, PlaceState]),
  );
  const stateOf = (place: string) => marked.get(place) ?? marked.get('rest') ?? 'plain';
  return <Board view={view} seats={SEATS} marks={(place) => ({ state: stateOf(place) })} />;
}
