import { ofSeat } from '@ochre/kernel';
import type { Snapshot } from '@ochre/stone-age/rules';
import type { Sayings } from '@ochre/ui/game/game-page.ts';
import { sayMove } from '../../words/sayings/say-move.ts';
import { reasonOf } from '../../words/sayings/say-why-not.ts';
import { noToolHelps } from '../decisions/options/no-tool-helps.ts';
import type { Words } from '../in-words.tsx';
import { sayBlocks } from './say-blocks.ts';
import { sayBrings } from './say-brings.ts';

/** What is said of a moment of Stone Age, in these words. */
export const sayingsIn = (words: Words): Sayings<Snapshot> => ({
  asked(view) {
    const { decisions, play } = words;
    const { player, kind } = view.decision!;
    const title = decisions.asked[kind];
    if (kind === 'tools' && noToolHelps(view)) return { title: decisions.noToolHelps };
    if (kind === 'place') {
      return {
        title,
        about: `${play.atHome(ofSeat(view.players, player).home)}. ${play.tapAPlace}`,
      };
    }
    return kind === 'act' ? { title, about: play.tapWhereTheyStand } : { title };
  },

  waiting({ decision }, name) {
    return decision === undefined ? '' : words.decisions.waiting[decision.kind](name);
  },

  where: ({ round, solo }) =>
    solo === undefined ? words.table.round(round) : words.table.turn(round),

  reason: (rule) => reasonOf(rule, words),

  move: (view, move) => sayMove(move, view, words),

  brings: (view, move) => sayBrings(view, move, words),

  blocks: (view, move, names) => sayBlocks(view, move, names, words),

  verify: words.buttons.verifyDice,
});
