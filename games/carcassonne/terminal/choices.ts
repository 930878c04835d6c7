import { type Choice, type Option, single } from '@ochre/terminal';
import { type Action, type Claim, carcassonne, type Lay, type Snapshot } from '../rules/index.ts';
import { nameOfSegment } from '../words/names.ts';
import { sayClaimWorth } from '../words/say-brings.ts';
import { sayGains } from './gains.ts';
import type { Words } from './in-words.ts';
import { keyOf } from './map/map-picture.ts';
import type { CarcassonneMoment } from './moment.ts';

/** Squares as they are read, row by row, each with the turns that fit; or what can be claimed. */
export function choicesOf(
  moment: CarcassonneMoment,
  legal: readonly Action[],
  words: Words,
): Choice[] {
  const claims = legal.flatMap((action) => (action.kind === 'claim' ? [action] : []));
  const layings = legal.flatMap((action) => (action.kind === 'lay' ? [action] : []));
  return [
    ...bySquare(layings).map(([square, some]) => squareChoice(square, some, moment, words)),
    ...claims.map((claim) => claimChoice(claim, moment.view, words)),
  ];
}

function bySquare(layings: readonly Lay[]): [square: string, layings: Lay[]][] {
  const squares = new Map<string, Lay[]>();
  for (const lay of [...layings].sort((one, other) => one.y - other.y || one.x - other.x)) {
    squares.set(keyOf(lay), [...(squares.get(keyOf(lay)) ?? []), lay]);
  }
  return [...squares];
}

function squareChoice(
  square: string,
  layings: readonly Lay[],
  moment: CarcassonneMoment,
  words: Words,
): Choice {
  const options = layings.map(
    (lay): Option => ({
      move: carcassonne.print(lay),
      label: `r${lay.turn}`,
      note: sayGains(lay, moment, words).join(', '),
    }),
  );
  const notes = options.map(({ label, note }) => (note === '' ? label : `${label} ${note}`));
  return {
    words: `lay ${square}`,
    label: square,
    note: notes.join(' · '),
    options,
    ask: words.terminal.asked.turn(square),
  };
}

function claimChoice(claim: Claim, view: Snapshot, words: Words): Choice {
  const { worth } = words.terminal;
  const move = carcassonne.print(claim);
  if (claim.on === 'none') {
    const player = view.players[view.decision?.player ?? 0];
    return single(move, worth.none, worth.keeps(player?.followers ?? 0));
  }
  return single(move, nameOfSegment(claim.on, words), sayClaimWorth(view, claim, words) ?? '');
}
