import { randomFrom, type SetupRequest, simulationChance } from '@ochre/kernel';
import { type Bot, botMove } from '@ochre/search';
import { type Action, type Player, type State, stoneAge } from '@ochre/stone-age/rules';

/** A game of two, with these cards in the row and player 0 to begin, unless asked for otherwise. */
export function newGame(request: Partial<SetupRequest> = {}): State {
  const rig = { firstPlayer: 0, deck: ['C03', 'C06', 'C22', 'C26'], stacks: [['B01'], ['B10']] };
  const setup = stoneAge.checkSetup({ players: 2, rig, ...request });
  return stoneAge.setup(setup, simulationChance('position'));
}

/** The same, after these moves. */
export function after(state: State, ...moves: readonly string[]): State {
  const copy = stoneAge.clone(state);
  const chance = simulationChance('position');
  for (const move of moves) {
    const action = stoneAge.legalForm(copy, stoneAge.parse(move));
    if (action === undefined) throw new Error(`"${move}" is not legal`);
    stoneAge.advance(copy, action, chance);
  }
  return copy;
}

/** The same, where a player has something else. */
export function having(state: State, player: number, changes: Partial<Player>): State {
  const copy = stoneAge.clone(state);
  Object.assign(copy.players[player]!, changes);
  return copy;
}

/** What a bot does, as text. */
export const moveOf = (bot: Bot<State, Action>, state: State, seed = 'move'): string =>
  stoneAge.print(botMove(stoneAge, bot, state, randomFrom(seed)));
