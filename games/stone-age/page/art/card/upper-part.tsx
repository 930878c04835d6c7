import { byKind, type PerKind } from '@ochre/kernel';
import { type DiceTable, type Effect, GOODS, RESOURCES, VALUE } from '@ochre/stone-age/rules';
import { units } from '@ochre/ui/art/units.ts';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { SymbolName } from '../symbols/index.ts';

const icon = (name: SymbolName, size: number, key?: string | number) => (
  <Icon key={key ?? name} name={name} size={units(size)} />
);

const row = (names: readonly SymbolName[], size: number) => (
  <span className="card-row">{names.map((name) => icon(name, size))}</span>
);

/** Of the six dice that a table knows, those shown on a card, and what they stand for. */
const SHOWN: Readonly<
  Record<
    DiceTable,
    { readonly dice: readonly SymbolName[]; readonly rewards: readonly SymbolName[] }
  >
> = {
  base: {
    dice: ['die1', 'die3', 'die5', 'die6'],
    rewards: ['wood', 'stone', 'tool', 'agriculture'],
  },
  style: {
    dice: ['die2', 'die4', 'die5', 'die6'],
    rewards: ['jewelry', 'card', 'merchant', 'person'],
  },
};

const plusOne = (name: SymbolName, size: number) => (
  <>
    <b>+1</b>
    {icon(name, size)}
  </>
);

/** One picture per kind: an effect without one does not compile. */
const PICTURES: PerKind<Effect, [], ReactNode> = {
  goods: ({ goods }) =>
    GOODS.filter((good) => goods[good] > 0).map((good) =>
      good === 'food' || goods[good] > 3 ? (
        <span key={good} className="card-count">
          <b>{goods[good]}</b>
          {icon(good, 30)}
        </span>
      ) : (
        upTo(goods[good]).map((at) => icon(good, 30, `${good}${at}`))
      ),
    ),
  points: ({ points }) => (
    <span className="card-points">
      {icon('points', 42)}
      <b>+{points}</b>
    </span>
  ),
  dice: ({ table }) => (
    <span className="card-table">
      {row(SHOWN[table].dice, 17)}
      {row(SHOWN[table].rewards, 14)}
    </span>
  ),
  roll: ({ resource }) => (
    <>
      {icon('die4', 23)}
      {icon('die2', 23)}
      <span className="card-row">
        ÷{VALUE[resource]} {icon(resource, 22)}
      </span>
    </>
  ),
  agriculture: () => plusOne('agriculture', 36),
  tool: () => plusOne('tool', 34),
  oneUseTool: ({ value }) => (
    <>
      <b>{value}</b>
      {icon('oneUseTool', 38)}
    </>
  ),
  anyResource: () => icon('any', 30),
  anyResources: ({ count }) => (
    <>
      {upTo(count).map((at) => icon('any', 27, at))}
      {row(RESOURCES, 14)}
    </>
  ),
  extraCard: () => plusOne('card', 34),
  merchant: ({ steps, jewelry }) => (
    <>
      <b>+{steps}</b>
      {icon('merchant', 30)}
      {jewelry > 0 && (
        <span className="card-row">
          <b>{jewelry}</b>
          {icon('jewelry', 20)}
        </span>
      )}
    </>
  ),
  person: () => plusOne('person', 34),
  income: ({ goods }) => (
    <>
      {PICTURES.goods({ kind: 'goods', goods })}
      {icon('loop', 18)}
    </>
  ),
  work: ({ resource, divisor }) => (
    <>
      {icon('die3', 23)}÷{divisor}
      {icon(resource, 22)}
    </>
  ),
};

export function UpperPartOfCard({ effect }: { readonly effect: Effect }) {
  return byKind(PICTURES, effect);
}
