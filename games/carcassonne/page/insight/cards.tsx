import { carcassonne } from '../../rules/index.ts';
import { ChallengeCard } from './challenge/challenge-card.tsx';
import './cards.css';
import { ClaimCard } from './claim/claim-card.tsx';
import { FarmsCard } from './farms/farms-card.tsx';
import { FeatureCard } from './feature/feature-card.tsx';
import { useShows } from './help.ts';
import { LaidCard } from './laid/laid-card.tsx';
import { type LayerProps, openedIn, Refused } from './land-layers.tsx';
import { WhyNotSheet } from './why-not/why-not.tsx';

interface CardsProps extends LayerProps {
  /** The laying or the claim that is looked at. */
  readonly chosen: string | undefined;
}

/** At the edge of the land: what is asked for first, below it what is pointed at. */
export function Cards({ chosen, ...props }: CardsProps) {
  const { insight, view } = props;
  const isChallenges = useShows('challenges');
  const opened = isChallenges ? openedIn(view, insight) : undefined;
  return (
    <div className="insight-cards">
      {opened !== undefined ? (
        <ChallengeCard
          {...props}
          challenge={opened}
          onClose={() => insight.openChallenge(undefined)}
        />
      ) : insight.isFarms ? (
        <FarmsCard {...props} onClose={insight.toggleFarms} />
      ) : (
        chosen !== undefined && <Chosen {...props} move={chosen} />
      )}
      <Refused {...props} as={WhyNotSheet} />
      {insight.feature !== undefined && (
        <FeatureCard
          {...props}
          feature={insight.feature}
          onClose={insight.isPicked ? () => insight.pick(undefined) : undefined}
        />
      )}
    </div>
  );
}

interface ChosenProps extends LayerProps {
  readonly move: string;
}

/** What comes of it. */
function Chosen({ move, viewer = 0, ...props }: ChosenProps) {
  const isIfLaid = useShows('ifLaid');
  const isIfClaimed = useShows('claimWorth');
  const action = carcassonne.parse(move);
  if (action.kind === 'lay') {
    return isIfLaid ? <LaidCard {...props} viewer={viewer} move={move} /> : null;
  }
  if (!isIfClaimed || action.on === 'none') return null;
  return <ClaimCard {...props} viewer={viewer} on={action.on} />;
}
