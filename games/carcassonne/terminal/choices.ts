import { type Choice, type Option, single } from '@ochre/terminal';
import { type Action, type Claim, carcassonne, type Lay, type State } from '../rules/index.ts';
import { nameOfSegment } from '../words/names.ts';
import type { Words } from './in-words.ts';
import { keyOf } from './map/map-picture.ts';
import type { CarcassonneMoment } from './moment.ts';
import { positionOf } from './position.ts';
import { claimWorth } from './worth/claim-worth.ts';
import { layingWorth } from './worth/laying-worth.ts';

/** Squares as they are read, row by row, each with the turns that fit; or what can be claimed. */
export function choicesOf(
  { view, viewer }: CarcassonneMoment,
  legal: readonly Action[],
  words: Words,
): Choice[] {
  const state = positionOf(view);
  const claims = legal.flatMap((action) => (action.kind === 'claim' ? [action] : []));
  const layings = legal.flatMap((action) => (action.kind === 'lay' ? [action] : []));
  return [
    ...bySquare(layings).map((some) => squareChoice(some, { state, viewer, words })),
    ...claims.map((claim) => claimChoice(claim, state, words)),
  ];
}

interface Setting {
  readonly state: State;
  readonly viewer: number;
  readonly words: Words;
}

function bySquare(layings: readonly Lay[]): Lay[][] {
  const squares = new Map<string, Lay[]>();
  for (const lay of layings) squares.set(keyOf(lay), [...(squares.get(keyOf(lay)) ?? []), lay]);
  return [...squares.values()].sort(([one], [other]) => one!.y - other!.y || one!.x - other!.x);
}

function squareChoice(layings: readonly Lay[], setting: Setting): Choice {
  const [first] = layings;
  const square = first === undefined ? '' : keyOf(first);
  const options = layings.map((lay): Option => {
    return { move: carcassonne.print(lay), label: `r${lay.turn}`, note: completes(lay, setting) };
  });
  const notes = options.map(({ label, note }) => (note === '' ? label : `${label} ${note}`));
  return {
    words: `lay ${square}`,
    label: square,
    note: notes.join(' · '),
    options,
    ask: setting.words.terminal.asked.turn(square),
  };
}

/** "city +8, road +3 for others, city +4 free" */
function completes(lay: Lay, { state, viewer, words }: Setting): string {
  const { scored, free } = layingWorth(state, lay);
  const { theirs, shared, free: unclaimed } = words.terminal.worth;
  return [
    ...scored.map(({ for: what, points, players }) => {
      const said = `${words.features[what]} +${points}`;
      if (!players.includes(viewer)) return theirs(said);
      return players.length > 1 ? shared(said) : said;
    }),
    ...free.map(({ kind, points }) => `${words.features[kind]} +${points} ${unclaimed}`),
  ].join(', ');
}

function claimChoice(claim: Claim, state: State, words: Words): Choice {
  const { worth } = words.terminal;
  const move = carcassonne.print(claim);
  if (claim.on === 'none') {
    return single(move, worth.none, worth.keeps(state.supply[state.player] ?? 0));
  }
  return single(move, nameOfSegment(claim.on, words), worthInWords(state, claim, words));
}

function worthInWords(state: State, claim: Claim, { terminal, points }: Words): string {
  const worth = claimWorth(state, claim);
  switch (worth?.kind) {
    case undefined:
      return '';
    case 'complete':
      return terminal.worth.complete(points(worth.points));
    case 'open':
      return terminal.worth.open(worth.points, worth.complete);
    case 'farm':
      return terminal.worth.farm(points(worth.points));
  }
}
