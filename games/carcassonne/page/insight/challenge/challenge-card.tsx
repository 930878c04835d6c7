import { ofSeat } from '@ochre/kernel';
import { BUILDING_POINTS, type Challenge, type ChallengeSide } from '../../../rules/index.ts';
import { Follower } from '../../art/follower.tsx';
import { useWords } from '../../in-words.tsx';
import { LandCard } from '../land-card.tsx';
import type { Onlooker } from '../onlooker.ts';
import { RuleLink } from '../rule-link.tsx';
import { Swords } from '../swords.tsx';
import './challenge-card.css';

interface ChallengeCardProps extends Onlooker {
  readonly challenge: Challenge;
  readonly onRule: ((rule: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Both sides of a challenge, who leads, and what it is about (K7). */
export function ChallengeCard({ challenge, seats, onRule, onClose }: ChallengeCardProps) {
  const { insight } = useWords();
  const { title, level, first, rest, shared, ifEnded } = insight.challenge;
  const [one, other] = challenge.sides;
  const nameOf = ({ player }: ChallengeSide): string => ofSeat(seats, player).name;
  return (
    <LandCard
      title={
        <>
          <Swords size={19} />
          {title(BUILDING_POINTS)}
        </>
      }
      onClose={onClose}
    >
      <div className="two-sides">
        <Side side={one} seats={seats} leads={challenge.leader === 0} />
        <span aria-hidden="true">:</span>
        <Side side={other} seats={seats} leads={challenge.leader === 1} />
      </div>
      {challenge.leader === undefined && <p className="level">{level}</p>}
      <p className="challenge-about">
        <b>{first(BUILDING_POINTS)}</b> {rest(BUILDING_POINTS)}{' '}
        {challenge.shared.length > 0 && <b>{shared(challenge.shared.length)} </b>}
        {ifEnded(nameOf(one), one.points, nameOf(other), other.points)}{' '}
        <RuleLink rule="K7" onRule={onRule} />
      </p>
    </LandCard>
  );
}

interface SideProps extends Pick<Onlooker, 'seats'> {
  readonly side: ChallengeSide;
  readonly leads: boolean;
}

function Side({ side, seats, leads }: SideProps) {
  const { challenge } = useWords().insight;
  const { name } = ofSeat(seats, side.player);
  return (
    <div>
      <NineSquares side={side} seats={seats} />
      <b>{name}</b>
      <small>{challenge.ofEight(8 - side.missing.length)}</small>
      {leads && <em>{challenge.leads}</em>}
    </div>
  );
}

const ROWS = [-1, 0, 1] as const;

function NineSquares({ side, seats }: Pick<SideProps, 'side' | 'seats'>) {
  const { player, building, x, y, missing } = side;
  const isMissing = (dx: number, dy: number): boolean =>
    missing.some((square) => square[0] === x + dx && square[1] === y + dy);
  return (
    <span className="nine-squares" aria-hidden="true">
      {ROWS.flatMap((dy) =>
        ROWS.map((dx) =>
          dx === 0 && dy === 0 ? (
            <i key="0,0" className="own">
              <Follower
                tribe={ofSeat(seats, player).tribe}
                posture={building === 'cloister' ? 'monk' : 'heretic'}
                size={22}
              />
            </i>
          ) : (
            <i key={`${dx},${dy}`} className={isMissing(dx, dy) ? 'missing' : ''} />
          ),
        ),
      )}
    </span>
  );
}
