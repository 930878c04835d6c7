import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { type Refusal, refusalAt, type Snapshot, type Turn } from '../../../rules/index.ts';
import { sayReason } from '../../../words/say-reason.ts';
import { AtPlace } from '../../board/at-place.tsx';
import { roomBeside } from '../../board/camera.ts';
import { useLandCamera } from '../../board/in-sight.ts';
import type { LandCamera } from '../../board/land-camera.ts';
import { Sign } from '../../board/sign.tsx';
import { useWords, type Words } from '../../in-words.tsx';
import { RuleLink } from '../rule-link.tsx';
import './why-not.css';

interface WhyNotProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  /** The square that was asked about, and how the tile in hand is turned. */
  readonly asked: { readonly x: number; readonly y: number };
  readonly turn: Turn;
  /** Where the tile can lie instead. */
  readonly others: number;
  readonly onRule: ((rule: string) => void) | undefined;
}

/** Why the tile cannot lie on the square that was tapped, with the rule. */
export function WhyNot({ view, asked, turn, ...props }: WhyNotProps) {
  const camera = useLandCamera();
  const refusal = refusalAt(view, [asked.x, asked.y], turn);
  if (refusal === undefined) return null;
  const building = refusal.closed?.building;
  return (
    <AtPlace x={asked.x} y={asked.y} className={`why-not ${sideOf(refusal, camera)}`}>
      <div className="refused-square">
        <span>
          {building === undefined ? <Icon name="no" size={20} /> : <Sign of={building} size={22} />}
        </span>
      </div>
      <WhyNotCard refusal={refusal} {...props} />
    </AtPlace>
  );
}

/** How wide the card is, with what it keeps apart, in pixels. */
const WIDE = 360;

/** The card stands where it covers nothing that it speaks of, if there is room. */
function sideOf({ x, y, by }: Refusal, { now, window }: LandCamera): 'at-left' | 'at-right' {
  if (now === undefined || window === undefined) return 'at-right';
  const { left, right } = roomBeside(now, { x, y }, window);
  const wants = by.reduce((sum, [toX]) => sum + toX - x, 0) > 0 ? 'at-left' : 'at-right';
  if (wants === 'at-left') return left < WIDE && right >= WIDE ? 'at-right' : 'at-left';
  return right < WIDE && left >= WIDE ? 'at-left' : 'at-right';
}

/** The same among the cards of a phone. */
export function WhyNotSheet({ view, asked, turn, ...props }: WhyNotProps) {
  const refusal = refusalAt(view, [asked.x, asked.y], turn);
  return refusal && <WhyNotCard refusal={refusal} {...props} />;
}

interface CardProps extends Omit<WhyNotProps, 'view' | 'asked' | 'turn'> {
  readonly refusal: Refusal;
}

function WhyNotCard({ refusal, seats, viewer, others, onRule }: CardProps) {
  const words = useWords();
  const { whyNot } = words.insight;
  const { title, about } = saidOf(refusal, words);
  return (
    <output className="why-card paper">
      <h3 className="display">
        <Icon name="no" size={18} />
        {title}
      </h3>
      <p>
        {about ?? `${sayReason(refusal.reason, { seats, viewer, words })} ${whyNot.inNoTurn}`}{' '}
        {others > 0 && <b>{whyNot.otherSquares(others)}</b>}
      </p>
      <footer>
        <RuleLink rule={refusal.rule} onRule={onRule} />
        <kbd>Esc</kbd>
      </footer>
    </output>
  );
}

/** What is said first, and what of it is told; sides are told as everywhere. */
function saidOf(
  { reason, closed }: Refusal,
  { insight: { whyNot } }: Words,
): { readonly title: string; readonly about?: string } {
  if (reason.type === 'alone') return { title: whyNot.alone };
  if (closed === undefined) return { title: whyNot.sides };
  const { building, by } = closed;
  switch (closed.why) {
    case 'several':
      return {
        title: whyNot.several[building](by.length),
        about: whyNot.severalAbout[building](by.length),
      };
    case 'challenge':
      return { title: whyNot.underChallenge[building], about: whyNot.challengeAbout };
    case 'taken':
      return { title: whyNot.taken[building], about: whyNot.takenAbout };
  }
}
