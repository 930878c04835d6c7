import type { Entry, Table } from '@ochre/match';
import type { GameList } from '../games.ts';
import type { TableCard } from '../store/store.ts';
import type { Roster } from './roster.ts';

/** What never changes about a table. */
export type Birth = Pick<TableCard, 'id' | 'code' | 'host' | 'madeAt'>;

/** The table at a glance after its last entry. */
export function cardOfTable(
  birth: Birth,
  games: GameList,
  table: Table,
  { members }: Roster,
  last: Entry,
): TableCard {
  const { stage, plan, seq, turn, rules, result, daily } = table;
  return {
    ...birth,
    kind: 'played',
    game: plan.game,
    // One that is no longer listed can still be closed.
    rulesVersion: rules ?? games[plan.game]?.game.rulesVersion ?? '',
    stage,
    isOpen: plan.isOpen && isWarm(stage, members),
    plan,
    members,
    seq,
    ...(turn === undefined ? {} : { turn }),
    ...(daily === undefined ? {} : { daily }),
    changedAt: last.at,
    ...(result === undefined ? {} : { result }),
  };
}

/** A table that gathers is shown to strangers when somebody sits there: its maker comes first. */
const isWarm = (stage: Table['stage'], members: Roster['members']): boolean =>
  stage !== 'gathering' || members.length > 0;
