import type { meta } from '../../meta.ts';
import type { Module } from '../rulebook.ts';
import { huts } from './huts/index.ts';
import { cycleQuestion, slideQuestion } from './solo/card-spaces.ts';
import { pickFaceQuestion, rollQuestion } from './solo/dice.ts';
import { moveElderQuestion, placeElderQuestion } from './solo/elder.ts';
import { feedAllQuestion } from './solo/feeding.ts';
import { solo } from './solo/index.ts';
import { offerQuestion } from './solo/offering.ts';
import { drawQuestion } from './solo/one-more-card.ts';
import { stockQuestion } from './solo/setting-up.ts';
import { toolQuestion } from './solo/tool-tokens.ts';
import { extraCardQuestion } from './style/extra-card.ts';
import { gainQuestion } from './style/gaining.ts';
import { style } from './style/index.ts';
import { splitQuestion } from './style/splitting.ts';

/** The modules by name; each lives in a folder of its own here, and nothing else imports from it. */
export const MODULES: Readonly<Record<keyof typeof meta.modules, Module>> = { style, huts };

/** The variants by name, likewise. */
export const VARIANTS: Readonly<Record<keyof typeof meta.variants, Module>> = { solo };

export { villagePlaces as soloVillagePlaces } from './solo/closures.ts';
export { LOST_POINTS as SOLO_LOST_POINTS } from './solo/limits.ts';
export { OFFERED_POINTS as SOLO_OFFERED_POINTS } from './solo/offering.ts';
export { GRADES as SOLO_GRADES, LEFT_POINTS as SOLO_LEFT_POINTS } from './solo/scoring.ts';
export {
  DIFFICULTY as SOLO_DIFFICULTY,
  FOOD_POINTS as SOLO_FOOD_POINTS,
} from './solo/setting-up.ts';
export { PRICE as EXTRA_CARD_PRICE } from './style/extra-card.ts';

/** Who asks for the unfinished business that only modules bring. */
export const MODULE_QUESTIONS = {
  splitHunt: splitQuestion,
  gainResource: gainQuestion,
  extraCard: extraCardQuestion,
  stock: stockQuestion,
  placeElder: placeElderQuestion,
  chooseTool: toolQuestion,
  slideCard: slideQuestion,
  cycleStacks: cycleQuestion,
  moveElder: moveElderQuestion,
  chooseDice: rollQuestion,
  pickFace: pickFaceQuestion,
  drawCard: drawQuestion,
  feedAll: feedAllQuestion,
  offer: offerQuestion,
} as const;
