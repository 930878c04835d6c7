import type { Snapshot } from '@ochre/stone-age/rules';
import { type Cast as AnyCast, sentenceOf, verbOf } from '@ochre/words';
import type { Words } from '../../words/index.ts';
import type { Roll, RollOnLand, Sum } from '../motion/roll.ts';
import { rollIn } from '../motion/roll.ts';

type Cast = AnyCast<Words>;

/** *17 ÷ 2 = 8 food*; with tools, *(17 + 2) ÷ 3 = 6 wood*. */
export function saySum({ total, added, divisor, good, count, comes }: Sum, words: Words): string {
  const sum = added === 0 ? words.number(total) : `(${total - added} + ${added})`;
  const some = comes === 0 ? words.scene.nothingComes : words.goodsCounted[good](comes);
  return `${sum} ÷ ${divisor} = ${comes === count ? some : `${count} → ${some}`}`;
}

/** Dice that still fall are only counted. */
export const sayThrow = ({ player, dice }: Roll, cast: Cast): string =>
  withoutStop(
    sentenceOf(player, [cast.words.scene.throws(verbOf(player, cast), dice.length)], cast),
  );

export const sayDice = ({ player, dice }: Roll, cast: Cast): string =>
  withoutStop(
    sentenceOf(player, [cast.words.story.does.rolled(verbOf(player, cast), dice.join(', '))], cast),
  );

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');

/** Dice that lie there while somebody is asked about them. */
export function rollAsked(view: Snapshot, viewer: number | undefined): RollOnLand | undefined {
  const roll = rollIn(view);
  return roll && { ...roll, sum: undefined, isThrown: false, isOwn: roll.player === viewer };
}
