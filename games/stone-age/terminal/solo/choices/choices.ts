import { type Action, type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { sayMove } from '../../../words/sayings/say-move.ts';
import { ofKind } from '../../choices/acting.ts';
import { cardFace } from '../../faces.ts';
import type { Words } from '../../in-words.ts';
import { toolIn } from '../../places.ts';
import { ownerOf, soloOf } from '../limits.ts';
import { actingChoices } from './acting.ts';
import { cycleChoices, elderChoice, slideChoice } from './card-spaces.ts';
import { feedingChoices, offerChoice } from './feeding.ts';
import { placingChoices } from './placing.ts';
import { pickChoice, rollChoice, toolsChoices } from './rolling.ts';

type Choices = (legal: readonly Action[], snapshot: Snapshot, words: Words) => Choice[];

/** How the moves of a kind become choices, one by one. */
const eachOf =
  <Kind extends Action['kind']>(
    kind: Kind,
    choice: (action: ActionOf<Kind>, snapshot: Snapshot, words: Words) => Choice,
  ): Choices =>
  (legal, snapshot, words) =>
    ofKind(legal, kind).map((action) => choice(action, snapshot, words));

/** By the kind of the decision. */
const CHOICES = {
  stock: eachOf('stock', stockChoice),
  elder: eachOf('elder', elderChoice),
  place: (legal, snapshot, words) => placingChoices(ofKind(legal, 'place'), snapshot, words),
  act: actingChoices,
  tools: (legal, snapshot, words) => toolsChoices(ofKind(legal, 'tools'), snapshot, words),
  tool: eachOf('tool', toolChoice),
  slide: eachOf('slide', slideChoice),
  cycle: (legal, snapshot, words) => cycleChoices(ofKind(legal, 'cycle'), snapshot, words),
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
export const soloChoices = (snapshot: Snapshot, legal: readonly Action[], words: Words): Choice[] =>
  CHOICES[snapshot.decision?.kind as SoloKind](legal, snapshot, words);

/** P1.6: the number that is typed is the count. */
function stockChoice(action: ActionOf<'stock'>): Choice {
  return { ...single(stoneAge.print(action), '', ''), number: action.count };
}

/** P4.5: a token of 1/2, or of 3/4, is taken from the board; the others are turned over. */
function toolChoice(action: ActionOf<'tool'>, snapshot: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  const { tokens } = soloOf(snapshot);
  const { tokensLeft } = words.telling.choices.solo;
  const value = action.slot === 'new' ? 0 : toolIn(ownerOf(snapshot).tools, action.slot);
  const notes: Readonly<Record<number, string>> = {
    0: tokensLeft(tokens.low - 1, '1/2'),
    2: tokensLeft(tokens.high - 1, '3/4'),
  };
  return single(text, sayMove(text, snapshot, words), notes[value] ?? '');
}

/** P5.6 */
function drawChoice(action: ActionOf<'draw'>, _: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  const { card } = action;
  return card === 'outside'
    ? single(text, words.decisions.drawOutside, '')
    : single(
        text,
        words.decisions.draw(card),
        words.telling.choices.solo.fromDiscard(cardFace(card, words)),
      );
}
