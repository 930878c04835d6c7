import {
  type Action,
  type ActionOf,
  DICE_TABLES,
  type DiceTable,
  goodsInWords,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, counted, single } from '@ochre/terminal';
import { effectOf, upperFace } from '../faces.ts';
import { decider } from '../places.ts';
import { foodAfterFeeding } from '../standing.ts';
import { actingChoices, ofKind, redeemChoices } from './acting.ts';
import { cheapestFirst } from './paying.ts';
import { placingChoices } from './placing.ts';
import { toolsChoices } from './rolling.ts';

/** The legal moves, grouped as somebody thinks about them. Every move is in exactly one choice. */
export function choicesOf(snapshot: Snapshot, legal: readonly Action[]): Choice[] {
  switch (snapshot.decision?.kind) {
    case 'place':
      return placingChoices(ofKind(legal, 'place'), snapshot);
    case 'act':
      return actingChoices(legal, snapshot);
    case 'tools':
      return toolsChoices(ofKind(legal, 'tools'), snapshot);
    case 'pick':
      return ofKind(legal, 'pick').map((action) => pickChoice(action, snapshot));
    case 'take':
      return ofKind(legal, 'take').map((action) => takeChoice(action, snapshot));
    case 'extra':
      return ofKind(legal, 'extra').map(extraChoice);
    case 'gain':
      // As with any two resources: gold is worth most.
      return ofKind(legal, 'gain').map(gainChoice).reverse();
    case 'feed':
      return feedingChoices(legal, snapshot);
    default:
      return legal.map(asItIs);
  }
}

/** The dice that lie there: *dice for all*, or *dice with style* (S6.4). */
export function diceTableNow({ decision }: Snapshot): DiceTable {
  const effect = effectOf(decision?.for ?? '');
  return effect?.kind === 'dice' ? effect.table : 'base';
}

function pickChoice(action: ActionOf<'pick'>, snapshot: Snapshot): Choice {
  const text = stoneAge.print(action);
  const reward = DICE_TABLES[diceTableNow(snapshot)][action.face - 1]!;
  const always = reward.kind === 'merchant' && snapshot.options.merchantJewelry === 'everyAdvance';
  return single(text, text, upperFace(always ? { ...reward, jewelry: 2 } : reward));
}

/** S4.2: with less food, people may go hungry. */
function takeChoice(action: ActionOf<'take'>, snapshot: Snapshot): Choice {
  const food = foodAfterFeeding(decider(snapshot)) + action.goods.food;
  const note = food < 0 ? `${-food} food short` : '';
  return single(stoneAge.print(action), goodsInWords(action.goods), note);
}

/** S6.2 */
function extraChoice(action: ActionOf<'extra'>): Choice {
  const text = stoneAge.print(action);
  return single(
    text,
    text,
    action.yes ? 'pay 3 jewelry, draw a card face down' : 'keep the jewelry',
  );
}

function gainChoice(action: ActionOf<'gain'>): Choice {
  return single(stoneAge.print(action), goodsInWords(action.goods), '');
}

function feedingChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  const options = cheapestFirst(ofKind(legal, 'feed'));
  const [cheapest] = options;
  const paying: Choice = {
    words: 'feed',
    label: options.length > 1 ? 'feed …' : 'feed',
    note: `pay ${cheapest?.label}${options.length > 1 ? ' or others' : ''}`,
    options,
    ask: 'Pay what for the missing food?',
  };
  return [
    ...(options.length > 0 ? [paying] : []),
    ...ofKind(legal, 'starve').map(() => single('starve', 'starve', starvingCosts(snapshot))),
    ...redeemChoices(legal),
  ];
}

/** B8.2, B1.4 */
function starvingCosts(snapshot: Snapshot): string {
  const { score } = decider(snapshot);
  if (snapshot.options.negativeScores === true || score >= 10) return 'lose 10 points';
  return score === 0 ? 'you have no points to lose' : `lose your ${counted(score, 'point')}`;
}

function asItIs(action: Action): Choice {
  const text = stoneAge.print(action);
  return single(text, text, '');
}
