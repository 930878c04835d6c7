import { TILES, TURNS } from '../../rules/index.ts';
import { CUTS } from '../art/geometry/plan.ts';
import { TileFace } from '../art/tile-face.tsx';
import { Captioned, Room } from './room.tsx';

const SIZES = [200, 140, 96, 72, 60, 44] as const;
/** Each shows something that others do not. */
const TELLING = ['L', 'B', 'SH4', 'S'] as const;

/** Every tile, in its turns, cuts and sizes. */
export const TilesOnShow = () => (
  <>
    <Room title="Tiles">
      {TILES.map(({ id, count }) => (
        <Captioned key={id} caption={`${id} ${count}×`}>
          <TileFace tile={id} turn={0} size={160} />
        </Captioned>
      ))}
    </Room>
    <Room title="Turned: the geometry turns, the print does not">
      {['D', 'S', 'I'].flatMap((id) =>
        TURNS.map((turn) => (
          <Captioned key={id + turn} caption={`${id} r${turn}`}>
            <TileFace tile={id} turn={turn} size={110} />
          </Captioned>
        )),
      )}
    </Room>
    <Room title="Three cuts of each type">
      {['V', 'R', 'U', 'B'].flatMap((id) =>
        CUTS.map((cut) => (
          <Captioned key={id + cut} caption={`${id}, cut ${cut}`}>
            <TileFace tile={id} turn={0} cut={cut} size={110} />
          </Captioned>
        )),
      )}
    </Room>
    <Room title="From 200 to 44 pixels">
      {TELLING.flatMap((id) =>
        SIZES.map((size) => (
          <Captioned key={id + size} caption={`${size}`}>
            <TileFace tile={id} turn={0} size={size} />
          </Captioned>
        )),
      )}
    </Room>
  </>
);
