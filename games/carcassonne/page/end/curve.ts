import type { Event } from '../../rules/index.ts';

/** The scores after each turn of a game, by player; the first are those before it. */
export function curveOf(
  happened: readonly (readonly Event[])[],
  players: number,
): readonly (readonly number[])[] {
  const curve: number[][] = [new Array<number>(players).fill(0)];
  for (const event of happened.flat()) {
    if (event.type === 'laid') curve.push([...curve.at(-1)!]);
    if (event.type !== 'scored' || !event.isComplete) continue;
    const now = curve.at(-1)!;
    for (const player of event.players) now[player]! += event.points;
  }
  return curve;
}
