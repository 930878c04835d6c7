import { ofSeat } from '@ochre/kernel';
import { CITY_FOR_FARM, CITY_FOR_FARMERS, farmPoints, heldFarms } from '../../../rules/index.ts';
import { useWords } from '../../in-words.tsx';
import { LandCard } from '../land-card.tsx';
import type { Onlooker } from '../onlooker.ts';
import { FarmPatterns, fillOf } from './farm-patterns.tsx';
import { tribesOf } from './farm-tints.ts';
import './farms-card.css';

interface FarmsCardProps extends Onlooker {
  readonly onClose: () => void;
}

/** Who would get how much for which farm. */
export function FarmsCard({ view, seats, onClose }: FarmsCardProps) {
  const words = useWords();
  const { farmsCard } = words.insight;
  const isByCity = view.options.farmers === 'cities';
  const rows = isByCity ? rowsByPlayer({ view, seats }) : rowsByFarm({ view, seats });
  const about = isByCity ? farmsCard.eachCity(CITY_FOR_FARMERS) : farmsCard.eachFarm(CITY_FOR_FARM);
  return (
    <LandCard title={farmsCard.title} onClose={onClose}>
      <p className="card-about">{rows.length === 0 ? farmsCard.none : about}</p>
      <ul className="farm-rows">
        {rows.map(({ key, players, fed, unfinished, points }) => (
          <li key={key}>
            <Swatch tribes={tribesOf(players, seats)} />
            <span>
              {words.and(players.map((player) => ofSeat(seats, player).name))}
              <small>{farmsCard.feeds(fed, unfinished)}</small>
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </LandCard>
  );
}

interface Row {
  readonly key: string;
  readonly players: readonly number[];
  readonly fed: number;
  readonly unfinished: number;
  readonly points: number;
}

type Farms = Pick<Onlooker, 'view' | 'seats'>;

const rowsByFarm = ({ view }: Farms): Row[] =>
  heldFarms(view).map(({ farm, fed, unfinished }) => ({
    key: farm.parts.map(({ x, y, on }) => `${x},${y} ${on}`).join(),
    players: farm.holders,
    fed: fed.length,
    unfinished,
    points: farm.points,
  }));

/** C6.6: cities count once, whatever farms touch them. */
const rowsByPlayer = ({ view, seats }: Farms): Row[] =>
  seats.flatMap((_, player) => {
    const cities = farmPoints(view).filter(({ players }) => players.includes(player));
    const points = cities.reduce((sum, one) => sum + one.points, 0);
    return cities.length === 0
      ? []
      : [{ key: `${player}`, players: [player], fed: cities.length, unfinished: 0, points }];
  });

const Swatch = ({ tribes }: { readonly tribes: ReturnType<typeof tribesOf> }) => (
  <svg className="farm-swatch" width="26" height="26" aria-hidden="true">
    <FarmPatterns holders={[tribes]} />
    <rect width="26" height="26" fill="var(--c-field)" />
    <rect width="26" height="26" fill={fillOf(tribes)} />
  </svg>
);
