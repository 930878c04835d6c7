import { HOST, type Keeper, move, OTHERS } from './keeper.ts';

/** Plays to the end: people roll where they can, taking a first thought back now and then. */
export function playOut(keeper: Keeper): Keeper {
  const members = [HOST, ...OTHERS];
  for (let count = 0; keeper.table.stage === 'playing'; count++) {
    const { table } = keeper;
    const { unconfirmed, decision } = table.view(undefined).game!;
    const player = unconfirmed ?? decision!.player;
    const by = members.find((member) => table.seatOf(member) === player)!;
    if (unconfirmed !== undefined) {
      keeper.do(count % 5 === 0 ? { kind: 'undo' } : { kind: 'endTurn' }, by);
      continue;
    }
    const { legal } = table.view(by).game!;
    keeper.do(move(legal![(count * 7) % legal!.length]!), by);
  }
  return keeper;
}
