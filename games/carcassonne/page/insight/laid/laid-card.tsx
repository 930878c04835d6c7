import { ofSeat } from '@ochre/kernel';
import {
  carcassonne,
  type Feature,
  farmsJoinedBy,
  type JoinedFarms,
  type Snapshot,
  type Touched,
  touchedBy,
} from '../../../rules/index.ts';
import { Sign } from '../../board/sign.tsx';
import { useWords } from '../../in-words.tsx';
import { useShows } from '../help.ts';
import { LandCard } from '../land-card.tsx';
import type { Onlooker } from '../onlooker.ts';
import { sayWhose } from '../whose.ts';
import { saySoon } from './say-soon.ts';

interface LaidCardProps extends Onlooker {
  /** The laying that is looked at. */
  readonly move: string;
}

/** What comes of a laying: every road, city and building that it touches. */
export function LaidCard({ move, ...props }: LaidCardProps) {
  const { ifLaid } = useWords().insight;
  return (
    <LandCard title={ifLaid.title} className="if-laid">
      <LaidRows {...props} {...comesOf(props.view, move)} />
    </LandCard>
  );
}

interface LaidHereProps extends Onlooker {
  /** Undefined as long as no square is chosen. */
  readonly move: string | undefined;
}

/** The same where there is no room for a card: in the bar of a phone. */
export function LaidHere({ move, ...props }: LaidHereProps) {
  const isShown = useShows('ifLaid');
  if (!isShown || move === undefined) return null;
  return <LaidRows {...props} {...comesOf(props.view, move)} />;
}

/** What comes of a laying. */
interface Coming {
  readonly touched: readonly Touched[];
  readonly joined: readonly JoinedFarms[];
}

function comesOf(view: Snapshot, move: string): Coming {
  const action = carcassonne.parse(move);
  return action.kind === 'lay' && view.phase === 'lay'
    ? { touched: touchedBy(view, action), joined: farmsJoinedBy(view, action) }
    : { touched: [], joined: [] };
}

function LaidRows({ touched, joined, ...props }: Onlooker & Coming) {
  const { ifLaid } = useWords().insight;
  if (touched.length + joined.length === 0) return <p className="card-about">{ifLaid.nothing}</p>;
  return (
    <ul className="insight-rows">
      {touched.map((one) => (
        <LaidRow key={keyOf(one.feature)} one={one} {...props} />
      ))}
      {joined.map((one) => (
        <JoinedRow key={keyOf(one.farm)} one={one} {...props} />
      ))}
    </ul>
  );
}

const keyOf = ({ parts }: Feature): string => parts.map(({ x, y, on }) => `${x},${y} ${on}`).join();

interface LaidRowProps extends Onlooker {
  readonly one: Touched;
}

function LaidRow({ one, ...props }: LaidRowProps) {
  const words = useWords();
  const { ifLaid } = words.insight;
  const { feature, closing, loser } = one;
  const whose = sayWhose(feature, props, words);
  const isClosed = closing.tiles === 0;
  return (
    <li>
      <Sign of={feature.kind} size={20} />
      <span>
        {isClosed ? ifLaid.closes(whose) : whose}
        <small>{saySoon(one, words)}</small>
        {loser !== undefined && <small>{ifLaid.sendsHome(ofSeat(props.seats, loser).name)}</small>}
      </span>
      {isClosed ? (
        <b>+{closing.points}</b>
      ) : (
        <b>
          <span aria-hidden="true">
            {feature.points} → {closing.points}
          </span>
          <span className="unseen">{ifLaid.nowAndClosed(feature.points, closing.points)}</span>
        </b>
      )}
    </li>
  );
}

interface JoinedRowProps extends Onlooker {
  readonly one: JoinedFarms;
}

/** Farms that become one: whose it is then, and its points, where farms have any (C6.6). */
function JoinedRow({ one: { farm, from, losers }, ...props }: JoinedRowProps) {
  const words = useWords();
  const { ifLaid, feature } = words.insight;
  return (
    <li>
      <Sign of="farm" size={20} />
      <span>
        {sayWhose(farm, props, words)}
        <small>{ifLaid.joinsFarms(from.length)}</small>
        {losers.map((loser) => (
          <small key={loser}>{ifLaid.outnumbered(ofSeat(props.seats, loser).name)}</small>
        ))}
      </span>
      {props.view.options.farmers !== 'cities' && (
        <b>
          {farm.points} <span className="unseen">{feature.atTheEnd}</span>
        </b>
      )}
    </li>
  );
}
