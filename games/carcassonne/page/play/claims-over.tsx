import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { CSSProperties } from 'react';
import type { Snapshot, SnapshotTile } from '../../rules/index.ts';
import { standingOf } from '../../words/names.ts';
import { Follower, postureOf } from '../art/follower.tsx';
import { AtPlace } from '../board/at-place.tsx';
import { useSettledSize } from '../board/in-sight.ts';
import { Sign } from '../board/sign.tsx';
import { spotOn } from '../board/spots.ts';
import { useWords } from '../in-words.tsx';
import './claims-over.css';
import type { Deciding } from './deciding.ts';
import { signPlaces } from './sign-places.ts';
import { useWorth } from './worth.ts';

interface ClaimsOverProps {
  readonly view: Snapshot;
  readonly tile: SnapshotTile;
  readonly tribe: Tribe;
  readonly deciding: Deciding;
}

/** In pixels. */
const FIGURE = 60;

/**
 * Every segment that can be claimed, with what it holds: a tap chooses it, a second one claims it. The
 * bar says the same to who cannot see it.
 */
export function ClaimsOver({ view, tile, tribe, deciding }: ClaimsOverProps) {
  const { play } = useWords();
  const worthOf = useWorth(view);
  const { claims, chosen, claim } = deciding;
  const size = useSettledSize();
  const spots = claims.map(({ on }) => spotOn(view.board, tile, on));
  const places = signPlaces(
    spots.map(({ x, y }) => ({ x: x - tile.x, y: y - tile.y })),
    size,
  );
  return (
    <>
      <AtPlace x={tile.x} y={tile.y}>
        <div className="claimed-tile" />
      </AtPlace>
      {claims.map(({ move, on }, at) => {
        const [spot, place] = [spots[at]!, places[at]!];
        const { worth, about } = worthOf(on);
        const state = move === chosen ? 'chosen' : 'lit';
        const press = {
          type: 'button',
          tabIndex: -1,
          'aria-hidden': true,
          onClick: () => claim(move),
        } as const;
        const [dx, dy] = [tile.x + place.x - spot.x, tile.y + place.y - spot.y];
        return (
          <div key={move} className={`claim ${state}`}>
            <AtPlace x={spot.x} y={spot.y}>
              <i className="claim-line" style={lineTo(dx, dy)} />
              <button {...press} className={`hollow ${postureOf(on)}`} data-state={state}>
                <Follower tribe={tribe} posture={postureOf(on)} size={FIGURE} isRimmed />
                <i>{at + 1}</i>
              </button>
            </AtPlace>
            <AtPlace x={tile.x + place.x} y={tile.y + place.y}>
              <button {...press} className={`claim-sign ${place.side}`}>
                <Sign of={standingOf(on)} size={18} />
                <b>{worth === '' ? play.roles[standingOf(on)] : worth}</b>
                {about !== '' && <em>{about}</em>}
              </button>
            </AtPlace>
          </div>
        );
      })}
    </>
  );
}

/** From the segment to its sign, in squares. */
const lineTo = (dx: number, dy: number): CSSProperties => ({
  width: `calc(var(--size) * ${Math.hypot(dx, dy)}px)`,
  rotate: `${Math.atan2(dy, dx)}rad`,
});
