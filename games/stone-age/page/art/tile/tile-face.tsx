import { type Cost, GOODS, type Tile } from '@ochre/stone-age/rules';
import { units } from '@ochre/ui/art/units.ts';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { ReactNode } from 'react';
import { tileOf } from '../../../words/components.ts';
import { nameOfTile } from '../../../words/name-cards.ts';
import type { Words } from '../../in-words.tsx';
import { useWords } from '../../in-words.tsx';
import { Icon } from '../icon.tsx';
import { KindsRow } from './kinds-row.tsx';
import './tile.css';
import { TileBadge } from './tile-badge.tsx';
import { TileScene } from './tile-scene.tsx';

interface TileFaceProps {
  readonly id: string;
}

/** A building tile, 104×132 units; `--u` says how large a unit is. */
export function TileFace({ id }: TileFaceProps) {
  const words = useWords();
  const tile = tileOf(id);
  const caption = captionOf(tile, words);
  return (
    <div className="tile" role="img" aria-label={nameOfTile(tile, words)}>
      <TileScene tile={tile} />
      <div className="tile-points">{pointsInShort(tile)}</div>
      {tile.effect !== undefined && <TileBadge effect={tile.effect} />}
      <div className="tile-cost">
        <span className="tile-row">{costs(tile.cost)}</span>
        {caption !== '' && <small>{caption}</small>}
      </div>
    </div>
  );
}

export const pointsInShort = ({ points }: Tile): string => {
  if (points === 'value') return 'Σ';
  return typeof points === 'number' ? String(points) : `${points.perJewelry}×`;
};

function costs(cost: Cost): ReactNode {
  switch (cost.kind) {
    case 'fixed': {
      const pieces = GOODS.flatMap((good) =>
        upTo(cost.goods[good] ?? 0).map((at) => ({ good, key: `${good}${at}` })),
      );
      const size = pieces.length > 4 ? 17 : pieces.length > 3 ? 20 : 25;
      return pieces.map(({ good, key }) => <Icon key={key} name={good} size={units(size)} />);
    }
    case 'kinds':
      return <KindsRow count={cost.count} kinds={cost.kinds} />;
    case 'range':
    case 'jewelry':
      return (
        <>
          <b>
            {cost.min}–{cost.max}
          </b>
          <Icon name={cost.kind === 'range' ? 'any' : 'jewelry'} size={units(24)} />
        </>
      );
  }
}

/** What the pictures alone do not say. */
function captionOf({ id, cost, points, effect }: Tile, { tiles }: Words): string {
  if (id in tiles.names) return tiles.names[id as keyof typeof tiles.names];
  if (effect?.kind === 'work') return tiles.upToPeople(effect.people);
  if (cost.kind === 'kinds') return tiles.kindsShort(cost.count, cost.kinds);
  if (cost.kind === 'range') return tiles.anyGoods;
  return typeof points === 'object' ? tiles.pointsEach(points.perJewelry) : '';
}
