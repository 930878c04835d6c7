import { ofSeat } from '@ochre/kernel';
import type { CSSProperties } from 'react';
import { type Feature, farmPoints, heldFarms, type Snapshot } from '../../../rules/index.ts';
import { Follower } from '../../art/follower.tsx';
import { AtPlace } from '../../board/at-place.tsx';
import type { Onlooker } from '../onlooker.ts';
import { middleOf, spotAt } from '../places.ts';
import { tribesOf } from './farm-tints.ts';
import './farms-over.css';

/** What every fed city brings, on the city, and the sum of a farm by its farmer. */
export const FarmsOver = ({ view, seats }: Omit<Onlooker, 'viewer'>) => (
  <>
    {[...byCity(view)].map(([city, coins]) => {
      const [x, y] = middleOf(view.board, city);
      return (
        <AtPlace key={`${x},${y}`} x={x} y={y} className="farm-coins">
          {coins.map(({ players, points }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two farms may bring the same to the same.
            <Coin key={at} tribes={tribesOf(players, seats)} points={points} />
          ))}
        </AtPlace>
      );
    })}
    {view.options.farmers !== 'cities' &&
      heldFarms(view).map(({ farm }) => <FarmSign key={keyOf(farm)} {...{ view, seats, farm }} />)}
  </>
);

function byCity(view: Snapshot) {
  const cities = new Map<Feature, ReturnType<typeof farmPoints>[number][]>();
  for (const coin of farmPoints(view)) {
    cities.set(coin.city, [...(cities.get(coin.city) ?? []), coin]);
  }
  return cities;
}

interface CoinProps {
  readonly tribes: ReturnType<typeof tribesOf>;
  readonly points: number;
}

const Coin = ({ tribes: [tribe = 'chalk', other = tribe], points }: CoinProps) => (
  <span
    className="farm-coin"
    style={{ '--p': `var(--p-${tribe})`, '--q': `var(--p-${other})` } as CSSProperties}
  >
    <b>{points}</b>
  </span>
);

const keyOf = ({ parts: [part] }: Feature): string => `${part?.x},${part?.y} ${part?.on}`;

/** A coin so near to the farmer would lie under the sign, in squares. */
const NEAR = 0.9;

interface FarmSignProps extends Omit<Onlooker, 'viewer'> {
  readonly farm: Feature;
}

function FarmSign({ view, seats, farm }: FarmSignProps) {
  const farmer = view.followers.find(
    ({ player, ...at }) =>
      farm.holders.includes(player) &&
      farm.parts.some(({ x, y, on }) => x === at.x && y === at.y && on === at.on),
  );
  if (farmer === undefined) return null;
  const [x, y] = spotAt(view.board, farmer);
  const isCoinAbove = farmPoints(view).some(({ city }) => {
    const [coinX, coinY] = middleOf(view.board, city);
    return Math.abs(coinX - x) < NEAR && coinY < y && y - coinY < NEAR;
  });
  return (
    <AtPlace x={x} y={y} className={isCoinAbove ? 'farm-sign below' : 'farm-sign'}>
      <span className="land-chip">
        {farm.holders.map((player) => (
          <Follower key={player} tribe={ofSeat(seats, player).tribe} posture="lie" size={34} />
        ))}
        {farm.points}
      </span>
    </AtPlace>
  );
}
