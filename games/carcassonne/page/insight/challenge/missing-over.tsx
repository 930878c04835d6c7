import { ofSeat } from '@ochre/kernel';
import type { Challenge } from '../../../rules/index.ts';
import { Follower } from '../../art/follower.tsx';
import { AtPlace } from '../../board/at-place.tsx';
import { useWords } from '../../in-words.tsx';
import type { Onlooker } from '../onlooker.ts';
import { missingOf } from './challenge-on-land.tsx';
import './missing-over.css';

interface MissingOverProps extends Omit<Onlooker, 'viewer'> {
  readonly challenge: Challenge;
}

/** Each missing square shows whose it is; each side says how many it misses. */
export function MissingOver({ challenge, seats }: MissingOverProps) {
  const { insight } = useWords();
  return (
    <>
      {missingOf(challenge).map(([[x, y], players]) => (
        <AtPlace key={`${x},${y}`} x={x + 0.5} y={y + 0.5} className="missing-square">
          {players.map((player, at) => (
            <Follower
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be in a challenge with oneself.
              key={at}
              tribe={ofSeat(seats, player).tribe}
              posture="stand"
              size={30}
              isRimmed
            />
          ))}
        </AtPlace>
      ))}
      {challenge.sides.map(({ player, building, x, y, missing }, at) => (
        <AtPlace
          key={building}
          x={x + 0.5}
          // One label above its squares, the other below, so that they never meet.
          y={y + (isAbove(challenge, at) ? -1 : 2)}
          className="missing-label"
        >
          <span className="land-chip">
            <Follower
              tribe={ofSeat(seats, player).tribe}
              posture={building === 'cloister' ? 'monk' : 'heretic'}
              size={24}
            />
            {insight.challenge.role[building](ofSeat(seats, player).name)}
            <small>{insight.challenge.missing(missing.length)}</small>
          </span>
        </AtPlace>
      ))}
    </>
  );
}

function isAbove({ sides: [monk, heretic] }: Challenge, at: number): boolean {
  const isMonkAbove = monk.y < heretic.y || (monk.y === heretic.y && monk.x < heretic.x);
  return isMonkAbove === (at === 0);
}
