import { ofSeat } from '@ochre/kernel';
import { closingOf, type Feature, isBuilding } from '../../../rules/index.ts';
import { Follower, postureOf } from '../../art/follower.tsx';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import { LandCard } from '../land-card.tsx';
import type { Onlooker } from '../onlooker.ts';
import { sayLying } from '../whose.ts';
import { sayOpenness } from './say-feature.ts';
import './feature-card.css';

interface FeatureCardProps extends Onlooker {
  readonly feature: Feature;
  readonly onClose?: (() => void) | undefined;
}

/** A feature that is pointed at: whose it is, how large, how open, how many points. */
export function FeatureCard({ feature, onClose, ...props }: FeatureCardProps) {
  const words = useWords();
  return (
    <LandCard
      title={
        <>
          <Sign of={feature.kind} size={18} />
          {sayLying(feature, props, words)}
        </>
      }
      onClose={onClose}
    >
      <p className="card-about">{sayOpenness(feature, words)}</p>
      <Majority feature={feature} seats={props.seats} />
      <Worth feature={feature} view={props.view} />
    </LandCard>
  );
}

/** Of each player, how many followers; those who hold it stand out. */
function Majority({ feature, seats }: Pick<FeatureCardProps, 'feature' | 'seats'>) {
  const words = useWords();
  const { kind, followers, holders, parts, isComplete } = feature;
  if (isComplete && holders.length === 0) return null;
  if (holders.length === 0) return <p className="card-about">{words.insight.feature.nobody}</p>;
  const posture = postureOf(parts[0]?.on ?? 'cloister');
  const standing = kind === 'farm' ? 'field' : kind;
  return (
    <ul className="majority">
      {followers.map((count, player) => {
        if (count === 0) return null;
        const { name, tribe } = ofSeat(seats, player);
        return (
          <li key={tribe} {...(holders.includes(player) ? { 'data-holds': true } : {})}>
            <Follower tribe={tribe} posture={posture} size={24} />
            {name}
            <small>{words.followers[standing](count)}</small>
          </li>
        );
      })}
    </ul>
  );
}

function Worth({ feature, view }: Pick<FeatureCardProps, 'feature' | 'view'>) {
  const { insight } = useWords();
  const { kind, points, isComplete } = feature;
  const closing = closingOf(view, feature);
  if (kind === 'farm' || closing === undefined) {
    return (
      <dl className="worth">
        <Points what={insight.feature.atTheEnd} points={points} />
      </dl>
    );
  }
  if (isComplete) return null;
  return (
    <>
      <dl className="worth">
        <Points what={insight.feature.now} points={points} />
        <Points what={insight.feature.whenClosed} points={closing.points} />
      </dl>
      {!isBuilding(kind) && (
        <p className="card-about">{insight.ifLaid.closesWith(closing.tiles)}</p>
      )}
    </>
  );
}

const Points = ({ what, points }: { readonly what: string; readonly points: number }) => (
  <div>
    <dt>{what}</dt>
    <dd>{points}</dd>
  </div>
);
