import type { State } from '@ochre/stone-age/rules';

/** What a step towards the end counts, in shares of winning. */
const STEP = 0.0004;

/** Cards and tiles that are gone, and people who stand where they will go. */
export function progress({ players, standing, crowd }: State, seat: number): number {
  let steps = 0;
  for (const { cards, buildings } of players) steps += cards.length + buildings.length;
  const { stands } = players[seat]!;
  // Card spaces and stacks are the last places of every game.
  for (let place = crowd.length - players.length - 4; place < crowd.length; place++) {
    if ((stands >> place) & 1) steps += standing[seat * crowd.length + place]! / 2;
  }
  return STEP * steps;
}
