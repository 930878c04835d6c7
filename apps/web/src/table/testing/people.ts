import type { TableClient, TableSnapshot } from '../table-client.ts';

/** What a person does now: any legal move, or the end of a turn; undefined while others are to move. */
export function commandFor({ view, status }: TableSnapshot, choose: <T>(items: readonly T[]) => T) {
  const { game, you } = view ?? {};
  if (game === undefined || status.kind === 'lost') return undefined;
  if (game.unconfirmed !== undefined && game.unconfirmed === you) {
    return { kind: 'endTurn' } as const;
  }
  if (game.legal === undefined) return undefined;
  return { kind: 'move', move: choose(game.legal) } as const;
}

export const isOver = ({ view }: TableSnapshot): boolean =>
  view?.stage === 'over' || view?.stage === 'closed';

/** Resolves when it is so; looked at after every change. */
export function until(
  table: TableClient,
  isSo: (snapshot: TableSnapshot) => boolean,
): Promise<TableSnapshot> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo(table.snapshot)) return;
      stop();
      resolve(table.snapshot);
    };
    const stop = table.subscribe(look);
    look();
  });
}

/** Plays for all people around the screen, until `isEnough` or the end. */
export async function playOut(
  table: TableClient,
  choose: <T>(items: readonly T[]) => T,
  isEnough: (snapshot: TableSnapshot) => boolean = () => false,
): Promise<void> {
  const isReady = (snapshot: TableSnapshot): boolean =>
    isOver(snapshot) || isEnough(snapshot) || commandFor(snapshot, choose) !== undefined;
  for (;;) {
    const snapshot = await until(table, isReady);
    if (isOver(snapshot) || isEnough(snapshot)) return;
    const command = commandFor(snapshot, choose)!;
    const answer = await table.send(command);
    if (answer.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
  }
}
