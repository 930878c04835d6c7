import { walk } from '@ochre/kernel/contract';
import { expect, it } from 'vitest';
import { carcassonne } from './game.ts';

/**
 * What uniformly random games come to, by a slow program that shares nothing with these rules but the
 * tiles and the rulebook: layings, claims, the choices of each, and points of a player.
 */
const COUNTED = [
  { request: { players: 2 }, expected: [71, 27.2, 22.5, 3.72, 19.6] },
  { request: { players: 5, modules: ['shrine'] }, expected: [76, 28.2, 55.2, 3.63, 17.2] },
];
const GAMES = 400;
/** Four standard errors of so many games, at least. */
const CLOSE = [0.1, 0.5, 1, 0.06, 1.3];

it.each(COUNTED)('random games come to what was counted: $request', ({ request, expected }) => {
  const made = { lay: 0, claim: 0 };
  const offered = { lay: 0, claim: 0 };
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    const end = walk(carcassonne, request, `random ${game}`, ({ state, action }) => {
      made[action.kind]++;
      offered[action.kind] += carcassonne.legalActions(state).length;
    });
    for (const score of carcassonne.scores(end)) points += score;
  }
  const found = [
    made.lay / GAMES,
    offered.lay / made.lay,
    made.claim / GAMES,
    offered.claim / made.claim,
    points / GAMES / request.players,
  ];
  for (const [at, value] of found.entries()) {
    expect(Math.abs(value - expected[at]!), `${found}`).toBeLessThan(CLOSE[at]!);
  }
});
