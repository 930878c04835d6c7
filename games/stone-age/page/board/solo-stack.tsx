import { GOODS, type Tile } from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { memo } from 'react';
import { tileOf } from '../../words/components.ts';
import { nameOfTile } from '../../words/name-cards.ts';
import { Icon } from '../art/icon.tsx';
import { KindsColumn } from '../art/tile/kinds-row.tsx';
import { pointsInShort, TileFace } from '../art/tile/tile-face.tsx';
import { useWords } from '../in-words.tsx';
import { looksSame } from './looks-same.ts';
import type { Space } from './space.ts';
import { SpaceButton } from './space-button.tsx';
import { Stand } from './stand.tsx';

interface SoloStackProps extends Space {
  /** Which of the stacks. */
  readonly number: number;
  /** From the top. */
  readonly tiles: readonly string[];
}

/** Solo: the whole stack is open; what lies below the top are slips. */
export const SoloStack = memo(function SoloStack(props: SoloStackProps) {
  const { place, number, tiles, people, ghosts, mark } = props;
  const words = useWords();
  const [top, ...below] = tiles;
  if (top === undefined) {
    return (
      <li className="empty-space wide" data-stands={place}>
        {words.table.emptyStack}
      </li>
    );
  }
  return (
    <li className="solo-stack">
      <div
        className={`tile-stack ${mark.state} ${below.length === 0 ? 'last' : ''}`}
        data-stands={place}
      >
        <TileFace id={top} />
        <Stand people={people} ghosts={ghosts} />
        <SpaceButton
          space={props}
          label={`${words.buildingSpace(number)}: ${nameOfTile(tileOf(top), words)}, ${words.table.left(tiles.length)}`}
        />
      </div>
      {below.map((id) => (
        <Slip key={id} tile={tileOf(id)} />
      ))}
    </li>
  );
}, looksSame);

/** Points and cost of a tile that is still covered. */
function Slip({ tile }: { readonly tile: Tile }) {
  const words = useWords();
  return (
    <div className="slip" role="img" aria-label={nameOfTile(tile, words)}>
      <b>{pointsInShort(tile)}</b>
      <span>
        <SlipCost tile={tile} />
      </span>
    </div>
  );
}

function SlipCost({ tile: { cost } }: { readonly tile: Tile }) {
  if (cost.kind === 'fixed') {
    return GOODS.flatMap((good) =>
      upTo(cost.goods[good] ?? 0).map((at) => <Icon key={`${good}${at}`} name={good} size={18} />),
    );
  }
  if (cost.kind === 'kinds') {
    return (
      <>
        <em>{cost.count}</em>
        <KindsColumn count={cost.count} kinds={cost.kinds} />
      </>
    );
  }
  return (
    <>
      <em>
        {cost.min}–{cost.max}
      </em>
      <Icon name={cost.kind === 'range' ? 'any' : 'jewelry'} size={17} />
    </>
  );
}
