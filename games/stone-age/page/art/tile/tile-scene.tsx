import type { Tile } from '@ochre/stone-age/rules';
import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { between } from '@ochre/ui/art/carving/random.ts';
import { buildingOf } from './building-of.ts';
import { BUILDINGS } from './buildings.tsx';

const any = between(3);
const GRASS = gouges(12, () => gouge(any(0, 96), any(46, 68), any(8, 20), -0.1, 1.1));

/** A little picture, 104×72, of what is built. */
export function TileScene({ tile }: { readonly tile: Tile }) {
  return (
    <svg
      className="tile-scene"
      viewBox="0 0 104 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="104" height="72" fill="var(--sky)" />
      <path d="M0 48C26 34 52 44 104 34V72H0Z" fill="var(--hill2)" />
      <path d={GRASS} fill="var(--hill1)" />
      {BUILDINGS[buildingOf(tile)]}
    </svg>
  );
}
