import { Refusal } from '@ochre/host';
import { badRequest, type GameRecord, parseRecord, printRecord, replay } from '@ochre/kernel';
import type { Plan } from '@ochre/match';
import type { GameList } from '../games.ts';
import { idOfBrought, newCode } from '../people/tokens.ts';
import type { Store, TableCard } from '../store/store.ts';
import { Conflict, Taken } from '../store/trouble.ts';

/** Of one person. */
const MOST_IMPORTS = 100;

export interface Imported {
  readonly card: TableCard;
  /** Whether they had not brought it before. */
  readonly isNew: boolean;
}

/**
 * Keeps a finished game from elsewhere, after playing it again from the first move to the last. It is
 * kept as that came out, whatever stood between the lines; who brings the same again is led to it.
 */
export async function importRecord(
  store: Store,
  games: GameList,
  text: string,
  by: string,
): Promise<Imported> {
  const played = replayed(parseRecord(text), games);
  const print = printRecord(played);
  const id = idOfBrought(by, print);
  const known = await store.cardOf(id);
  if (known !== undefined) return { card: known, isNew: false };
  if ((await store.importsOf(by)) >= MOST_IMPORTS) {
    throw new Refusal(
      'not-now',
      `You have ${MOST_IMPORTS} imported games, the most there can be; delete one first.`,
    );
  }
  for (;;) {
    const card = cardOf(played, id, by);
    try {
      await store.addImported(card, print);
      return { card, isNew: true };
    } catch (error) {
      // The same was brought at the same moment.
      if (error instanceof Conflict)
        return { card: (await store.cardOf(id)) ?? card, isNew: false };
      // Somebody else's table has that code: once in a million.
      if (!(error instanceof Taken)) throw error;
    }
  }
}

type Finished = GameRecord & Required<Pick<GameRecord, 'result'>>;

function replayed(record: GameRecord, games: GameList): Finished {
  const listed = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (listed === undefined) throw badRequest('record Game', `"${record.game}" is not played here`);
  const { result, ...played } = replay(listed.game, record).record();
  if (result === undefined) throw badRequest('record', 'the game in it is not over');
  return { ...played, result };
}

function cardOf(record: Finished, id: string, host: string): TableCard {
  const at = Date.now();
  return {
    id,
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
    result: record.result,
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
