import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { Follower, POSTURES } from '../art/follower.tsx';
import { Captioned, Room } from './room.tsx';

const SIZES = [64, 36, 24, 20, 16] as const;
const GROUNDS = ['c-field', 'c-floor', 'c-road'] as const;

/** Five people, five ways to be somewhere: in panels, and on what they stand on. */
export const FollowersOnShow = () => (
  <>
    <Room title="Followers">
      {TRIBES.flatMap((tribe) =>
        POSTURES.map((posture) => (
          <Captioned key={tribe + posture} caption={`${tribe}, ${posture}`}>
            <Follower tribe={tribe} posture={posture} size={44} />
          </Captioned>
        )),
      )}
    </Room>
    {GROUNDS.map((ground) => (
      <Room key={ground} title={`On ${ground}`} ground={ground}>
        {SIZES.flatMap((size) =>
          TRIBES.flatMap((tribe) =>
            POSTURES.map((posture) => (
              <Follower
                key={`${size}${tribe}${posture}`}
                tribe={tribe}
                posture={posture}
                size={size}
                isRimmed
              />
            )),
          ),
        )}
      </Room>
    ))}
  </>
);
