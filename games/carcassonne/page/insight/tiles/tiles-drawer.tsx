import { Icon } from '@ochre/ui/art/icon.tsx';
import { type ReactNode, useState } from 'react';
import { openSquareAt, type Snapshot } from '../../../rules/index.ts';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import { useShows } from '../help.ts';
import { TILE_KINDS, type TileCount, type TileKind, tileCounts } from './counts.ts';
import { SquareSum } from './square-sum.tsx';
import { TileCell } from './tile-cell.tsx';
import './tiles-drawer.css';

interface TilesDrawerProps {
  readonly view: Snapshot;
  /** The square that is looked at. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly onClose: () => void;
}

type Filter = 'all' | 'fits' | TileKind;

/** Every type of tile, and how many of it lie face down; with a square, which of them fit it. */
export function TilesDrawer({ view, at, onClose }: TilesDrawerProps) {
  const { board, buttons, insight } = useWords();
  const isFitting = useShows('fitting');
  const square = isFitting && at !== undefined ? openSquareAt(view, at.x, at.y) : undefined;
  const [wanted, setWanted] = useState<Filter>('fits');
  const filter = wanted === 'fits' && square === undefined ? 'all' : wanted;
  const counts = tileCounts(view, square);
  return (
    <aside className="tiles-drawer paper" aria-label={insight.tiles}>
      <header>
        <Sign of="tiles" size={26} />
        <div>
          <h2 className="display">{board.tilesLeft(view.left)}</h2>
          <small>{insight.drawer.about}</small>
        </div>
        <button type="button" className="drawer-close" aria-label={buttons.close} onClick={onClose}>
          <Icon name="no" size={20} />
        </button>
      </header>
      <Filters filter={filter} square={square} types={counts.length} onFilter={setWanted} />
      <ul
        className="tile-cells"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keys.
        tabIndex={0}
      >
        {counts.map((count) => (
          <TileCell key={count.tile} count={count} state={stateOf(count, filter)} />
        ))}
      </ul>
      {square !== undefined && <SquareSum view={view} square={square} />}
      {isFitting && square === undefined && <p className="drawer-hint">{insight.drawer.choose}</p>}
    </aside>
  );
}

/** Spent types are grey, what is not looked for is pale. */
function stateOf({ left, kinds, turns }: TileCount, filter: Filter): 'none' | 'dim' | 'fit' | '' {
  if (left === 0) return 'none';
  if (filter === 'all') return '';
  if (filter === 'fits') return turns.length > 0 ? 'fit' : 'dim';
  return kinds.includes(filter) ? '' : 'dim';
}

interface FiltersProps {
  readonly filter: Filter;
  readonly square: { readonly fits: number } | undefined;
  readonly types: number;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ filter, square, types, onFilter }: FiltersProps) {
  const { insight } = useWords();
  const { drawer } = insight;
  const one = (name: Filter, children: ReactNode) => (
    <button key={name} type="button" aria-pressed={filter === name} onClick={() => onFilter(name)}>
      {children}
    </button>
  );
  return (
    <fieldset className="tile-filters" aria-label={insight.tiles}>
      {one('all', drawer.all(types))}
      {square !== undefined &&
        one(
          'fits',
          <>
            {drawer.fits} <b>{square.fits}</b>
          </>,
        )}
      {TILE_KINDS.map((kind) =>
        one(
          kind,
          <>
            <Sign of={kind === 'building' ? 'cloister' : kind} size={16} />
            {drawer.kinds[kind]}
          </>,
        ),
      )}
    </fieldset>
  );
}
