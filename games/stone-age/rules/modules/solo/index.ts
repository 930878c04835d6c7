import { acting } from '../../phases/acting.ts';
import { placing } from '../../phases/placing.ts';
import type { CardPrice } from '../../rule-set.ts';
import type { Module, PlaceRule } from '../../rulebook.ts';
import { afterSpaceFour, afterSpaceThree } from './card-spaces.ts';
import { closures } from './closures.ts';
import { chooseDice } from './dice.ts';
import { cardsOfTheTurn, endOfTurn } from './end-of-turn.ts';
import { feedingAll } from './feeding.ts';
import { inTheHut, LOST_POINTS } from './limits.ts';
import { oneMoreCard } from './one-more-card.ts';
import { elderPay } from './paying.ts';
import { GRADES, soloScoring } from './scoring.ts';
import { difficultyOf, prepare, settingUp } from './setting-up.ts';
import { revealsInSolo, shuffleOutside, soloFields } from './snapshot.ts';
import { supply } from './supply.ts';
import { chooseTool } from './tool-tokens.ts';

/** *SoloPlay*: the base game for one, against a limited board and the elder. */
export const solo: Module = {
  edit: (rulebook, setup) => ({
    ...rulebook,
    tiles: rulebook.tiles.filter(({ id }) => !LEFT_OUT.includes(id)),
    places: rulebook.places.map(withToll),
    cardPrices: rulebook.cardPrices.map(withSpace),
    stackCount: 2,
    stackSize: difficultyOf(setup).tiles,
    playersPerResource: 1,
    // What limits the village here is agriculture (closures.ts).
    villageLimit: 3,
    start: { ...rulebook.start, food: 10 },
    prepare,
    steps: [settingUp, placing, acting, cardsOfTheTurn, feedingAll, endOfTurn],
    endRules: { stack: 'P6.5', cards: 'P6.5' },
    scoring: soloScoring(rulebook.scoring),
    grades: GRADES,
    negativeScores: true,
    effects: { ...rulebook.effects, tool: chooseTool, dice: chooseDice, extraCard: oneMoreCard },
    supply,
    closures,
    idlePoints: LOST_POINTS,
    cardPaying: elderPay,
    madeWhen: {
      feed: ['P6.2', 'People are fed at the end of a turn'],
      starve: ['P6.3', 'People are left unfed at the end of a turn, when food is short'],
    },
    tableFields: [...rulebook.tableFields, soloFields],
    dealHidden: shuffleOutside,
    reveals: revealsInSolo,
  }),
};

/** P1.4: two of the three tiles of 1 to 7 resources. */
const LEFT_OUT = ['B27', 'B28'];

/** P4.6: the field costs as much food as people wait in the hut. */
const withToll = (place: PlaceRule): PlaceRule =>
  place.name === 'field' && place.work.kind === 'reward'
    ? { ...place, work: { ...place.work, toll: inTheHut } }
    : place;

/** P5.1–P5.4: a card on space *k* still costs *k*; what pays, paying.ts says. */
const withSpace = (price: CardPrice, space: number): CardPrice => {
  if (space === 2) return { ...price, afterwards: afterSpaceThree };
  return space === 3 ? { ...price, afterwards: afterSpaceFour } : price;
};
