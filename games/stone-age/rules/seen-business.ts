import type { DiceTable } from './components.ts';
import type { DecisionKind } from './decision-kinds.ts';
import type { RuleSet } from './rule-set.ts';
import type { Snapshot, SnapshotDecision } from './snapshot.ts';
import type { Pending, PendingOf } from './state.ts';
import { type Resource, VALUE } from './vocabulary.ts';

interface Asked {
  readonly view: Snapshot;
  readonly rules: RuleSet;
  readonly player: number;
  /** What the decision belongs to. */
  readonly for: string;
  readonly dice: readonly number[];
}

/** What is asked now as unfinished business; nothing where the running step itself asks. */
export function businessSeen(
  view: Snapshot,
  decision: SnapshotDecision,
  rules: RuleSet,
): readonly Pending[] {
  const { kind, player, for: source = '' } = decision;
  const business = BUSINESS[kind];
  return business === undefined
    ? []
    : [business({ view, rules, player, for: source, dice: view.dice ?? [] })];
}

/** Nothing is pending: the running step of the round asks it. */
const BY_THE_STEP = undefined;

/** By the decision's kind. */
const BUSINESS: Readonly<Record<DecisionKind, ((asked: Asked) => Pending) | typeof BY_THE_STEP>> = {
  place: BY_THE_STEP,
  act: BY_THE_STEP,
  tools: fallenDice,
  take: ({ view, player, for: source }) => ({
    kind: 'splitHunt',
    player,
    for: source,
    amount: view.decision?.amount ?? 0,
  }),
  extra: ({ player }) => ({ kind: 'extraCard', player }),
  pick: (asked) => {
    const { view, player, dice, for: source } = asked;
    const kind = view.solo === undefined ? 'pickDie' : 'pickFace';
    return { kind, player, for: source, table: tableOf(asked), dice };
  },
  gain: ({ player, for: source }) => ({ kind: 'gainResource', player, for: source }),
  feed: ({ view, player }) => {
    const { people, agriculture } = view.players[player]!;
    // P6.2: of both only the latter is told by what lies there; of the former it is the most.
    return view.solo === undefined
      ? { kind: 'feed', player, missing: people }
      : { kind: 'feedAll', player, need: people - agriculture };
  },
  stock: ({ player, for: good }) => ({ kind: 'stock', player, for: good as 'food' | Resource }),
  elder: ({ view, player }) => ({
    kind: view.phase === 'setup' ? 'placeElder' : 'moveElder',
    player,
  }),
  slide: ({ player }) => ({ kind: 'slideCard', player }),
  cycle: ({ player }) => ({ kind: 'cycleStacks', player }),
  // For which card is not told, and the same is asked for each.
  roll: ({ player }) => ({ kind: 'chooseDice', player, card: '', table: 'base' }),
  tool: ({ player }) => ({ kind: 'chooseTool', player }),
  draw: ({ player }) => ({ kind: 'drawCard', player }),
  offer: ({ player }) => ({ kind: 'offer', player }),
};

/** A snapshot names the place or the card that the dice are for. */
function fallenDice({ rules, player, for: source, dice }: Asked): PendingOf<'useTools'> {
  const business = { kind: 'useTools', player, for: source, dice } as const;
  const work = rules.placeNamed[source]?.work;
  if (work?.kind === 'roll') {
    const { good, divisor, split } = work;
    return { ...business, good, divisor, split };
  }
  const upper = rules.cards[source]?.upper;
  if (upper?.kind !== 'roll') throw new Error(`decision: no dice are rolled for "${source}"`);
  return { ...business, good: upper.resource, divisor: VALUE[upper.resource], split: false };
}

function tableOf({ rules, for: source }: Asked): DiceTable {
  const effect = rules.cards[source]?.upper ?? rules.tiles[source]?.effect;
  if (effect?.kind !== 'dice') throw new Error(`decision: "${source}" shares out no dice`);
  return effect.table;
}
