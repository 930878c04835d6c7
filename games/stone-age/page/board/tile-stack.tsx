import { memo } from 'react';
import { tileOf } from '../../words/components.ts';
import { nameOfTile } from '../../words/name-cards.ts';
import { TileFace } from '../art/tile/tile-face.tsx';
import { useWords } from '../in-words.tsx';
import { looksSame } from './looks-same.ts';
import type { Space } from './space.ts';
import { SpaceButton } from './space-button.tsx';
import { Stand } from './stand.tsx';

interface TileStackProps extends Space {
  /** Which of the stacks. */
  readonly number: number;
  readonly top: string;
  readonly left: number;
}

export const TileStack = memo(function TileStack(props: TileStackProps) {
  const { place, number, top, left, people, ghosts, mark } = props;
  const words = useWords();
  if (top === '') {
    return (
      <li className="empty-space wide" data-stands={place}>
        {words.table.emptyStack}
      </li>
    );
  }
  return (
    <li className={`tile-stack ${mark.state} ${left === 1 ? 'last' : ''}`} data-stands={place}>
      <TileFace id={top} />
      <span className="left-in-stack paper">{words.table.left(left)}</span>
      <Stand people={people} ghosts={ghosts} />
      <SpaceButton
        space={props}
        label={`${words.buildingSpace(number)}: ${nameOfTile(tileOf(top), words)}, ${words.table.left(left)}`}
      />
    </li>
  );
}, looksSame);
