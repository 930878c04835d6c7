import type { Tribe } from '../art/symbols/people.tsx';
import { TileFace } from '../art/tile/tile-face.tsx';
import { useWords } from '../words/language.tsx';
import type { PlaceState } from './place.ts';
import { Stand } from './stand.tsx';

interface TileStackProps {
  readonly top: string;
  readonly left: number;
  readonly people: readonly Tribe[];
  readonly state: PlaceState;
}

export function TileStack({ top, left, people, state }: TileStackProps) {
  const words = useWords();
  if (top === '') return <li className="empty-space wide">{words.table.emptyStack}</li>;
  return (
    <li className={`tile-stack ${state} ${left === 1 ? 'last' : ''}`}>
      <TileFace id={top} />
      <span className="left-in-stack paper">{words.table.left(left)}</span>
      <Stand people={people} />
    </li>
  );
}
