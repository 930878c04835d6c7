import type { Game, Listen, WhyNot } from '@ochre/kernel';
import { meta } from '../meta.ts';
import { type Action, claimOf, isFarAway, layAt } from './action.ts';
import { checkSetup } from './check-setup.ts';
import { claims, isFree, lastTile } from './claiming.ts';
import { determinize } from './determinize.ts';
import { bestOf, pointsAtEnd, totals } from './ending.ts';
import type { Event } from './events.ts';
import { layings, turnsOn } from './laying.ts';
import { leastTurn } from './lies.ts';
import { lieOf, squareAt } from './map.ts';
import { newGame } from './new-game.ts';
import { type Snapshot, snapshot } from './snapshot.ts';
import { cloneState, type State } from './state.ts';
import { parseMove, printMove } from './text.ts';
import { claim, lay } from './turns.ts';
import { whyNot } from './why-not.ts';

/** Carcassonne by the kernel's contract. */
export const carcassonne: Game<State, Action, Snapshot, Event> = {
  meta,
  rulesVersion: '1',

  checkSetup,
  setup: newGame,

  decision: ({ phase, player }) => (phase === 'over' ? undefined : { player, kind: phase }),

  legalActions(state) {
    if (state.phase === 'over') return [];
    return state.phase === 'lay' ? layings(state) : claims(state);
  },

  isLegal(state, action) {
    return this.legalForm(state, action) !== undefined;
  },

  legalForm(state, action) {
    if (state.phase !== action.kind) return undefined;
    return action.kind === 'lay' ? legalLay(state, action) : legalClaim(state, action.on);
  },

  whyNot(state, action, by): WhyNot | undefined {
    const inTurn = by === undefined || by === state.player;
    if (inTurn && this.isLegal(state, action)) return undefined;
    return whyNot(state, action, by);
  },

  advance(state, action, _chance, listen?: Listen<Event>) {
    if (action.kind === 'lay') lay(state, action, listen);
    else claim(state, action, listen);
  },

  clone: cloneState,

  view: (state) => snapshot(state),
  redact: (event) => event,
  determinize: (state, _viewer, random) => determinize(state, random),

  scores: (state) => totals(pointsAtEnd(state)),
  winners: (state) => bestOf(totals(pointsAtEnd(state))),
  diceFallen: () => 0,
  diceOf: () => undefined,
  reveals: ({ type }) => type === 'turned' || type === 'removed',

  parse: parseMove,
  print: printMove,
};

/** Turns that look alike are read as the smallest. */
function legalLay(
  { map, rules, tile }: State,
  { x, y, turn }: Extract<Action, { kind: 'lay' }>,
): Action | undefined {
  if (isFarAway(x, y)) return undefined;
  const square = squareAt(map, x, y);
  if (square === -1 || map.tileOn[square] !== -1) return undefined;
  const least = leastTurn(tile, turn);
  const fits = (turnsOn(map, rules, square, tile) & (1 << least)) !== 0;
  return fits ? layAt(x, y, least) : undefined;
}

/** Any side or half-side of a segment names it. */
function legalClaim(
  { map, rules }: State,
  on: Extract<Action, { kind: 'claim' }>['on'],
): Action | undefined {
  if (on === 'none') return claimOf(on);
  const tile = lastTile(map);
  const { segments, building } = lieOf(map, tile);
  if (on === building) return claimOf(on);
  const segment = segments.findIndex(({ names }) => names.some((name) => name === on));
  if (segment === -1 || !isFree(map, rules, tile, segment)) return undefined;
  return segments[segment]!.claim;
}
