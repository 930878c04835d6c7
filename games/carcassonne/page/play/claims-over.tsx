import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import type { Snapshot, SnapshotTile } from '../../rules/index.ts';
import { standingOf } from '../../words/names.ts';
import { Follower, postureOf } from '../art/follower.tsx';
import { AtPlace } from '../board/at-place.tsx';
import { Sign } from '../board/sign.tsx';
import { spotOn } from '../board/spots.ts';
import { useWords } from '../in-words.tsx';
import './claims-over.css';
import type { Deciding } from './deciding.ts';
import { sayWorth } from './worth.ts';

interface ClaimsOverProps {
  readonly view: Snapshot;
  readonly tile: SnapshotTile;
  readonly tribe: Tribe;
  readonly deciding: Deciding;
}

/** In pixels. */
const FIGURE = 60;

/** Every segment that can be claimed, with what it holds: a tap chooses it, a second one claims it. */
export function ClaimsOver({ view, tile, tribe, deciding }: ClaimsOverProps) {
  const words = useWords();
  const { claims, chosen, claim } = deciding;
  return (
    <>
      <AtPlace x={tile.x} y={tile.y}>
        <div className="claimed-tile" />
      </AtPlace>
      {claims.map(({ move, on }, at) => {
        const spot = spotOn(view.board, tile, on);
        const [worth, about] = sayWorth(view, on, words);
        return (
          <AtPlace key={move} x={spot.x} y={spot.y}>
            <button
              type="button"
              className={move === chosen ? 'hollow chosen' : 'hollow'}
              data-state={move === chosen ? 'chosen' : 'lit'}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => claim(move)}
            >
              <Follower tribe={tribe} posture={postureOf(on)} size={FIGURE} isRimmed />
              <i>{at + 1}</i>
            </button>
            <span
              className={`claim-sign ${spot.x - tile.x < 0.5 ? 'to-left' : 'to-right'}`}
              aria-hidden="true"
            >
              <Sign of={standingOf(on)} size={18} />
              <b>{worth}</b>
              <em>{about}</em>
            </span>
          </AtPlace>
        );
      })}
    </>
  );
}
