import {
  type Action,
  type ActionOf,
  DICE_TABLES,
  type DiceTable,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, single } from '@ochre/terminal';
import { effectOf } from '../../words/components.ts';
import { nameOfGoods } from '../../words/name-cards.ts';
import { sayMove } from '../../words/sayings/say-move.ts';
import { upperFace } from '../faces.ts';
import type { Words } from '../in-words.ts';
import { decider } from '../places.ts';
import { foodAfterFeeding } from '../standing.ts';
import { actingChoices, ofKind, redeemChoices } from './acting.ts';
import { cheapestFirst } from './paying.ts';
import { placingChoices } from './placing.ts';
import { toolsChoices } from './rolling.ts';

/** The legal moves, grouped as somebody thinks about them. Every move is in exactly one choice. */
export function choicesOf(snapshot: Snapshot, legal: readonly Action[], words: Words): Choice[] {
  switch (snapshot.decision?.kind) {
    case 'place':
      return placingChoices(ofKind(legal, 'place'), snapshot, words);
    case 'act':
      return actingChoices(legal, snapshot, words);
    case 'tools':
      return toolsChoices(ofKind(legal, 'tools'), snapshot, words);
    case 'pick':
      return ofKind(legal, 'pick').map((action) => pickChoice(action, snapshot, words));
    case 'take':
      return ofKind(legal, 'take').map((action) => takeChoice(action, snapshot, words));
    case 'gain':
      // As with any two resources: gold is worth most.
      return ofKind(legal, 'gain')
        .map((action) => single(stoneAge.print(action), nameOfGoods(action.goods, words), ''))
        .reverse();
    case 'feed':
      return feedingChoices(legal, snapshot, words);
    default:
      return legal.map((action) => asItIs(action, snapshot, words));
  }
}

/** The dice that lie there: *dice for all*, or *dice with style* (S6.4). */
export function diceTableNow({ decision }: Snapshot): DiceTable {
  const effect = effectOf(decision?.for ?? '');
  return effect?.kind === 'dice' ? effect.table : 'base';
}

function pickChoice(action: ActionOf<'pick'>, snapshot: Snapshot, words: Words): Choice {
  const reward = DICE_TABLES[diceTableNow(snapshot)][action.face - 1]!;
  const always = reward.kind === 'merchant' && snapshot.options.merchantJewelry === 'everyAdvance';
  const brings = upperFace(always ? { ...reward, jewelry: 2 } : reward, words);
  return single(stoneAge.print(action), words.decisions.pick(action.face, brings), '');
}

/** S4.2: with less food, people may go hungry. */
function takeChoice(action: ActionOf<'take'>, snapshot: Snapshot, words: Words): Choice {
  const food = foodAfterFeeding(decider(snapshot)) + action.goods.food;
  const note = food < 0 ? `${words.goods.food}: ${words.decisions.tooFew(-food)}` : '';
  return single(stoneAge.print(action), nameOfGoods(action.goods, words), note);
}

function feedingChoices(legal: readonly Action[], snapshot: Snapshot, words: Words): Choice[] {
  const options = cheapestFirst(ofKind(legal, 'feed'), words);
  const [cheapest] = options;
  return [
    ...(cheapest === undefined
      ? []
      : [
          {
            words: 'feed',
            label: words.decisions.feed(options.length > 1 ? '…' : cheapest.label),
            note: options.length > 1 ? words.telling.choices.orOthers(cheapest.label) : '',
            options,
            ask: words.telling.choices.payMissing,
          },
        ]),
    ...ofKind(legal, 'starve').map(() =>
      single('starve', words.decisions.starve, starvingCosts(snapshot, words)),
    ),
    ...redeemChoices(legal, words),
  ];
}

/** B8.2 */
const STARVING = 10;

/** B8.2, B1.4 */
function starvingCosts(snapshot: Snapshot, { effects, telling }: Words): string {
  const { score } = decider(snapshot);
  const isFull = snapshot.options.negativeScores === true || score >= STARVING;
  if (!isFull && score === 0) return telling.choices.noPointsToLose;
  return `-${effects.points(isFull ? STARVING : score)}`;
}

function asItIs(action: Action, snapshot: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  return single(text, sayMove(text, snapshot, words), '');
}
