import { VALUE } from '@ochre/stone-age/rules';
import { aboutWith, EFFECTS, type EffectSentences, facesInWords } from '../about-components.ts';
import { goodsBriefly } from '../board/good-names.ts';
import type { Words } from '../in-words.ts';

/** What cards do otherwise in the one-player game (P2.2, P5.5–P5.7). */
function soloEffects(words: Words): EffectSentences {
  const { solo } = words.showing.replies;
  return {
    ...EFFECTS,
    goods: ({ goods }) => (goods.food > 0 ? solo.food : solo.goods)(goodsBriefly(goods, words)),
    roll: ({ resource, dice }) => solo.roll(dice, resource, VALUE[resource]),
    tool: () => solo.tool,
    anyResources: ({ count }) => solo.anyResources(count),
    extraCard: () => solo.extraCard,
    dice: ({ table }) => solo.dice(facesInWords(table)),
  };
}

export const soloAbout = (id: string, words: Words): string[] | undefined =>
  aboutWith(id, soloEffects(words));
