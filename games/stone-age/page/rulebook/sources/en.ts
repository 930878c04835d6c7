import type { BookSource } from '@ochre/ui/rulebook/book.ts';
import base from '../../../../../docs/rules/base.md?raw';
import huts from '../../../../../docs/rules/huts.md?raw';
import solo from '../../../../../docs/rules/solo.md?raw';
import style from '../../../../../docs/rules/style.md?raw';

export const source: BookSource = {
  texts: { base, style, huts, solo },
  synonyms: [
    { here: ['merchant', 'trader'], elsewhere: ['salesman'] },
    { here: ['jewelry'], elsewhere: ['jewellery', 'decoration', 'jewel', 'ornament'] },
    { here: ['tool maker'], elsewhere: ['toolmaker', 'tool shop'] },
    { here: ['tool'], elsewhere: ['axe', 'hammer'] },
    { here: ['hut'], elsewhere: ['love hut', 'love shack', 'mating hut'] },
    { here: ['agriculture', 'field'], elsewhere: ['farm', 'farming', 'grain', 'wheat'] },
    { here: ['civilization card', 'card'], elsewhere: ['civilisation card'] },
    { here: ['building', 'tile'], elsewhere: ['house', 'hut tile', 'hut card'] },
    { here: ['people', 'person'], elsewhere: ['meeple', 'worker', 'tribesman', 'family'] },
    { here: ['first player'], elsewhere: ['start player', 'starting player', 'chief'] },
    { here: ['hunting'], elsewhere: ['hunt', 'hunter'] },
    { here: ['clay'], elsewhere: ['brick', 'loam'] },
    { here: ['clay pit'], elsewhere: ['claypit', 'clay mound'] },
    { here: ['wood'], elsewhere: ['timber', 'lumber'] },
    { here: ['feeding', 'feed'], elsewhere: ['eat', 'nourish'] },
    { here: ['short of food', 'unfed'], elsewhere: ['hungry', 'hunger', 'starve', 'starvation'] },
    { here: ['culture', 'green'], elsewhere: ['green card', 'technology'] },
    { here: ['sand'], elsewhere: ['brown card', 'multiplier'] },
    { here: ['one-use tool'], elsewhere: ['single-use tool', 'one-time tool'] },
    { here: ['any two resources'], elsewhere: ['any 2 resources', 'wild', 'joker'] },
    { here: ['dice for all'], elsewhere: ['dice card', 'lottery'] },
    { here: ['trade', 'trading'], elsewhere: ['exchange', 'barter', 'swap'] },
    { here: ['deck', 'draw stack'], elsewhere: ['draw pile', 'card pile'] },
    { here: ['shaman'], elsewhere: ['medicine man', 'healer'] },
    { here: ['tie'], elsewhere: ['tiebreak', 'draw'] },
    { here: ['score', 'points'], elsewhere: ['victory points', 'vp'] },
    { here: ['elder'], elsewhere: ['old man'] },
  ],
};
