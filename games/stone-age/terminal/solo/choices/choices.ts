import { type Action, type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { ofKind } from '../../choices/acting.ts';
import { cardFace } from '../../faces.ts';
import { toolIn } from '../../places.ts';
import { ownerOf, soloOf } from '../limits.ts';
import { actingChoices } from './acting.ts';
import { cycleChoices, elderChoice, slideChoice } from './card-spaces.ts';
import { feedingChoices, offerChoice } from './feeding.ts';
import { placingChoices } from './placing.ts';
import { pickChoice, rollChoice, toolsChoices } from './rolling.ts';

type Choices = (legal: readonly Action[], snapshot: Snapshot) => Choice[];

/** How the moves of a kind become choices, one by one. */
const eachOf =
  <Kind extends Action['kind']>(
    kind: Kind,
    choice: (action: ActionOf<Kind>, snapshot: Snapshot) => Choice,
  ): Choices =>
  (legal, snapshot) =>
    ofKind(legal, kind).map((action) => choice(action, snapshot));

/** By the kind of the decision. */
const CHOICES = {
  stock: eachOf('stock', stockChoice),
  elder: eachOf('elder', elderChoice),
  place: (legal, snapshot) => placingChoices(ofKind(legal, 'place'), snapshot),
  act: actingChoices,
  tools: (legal, snapshot) => toolsChoices(ofKind(legal, 'tools'), snapshot),
  tool: eachOf('tool', toolChoice),
  slide: eachOf('slide', slideChoice),
  cycle: (legal, snapshot) => cycleChoices(ofKind(legal, 'cycle'), snapshot),
  roll: eachOf('roll', rollChoice),
  pick: eachOf('pick', pickChoice),
  draw: eachOf('draw', drawChoice),
  feed: feedingChoices,
  offer: eachOf('offer', offerChoice),
} as const satisfies Readonly<Record<string, Choices>>;

/** The decisions of the one-player game. */
export type SoloKind = keyof typeof CHOICES;
export const SOLO_KINDS = Object.keys(CHOICES) as SoloKind[];

/** The legal moves, grouped as somebody thinks about them. Every move is in exactly one choice. */
export const soloChoices = (snapshot: Snapshot, legal: readonly Action[]): Choice[] =>
  CHOICES[snapshot.decision?.kind as SoloKind](legal, snapshot);

/** P1.6: the number that is typed is the count. */
function stockChoice(action: ActionOf<'stock'>): Choice {
  return { ...single(stoneAge.print(action), '', ''), number: action.count };
}

/** P4.5 */
function toolChoice(action: ActionOf<'tool'>, snapshot: Snapshot): Choice {
  const text = stoneAge.print(action);
  const { tools } = ownerOf(snapshot);
  const { tokens } = soloOf(snapshot);
  if (action.slot === 'new') {
    const slot = tools.indexOf(0) + 1;
    return single(
      text,
      'new',
      `a tool of 1 in slot ${slot}; ${tokens.low - 1} of 1/2 stay on the board`,
    );
  }
  const value = toolIn(tools, action.slot);
  const how = value === 2 ? `; ${tokens.high - 1} of 3/4 stay on the board` : '';
  return single(text, `t${action.slot}`, `tool ${action.slot}: ${value} → ${value + 1}${how}`);
}

/** P5.6 */
function drawChoice(action: ActionOf<'draw'>): Choice {
  const text = stoneAge.print(action);
  return action.card === 'outside'
    ? single(text, 'outside', 'the top of the outside stack, unseen')
    : single(text, action.card, `${cardFace(action.card)}, from the discard`);
}
