import { byKind, type PerKind } from '@ochre/kernel';
import { type Effect, GOODS } from '@ochre/stone-age/rules';
import { units } from '@ochre/ui/art/units.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { SymbolName } from '../symbols/index.ts';

const icon = (name: SymbolName, size: number) => <Icon key={name} name={name} size={units(size)} />;

const plusOne = (name: SymbolName) => <>+1{icon(name, 16)}</>;

/** One picture per kind, small enough for a corner. */
const BADGES: PerKind<Effect, [], ReactNode> = {
  goods: ({ goods }) =>
    GOODS.filter((good) => goods[good] > 0).map((good) => (
      <span key={good}>
        +{goods[good]}
        {icon(good, 16)}
      </span>
    )),
  income: ({ goods }) => (
    <>
      {BADGES.goods({ kind: 'goods', goods })}
      {icon('loop', 11)}
    </>
  ),
  points: ({ points }) => <>+{points}</>,
  roll: ({ resource }) => (
    <>
      {icon('die4', 13)}
      {icon(resource, 15)}
    </>
  ),
  work: ({ divisor, resource }) => (
    <>
      {icon('die3', 13)}÷{divisor}
      {icon(resource, 15)}
    </>
  ),
  tool: () => plusOne('tool'),
  oneUseTool: ({ value }) => (
    <>
      {value}
      {icon('oneUseTool', 16)}
    </>
  ),
  agriculture: () => plusOne('agriculture'),
  person: () => plusOne('person'),
  merchant: () => plusOne('merchant'),
  anyResource: () => plusOne('any'),
  anyResources: ({ count }) => (
    <>
      +{count}
      {icon('any', 16)}
    </>
  ),
  extraCard: () => plusOne('card'),
  dice: () => (
    <>
      {icon('die2', 13)}
      {icon('die5', 13)}
    </>
  ),
};

/** What a card or tile brings at once, in short. */
export function EffectInShort({ effect }: { readonly effect: Effect }) {
  return byKind(BADGES, effect);
}

export function TileBadge({ effect }: { readonly effect: Effect }) {
  return (
    <div className="tile-badge">
      <EffectInShort effect={effect} />
    </div>
  );
}
