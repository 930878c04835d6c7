import { play, randomFrom, simulationChance } from '@ochre/kernel';
import { botMove } from '@ochre/search';
import { describe, expect, it } from 'vitest';
import { carcassonne, type Event, openSquareAt, type State } from '../rules/index.ts';
import { snapshot } from '../rules/snapshot.ts';
import { type Laid, TestTable } from '../rules/testing/test-table.ts';
import { bots } from './index.ts';

const SHRINE = { modules: ['shrine'] };

/** The turn that the expert takes, and what happens in it. */
async function expertTurn(
  from: State,
): Promise<{ moves: string[]; events: Event[]; after: State }> {
  const { bot } = await bots.opponentNamed('expert', from.setup);
  const random = randomFrom('challenge');
  const moves: string[] = [];
  const events: Event[] = [];
  const { turn } = from;
  let state = from;
  while (state.turn === turn && state.phase !== 'over') {
    const move = botMove(carcassonne, bot, state, random);
    const played = play(carcassonne, state, move, simulationChance('challenge'));
    moves.push(carcassonne.print(move));
    events.push(...played.events);
    state = played.state;
  }
  return { moves, events, after: state };
}

const kinds = (events: readonly Event[]): string[] => events.map(({ type }) => type);

const STARTS: readonly Laid[] = [
  ['M', '0,-1 r2', 'city e'],
  ['B', '0,-2 r0', 'cloister'],
];
const AVOIDS: readonly Laid[] = [
  ['V', '1,0 r0', 'field nnw'],
  ['R', '0,-1 r3', 'city n'],
  ['V', '1,1 r2', 'road n'],
  ['U', '2,0 r1'],
  ['O', '-1,0 r0', 'city n'],
  ['R', '-1,-1 r1', 'field wsw'],
  ['W', '-1,1 r1'],
  ['K', '-2,-1 r0', 'city n'],
  ['E', '-1,-2 r2', 'field nnw'],
  ['SH1', '0,1 r0', 'shrine'],
  ['E', '-1,-3 r0', 'city n'],
  ['U', '-1,2 r1', 'road n'],
  ['U', '-2,-3 r1'],
  ['K', '-3,-1 r3', 'city w'],
];
const WINS: readonly Laid[] = [
  ['SH5', '1,0 r1', 'shrine'],
  ['A', '1,1 r3', 'cloister'],
  ['E', '1,-1 r0', 'field ene'],
  ['U', '2,0 r0', 'road e'],
  ['N', '0,-1 r3', 'city s'],
  ['T', '-1,0 r3', 'road e'],
  ['V', '2,-1 r2'],
  ['I', '1,2 r2', 'field nnw'],
  ['W', '2,1 r0', 'road w'],
  ['H', '0,2 r0', 'city s'],
  ['U', '3,1 r0', 'road e'],
  ['M', '0,3 r0', 'field ene'],
  ['SH2', '0,-2 r0', 'shrine'],
  ['J', '1,3 r0', 'city n'],
];
const SPOILS: readonly Laid[] = [
  ['A', '1,0 r1', 'cloister'],
  ['V', '1,1 r3', 'field nnw'],
  ['V', '-1,0 r2', 'road n'],
  ['I', '-1,1 r3', 'city w'],
  ['J', '-1,2 r0', 'city n'],
  ['I', '-2,1 r2', 'field nnw'],
  ['E', '-2,2 r0', 'field ene'],
  ['SH3', '0,1 r0', 'shrine'],
  ['J', '0,2 r2', 'road n'],
  ['S', '0,3 r1', 'city n'],
  ['X', '-1,3 r0', 'road e'],
  ['T', '0,4 r1'],
];

describe('the expert understands a challenge', () => {
  it('starts one that it is likely to win', async () => {
    const { events } = await expertTurn(TestTable.with(STARTS, SHRINE, ['SH2']).state);
    expect(kinds(events)).toContain('challenged');
  });

  it('avoids one that it would lose, though nowhere else lie more tiles', async () => {
    const { state } = TestTable.with(AVOIDS, SHRINE, ['A']);
    // Beside a shrine that is complete but for two tiles.
    expect(carcassonne.isLegal(state, carcassonne.parse('lay 0,2 r0'))).toBe(true);
    const { moves, events } = await expertTurn(state);
    expect(moves).toContain('claim cloister');
    expect(kinds(events)).not.toContain('challenged');
  });

  it('wins one with the last tile', async () => {
    const { state } = TestTable.with(WINS, SHRINE, ['E']);
    const { events } = await expertTurn(state);
    expect(kinds(events)).toContain('challengeLost');
    const won = events.find((event) => event.type === 'scored' && event.points === 9);
    expect(won).toMatchObject({ players: [state.player], isComplete: true });
  });

  it('spoils one: hardly a tile fits any more where the other needs the last', async () => {
    const { state } = TestTable.with(SPOILS, SHRINE, ['R']);
    const fitting = (at: State): number =>
      openSquareAt(snapshot(at), 1, 2)!.fitting.reduce((sum, { left }) => sum + left, 0);
    const { after } = await expertTurn(state);
    expect(fitting(state)).toBeGreaterThan(20);
    expect(fitting(after)).toBeLessThan(6);
  });
});
