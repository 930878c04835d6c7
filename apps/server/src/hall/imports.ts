import { badRequest, type GameRecord, parseRecord, replay } from '@ochre/kernel';
import type { Plan } from '@ochre/match';
import type { GameList } from '../games.ts';
import { newCode, newId } from '../people/tokens.ts';
import type { Store, TableCard } from '../store/store.ts';

/** Keeps a finished game from elsewhere, after playing it again from the first move to the last. */
export async function importRecord(
  store: Store,
  games: GameList,
  text: string,
  by: string,
): Promise<TableCard> {
  const record = parseRecord(text);
  const card = cardOf(record, games, by);
  await store.addImported(card, text);
  return card;
}

function cardOf(record: GameRecord, games: GameList, host: string): TableCard {
  const listed = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (listed === undefined) throw badRequest('record Game', `"${record.game}" is not played here`);
  const { result } = replay(listed.game, record).record();
  if (result === undefined) throw badRequest('record', 'the game in it is not over');
  const at = Date.now();
  return {
    id: newId(),
    code: newCode(),
    kind: 'imported',
    game: record.game,
    rulesVersion: record.rules,
    stage: 'over',
    isOpen: false,
    plan: planOf(record),
    host,
    members: [],
    seq: 0,
    madeAt: at,
    changedAt: at,
    result,
  };
}

function planOf({ game, setup }: GameRecord): Plan {
  const { players, modules, variant, options } = setup;
  return {
    game,
    setup: { modules, ...(variant === undefined ? {} : { variant }), options },
    seats: Array.from({ length: players }, () => ({ kind: 'person' }) as const),
    clock: { kind: 'none' },
    isOpen: false,
    hidesOdds: false,
  };
}
