import { badMove } from '@ochre/kernel';
import { type Action, CLAIMS, isFarAway, type Lay, layAt } from './action.ts';
import { HALF_SIDES, SIDES, TURNS } from './vocabulary.ts';

/** Moves as text: one line, in any case, words split by spaces. */
export function printMove(action: Action): string {
  return action.kind === 'lay'
    ? `lay ${action.x},${action.y} r${action.turn}`
    : `claim ${action.on}`;
}

export function parseMove(text: string): Action {
  const words = text
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');
  const [kind, ...rest] = words;
  if (kind === 'lay') return parseLay(rest);
  if (kind === 'claim') return parseClaim(rest.join(' '));
  throw badMove(`A move is expected: ${LAY_FORM} or ${CLAIM_FORM}.`);
}

const LAY_FORM = '"lay 1,-2 r3"';
const CLAIM_FORM = '"claim city n", "claim cloister", "claim none"';
/** Longer numbers would not survive being read and written. */
const SQUARE = /^(0|-?[1-9]\d{0,14}),(0|-?[1-9]\d{0,14})$/;

function parseLay([square = '', turned = '', ...more]: readonly string[]): Lay {
  const [, x, y] = SQUARE.exec(square) ?? [];
  if (x === undefined || y === undefined) {
    throw badMove(`${LAY_FORM} is the form: the square is x,y in whole numbers, as in 1,-2.`);
  }
  const turn = TURNS.find((one) => turned === `r${one}`);
  if (turn === undefined)
    throw badMove(`${LAY_FORM} is the form: the turn is one of r0, r1, r2, r3.`);
  if (more.length > 0) throw badMove(`${LAY_FORM} is the form, with nothing after it.`);
  const at = { x: Number(x), y: Number(y) };
  return isFarAway(at.x, at.y) ? { kind: 'lay', ...at, turn } : layAt(at.x, at.y, turn);
}

function parseClaim(on: string): Action {
  const found = CLAIMS.find((claim) => claim.on === on);
  if (found !== undefined) return found;
  const [kind] = on.split(' ');
  if (kind === 'city' || kind === 'road') {
    throw badMove(`After "claim ${kind}" a side is expected: ${SIDES.join(', ')}.`);
  }
  if (kind === 'field') {
    throw badMove(`After "claim field" a half-side is expected: ${HALF_SIDES.join(', ')}.`);
  }
  throw badMove('After "claim": city, road or field with a side, or cloister, shrine or none.');
}
