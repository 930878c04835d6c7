import { type Action, type ActionOf, type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { type Choice, type Option, single } from '@ochre/terminal';
import { bundleOfPayment } from '../../../words/sayings/bundle.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import { ofKind } from '../../choices/acting.ts';
import type { Words } from '../../in-words.ts';
import { elderMaterial } from '../elder.ts';
import { ownerOf } from '../limits.ts';
import { waysToPay } from '../paying.ts';
import { redeemChoices } from './acting.ts';

/** So many ways to feed are listed at once. */
const LISTED = 5;

/** P6.2, P6.3: the way that is missed least first; many others are a list of their own. */
export function feedingChoices(
  legal: readonly Action[],
  snapshot: Snapshot,
  words: Words,
): Choice[] {
  const ways = waysToPay(ofKind(legal, 'feed'), snapshot, words);
  const listed = ways.length > LISTED ? ways.slice(0, LISTED - 1) : ways;
  return [
    ...listed.map(({ move, label, note }) => single(move, words.decisions.feed(label), note)),
    ...otherWays(ways.slice(listed.length), words),
    ...ofKind(legal, 'starve').map(() =>
      single('starve', words.decisions.starve, starvingCosts(snapshot, words)),
    ),
    ...redeemChoices(legal, snapshot, words),
  ];
}

function otherWays(options: readonly Option[], { decisions, telling }: Words): Choice[] {
  if (options.length === 0) return [];
  const { solo } = telling.choices;
  const note = solo.otherWays(options.length);
  return [{ words: 'feed', label: decisions.feed('…'), note, options, ask: solo.feedWith }];
}

/** P6.3 */
const STARVING = 10;
const OFFERED = 5;

/** P6.3 */
function starvingCosts(snapshot: Snapshot, words: Words): string {
  const { food } = ownerOf(snapshot);
  const lost = words.and([
    `-${words.effects.points(STARVING)}`,
    ...(food > 0 ? [`-${words.goodsCounted.food(food)}`] : []),
  ]);
  const material = elderMaterial(snapshot);
  const { starving, offerFood, offerVillage, offerMaterial } = words.telling.choices.solo;
  if (material === undefined) return lost;
  if (material === 'food') return starving(lost, offerFood);
  return starving(
    lost,
    material === 'village' ? offerVillage : offerMaterial(words.goodsCounted[material](1)),
  );
}

/** P6.3: what is lost besides. */
export function offerChoice(action: ActionOf<'offer'>, snapshot: Snapshot, words: Words): Choice {
  const text = stoneAge.print(action);
  return action.pay === 'points'
    ? single(text, words.decisions.offerPoints, `-${words.effects.points(OFFERED)}`)
    : single(text, nameOfBundle(bundleOfPayment(action.pay), ownerOf(snapshot), words), '');
}
