import { useMemo } from 'react';
import { Board } from '../board/board.tsx';
import { FollowersOnShow } from './followers-on-show.tsx';
import './gallery.css';
import { LAND_NAMES, type LandName, landNamed } from './lands.ts';
import { SEATS } from './seats.ts';
import { TilesOnShow } from './tiles-on-show.tsx';

/** Carcassonne to be looked at: `table=two` is a land that has grown; without it, every piece. */
export function Gallery({ asked }: { readonly asked: URLSearchParams }) {
  const table = LAND_NAMES.find((known) => known === asked.get('table'));
  return table === undefined ? <Pieces /> : <TableOnShow name={table} />;
}

function TableOnShow({ name }: { readonly name: LandName }) {
  const view = useMemo(() => landNamed(name), [name]);
  return <Board view={view} seats={SEATS.slice(0, view.players.length)} viewer={0} />;
}

/** For developers: its words are not translated. */
const Pieces = () => (
  <div className="carcassonne-gallery">
    <nav>
      {LAND_NAMES.flatMap((table) =>
        ['light', 'dark'].map((theme) => (
          <a key={table + theme} href={`?game=carcassonne&table=${table}&theme=${theme}`}>
            {table}, {theme}
          </a>
        )),
      )}
    </nav>
    <TilesOnShow />
    <FollowersOnShow />
  </div>
);
