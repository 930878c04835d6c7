import { bots as carcassonneBots } from '@ochre/carcassonne/bots';
import { carcassonne } from '@ochre/carcassonne/rules';
import type { AnyGame } from '@ochre/kernel';
import { bots as pebblesBots } from '@ochre/pebbles/bots';
import { pebbles } from '@ochre/pebbles/rules';
import { bots as stoneAgeBots } from '@ochre/stone-age/bots';
import { stoneAge } from '@ochre/stone-age/rules';
import type { MeasuredBots } from './thinking.ts';

interface Entry {
  readonly rules: AnyGame;
  readonly bots: MeasuredBots;
}

/** The games that can be measured, the usual one first. A new game is one entry. */
const GAMES: readonly [Entry, ...Entry[]] = [
  { rules: stoneAge, bots: stoneAgeBots },
  { rules: carcassonne, bots: carcassonneBots },
  { rules: pebbles, bots: pebblesBots },
];

export const USUAL_GAME = GAMES[0].rules.meta.name;

export const gameNamed = (name: string): AnyGame => entryNamed(name).rules;
export const botsOf = ({ meta }: AnyGame): MeasuredBots => entryNamed(meta.name).bots;

function entryNamed(name: string): Entry {
  const found = GAMES.find(({ rules }) => rules.meta.name === name);
  if (found === undefined) {
    const known = GAMES.map(({ rules }) => rules.meta.name).join(', ');
    throw new Error(`--game: "${name}" is no game; there are ${known}`);
  }
  return found;
}
