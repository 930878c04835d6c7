import type { Snapshot } from '../../../rules/index.ts';
import { TileFace } from '../../art/tile-face.tsx';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import { useShows } from '../help.ts';
import { tileCounts } from './counts.ts';
import './tiles-box.css';

interface TilesBoxProps {
  readonly view: Snapshot;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** With more players there is only room for a line. */
const ROOMY = 3;

/** How many tiles are left, and of which types; it opens the drawer. */
export function TilesBox({ view, isOpen, onOpen }: TilesBoxProps) {
  const { board, insight } = useWords();
  const isByType = useShows('tilesByType');
  const heading = (
    <>
      <Sign of="tiles" size={19} />
      <b>{board.tilesLeft(view.left)}</b>
    </>
  );
  if (!isByType) return <p className="tiles-box paper line">{heading}</p>;
  const counts = tileCounts(view);
  const isRoomy = view.players.length <= ROOMY;
  return (
    <button
      type="button"
      className={isRoomy ? 'tiles-box paper' : 'tiles-box paper line'}
      aria-expanded={isOpen}
      aria-keyshortcuts="T"
      onClick={onOpen}
    >
      <span className="tiles-heading">
        {heading}
        <small>{insight.drawer.allTypes(counts.length)}</small>
      </span>
      {isRoomy && (
        <span className="tile-glimpse" aria-hidden="true">
          {counts
            .filter(({ left }) => left > 0)
            .sort((one, other) => other.left - one.left)
            .map(({ tile, left }) => (
              <span key={tile}>
                <TileFace tile={tile} turn={0} size={30} />
                <i>{left}</i>
              </span>
            ))}
        </span>
      )}
    </button>
  );
}
