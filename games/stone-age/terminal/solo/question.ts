import { type ElderMaterial, type Snapshot, SOLO_LOST_POINTS } from '@ochre/stone-age/rules';
import { facesOf } from '../../words/sayings/explain-effect.ts';
import type { Words } from '../in-words.ts';
import { askedFor } from '../places.ts';
import { placeQuestion, rolledInWords } from '../question.ts';
import type { SoloKind } from './choices/choices.ts';
import { elderMaterial } from './elder.ts';
import { comes, feedingNeed, ownerOf, soloOf } from './limits.ts';

/** One sentence or two: what is decided, and what it means. */
export const soloQuestion = (snapshot: Snapshot, words: Words): string =>
  ASKED[snapshot.decision?.kind as SoloKind](snapshot, words);

/** One for each kind of decision; a kind without one does not compile. */
const ASKED: Readonly<Record<SoloKind, (snapshot: Snapshot, words: Words) => string>> = {
  stock(snapshot, { telling, goods, effects }) {
    const { addFood, remove } = telling.asked.solo;
    const good = askedFor(snapshot);
    return isRemoved(good) ? remove(goods[good], effects.points(LEFT_COSTS[good])) : addFood;
  },

  elder: (snapshot, { telling }) =>
    soloOf(snapshot).elder === '' ? telling.asked.solo.elderBegins : telling.asked.solo.elderMoves,

  place: (snapshot, words) => placeQuestion(ownerOf(snapshot), words),

  act: (_, { decisions, telling, effects }) =>
    `${decisions.asked.act} ${telling.asked.solo.unused(effects.points(SOLO_LOST_POINTS))}`,

  tools(snapshot, words) {
    const source = askedFor(snapshot);
    const { good, said } = rolledInWords(snapshot, words);
    const { taken } = comes(snapshot, good, Number.POSITIVE_INFINITY, source);
    return `${said} ${words.telling.asked.solo.canTake(taken)} ${words.decisions.asked.tools}`;
  },

  tool: (_, { decisions }) => decisions.asked.tool,
  slide: (_, { decisions, telling }) => `${decisions.asked.slide} ${telling.asked.solo.slide}`,
  cycle: (_, { decisions }) => decisions.asked.cycle,

  roll: (_, words) =>
    `${words.decisions.asked.roll} ${words.telling.asked.solo.roll} ${facesOf('base', words)}`,

  pick: ({ dice = [] }, { decisions, telling }) =>
    `${dice.join(' ')}. ${decisions.asked.pick} ${telling.asked.solo.pick}`,

  draw: (_, { decisions, telling }) => `${decisions.asked.draw} ${telling.asked.solo.draw}`,

  feed(snapshot, words) {
    const owner = ownerOf(snapshot);
    const material = elderMaterial(snapshot) ?? 'food';
    const { feed } = words.telling.asked.solo;
    return feed(feedingNeed(owner), payable(material, words), have(snapshot, material, words));
  },

  offer(snapshot, { decisions, telling, goodsCounted }) {
    const { unfed, offerFood, offerVillage, offerMaterial } = telling.asked.solo;
    const material = elderMaterial(snapshot) ?? 'food';
    const offered = { food: offerFood, village: offerVillage };
    const things =
      material === 'food' || material === 'village'
        ? offered[material]
        : offerMaterial(goodsCounted[material](1));
    return `${unfed} ${decisions.asked.offer} ${things}`;
  },
};

/** P7.1: what a resource costs that is left on the board at the end. */
const LEFT_COSTS = { wood: 1, clay: 1, stone: 2, gold: 2 } as const;

const isRemoved = (good: string): good is keyof typeof LEFT_COSTS =>
  Object.hasOwn(LEFT_COSTS, good);

/** P6.2: with what people can be fed. */
function payable(material: ElderMaterial, { and, goods, telling }: Words): string {
  if (material === 'food') return goods.food;
  return and([goods.food, material === 'village' ? telling.asked.solo.tokens : goods[material]]);
}

function have(snapshot: Snapshot, material: ElderMaterial, { and, goodsCounted }: Words): string {
  const owner = ownerOf(snapshot);
  const food = goodsCounted.food(owner.food);
  return material === 'food' || material === 'village'
    ? food
    : and([food, goodsCounted[material](owner[material])]);
}
