import { useMemo } from 'react';
import type { PlaceState } from '../../words/land-place.ts';
import { Board } from '../board/board.tsx';
import { SEATS, type TableName, viewOf } from '../testing/tables.ts';

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
