import { ofSeat } from '@ochre/kernel';
import {
  CITY_FOR_FARM,
  CITY_FOR_FARMERS,
  claimWorth,
  closingOf,
  featureAt,
  heldFarms,
  isBuilding,
  type SegmentName,
  type Snapshot,
} from '../../../rules/index.ts';
import { standingOf } from '../../../words/names.ts';
import { Follower, postureOf } from '../../art/follower.tsx';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import { LandCard } from '../land-card.tsx';
import type { Onlooker } from '../onlooker.ts';
import { saySize } from '../whose.ts';

interface ClaimCardProps extends Omit<Onlooker, 'viewer'> {
  readonly viewer: number;
  /** Where a follower would stand, on the tile just laid. */
  readonly on: SegmentName;
}

/** What a follower there would hold, bring, and wait for. */
export function ClaimCard({ on, ...props }: ClaimCardProps) {
  const { ifClaimed } = useWords().insight;
  const standing = standingOf(on);
  const { tribe } = ofSeat(props.seats, props.viewer);
  const [stays, why] = standing === 'field' ? ifClaimed.stays : ifClaimed.comesHome;
  return (
    <LandCard title={ifClaimed.title[standing]} className="if-claimed">
      <ul className="insight-rows">
        {standing === 'field' ? (
          <FarmRows on={on} {...props} />
        ) : (
          <FeatureRows on={on} view={props.view} />
        )}
        <li>
          <Follower tribe={tribe} posture={postureOf(on)} size={22} />
          <span>
            {stays}
            <small>{why}</small>
          </span>
        </li>
      </ul>
    </LandCard>
  );
}

/** The cities that a farmer there would feed. */
function FarmRows({ on, view, viewer }: ClaimCardProps) {
  const { insight, play } = useWords();
  const { ifClaimed } = insight;
  const each = view.options.farmers === 'cities' ? CITY_FOR_FARMERS : CITY_FOR_FARM;
  const worth = claimWorth(view, { kind: 'claim', on });
  const { fed = [], unfinished = 0 } = farmWith(view, viewer, on) ?? {};
  return (
    <>
      <li>
        <Sign of="city" size={20} />
        <span>
          {play.worth.cities(fed.length)}
          <small>{ifClaimed.eachAtTheEnd(each)}</small>
        </span>
        <b>{worth?.points}</b>
      </li>
      {unfinished > 0 && (
        <li className="not-yet">
          <Sign of="city" size={20} />
          <span>
            {ifClaimed.openCities(unfinished)}
            <small>{ifClaimed.ifTheyClose(unfinished)}</small>
          </span>
          <b>+{each * unfinished}</b>
        </li>
      )}
    </>
  );
}

/** The farm as it would be held. */
function farmWith(view: Snapshot, player: number, on: SegmentName) {
  const { x, y } = view.board.at(-1)!;
  const claimed = { ...view, followers: [...view.followers, { player, x, y, on }] };
  return heldFarms(claimed).find(({ farm }) =>
    farm.parts.some((part) => part.x === x && part.y === y && part.on === on),
  );
}

/** A road, city or building: as it is, and when it is closed. */
function FeatureRows({ on, view }: Pick<ClaimCardProps, 'on' | 'view'>) {
  const words = useWords();
  const { insight } = words;
  const { x, y } = view.board.at(-1)!;
  const feature = featureAt(view, { x, y, on });
  const closing = feature && closingOf(view, feature);
  if (feature === undefined || closing === undefined) return null;
  const isClosed = closing.tiles === 0;
  return (
    <>
      <li>
        <Sign of={feature.kind} size={20} />
        <span>
          {isBuilding(feature.kind)
            ? insight.challenge.ofEight(8 - closing.tiles)
            : saySize(feature, words)}
          <small>{isClosed ? words.play.worth.closes : insight.feature.now}</small>
        </span>
        <b>{isClosed ? `+${closing.points}` : feature.points}</b>
      </li>
      {!isClosed && (
        <li className="not-yet">
          <Sign of={feature.kind} size={20} />
          <span>
            {insight.feature.whenClosed}
            <small>{insight.ifLaid.closesWith(closing.tiles)}</small>
          </span>
          <b>{closing.points}</b>
        </li>
      )}
    </>
  );
}
