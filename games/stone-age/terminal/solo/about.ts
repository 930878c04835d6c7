import { goodsInWords, VALUE } from '@ochre/stone-age/rules';
import { aboutWith, EFFECTS, type EffectSentences, facesInWords } from '../about-components.ts';

/** What cards do otherwise in the one-player game (P2.2, P5.5–P5.7). */
const SOLO_EFFECTS: EffectSentences = {
  ...EFFECTS,
  goods: ({ goods }) =>
    goods.food > 0
      ? `you get ${goodsInWords(goods)} from the hunting grounds, as far as it is there (P2.2).`
      : `you get ${goodsInWords(goods)} from the outside pool, as far as it is there (P2.2).`,
  roll: ({ resource, dice }) =>
    `you roll ${dice} dice for ${resource}, divided by ${VALUE[resource]}; tools may help. It comes ` +
    'from the outside pool, as far as it is there (P2.2).',
  tool: () => 'you take a new tool, or make one of yours better (P4.5).',
  anyResources: ({ count }) =>
    `you may take any ${count} resources of the outside pool when you act or feed, once (redeem, P5.7).`,
  extraCard: () =>
    'you take the top of the outside stack, or a discarded card; only its lower part counts (P5.6).',
  dice: ({ table }) =>
    `you roll 1 to 3 dice and keep one face; it counts once per die, the others cost their pips ` +
    `(P5.5). ${facesInWords(table)}.`,
};

export const soloAbout = (id: string): string[] | undefined => aboutWith(id, SOLO_EFFECTS);
