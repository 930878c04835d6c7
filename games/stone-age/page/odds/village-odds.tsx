import { type Effect, effectWorth, goods, type Snapshot } from '@ochre/stone-age/rules';
import { nameOfEffect } from '../../words/name-cards.ts';
import { useWords } from '../in-words.tsx';
import { Figure, Figures } from './figures.tsx';
import { GoodsRow } from './goods-row.tsx';
import { pointsIn } from './numbers.ts';
import { buyerSeen } from './seen.ts';

interface VillageOddsProps {
  readonly view: Snapshot;
  readonly viewer: number;
  readonly effect: Effect;
  /** The food that it costs. */
  readonly toll: number;
}

/** What a place of the village brings. */
export function VillageOdds({ view, viewer, effect, toll }: VillageOddsProps) {
  const words = useWords();
  const { odds } = words;
  const worth = effectWorth(buyerSeen(view, viewer), effect);
  return (
    <Figures>
      {toll > 0 && (
        <Figure name={odds.costs}>
          <GoodsRow goods={goods({ food: toll })} />
        </Figure>
      )}
      <Figure name={odds.brings}>{nameOfEffect(effect, words)}</Figure>
      <Figure name={odds.worth}>{odds.about(pointsIn(worth, words))}</Figure>
    </Figures>
  );
}
