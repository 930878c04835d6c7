import type { Sayings } from '@ochre/ui/game/game-page.ts';
import { carcassonne, type Snapshot, stateOf } from '../../rules/index.ts';
import { aboutTile } from '../../words/about-tile.ts';
import { CITABLE_RULES } from '../../words/page/story/words.ts';
import { sayBlocks } from '../../words/say-blocks.ts';
import { sayBrings } from '../../words/say-brings.ts';
import { sayMove } from '../../words/say-move.ts';
import type { Words } from '../in-words.tsx';

/** What is said of a moment of Carcassonne. */
export const sayingsIn = (words: Words): Sayings<Snapshot> => ({
  asked(view) {
    const { asked } = words.play;
    const { story } = words;
    const moves = carcassonne.legalActions(stateOf(view));
    if (view.phase === 'claim') {
      const segments = moves.length - 1;
      return { title: asked.claim, aloud: story.claimAloud(asked.claim, segments) };
    }
    const about = aboutTile(view.tile ?? '', 0, words);
    const squares = new Set(
      moves.map((move) => (move.kind === 'lay' ? `${move.x},${move.y}` : '')),
    );
    return {
      title: asked.lay,
      about: story.lay.fits(about, squares.size),
      aloud: story.lay.fitsAloud(asked.lay, about, squares.size),
    };
  },

  waiting: (_, name) => words.play.waiting(name),

  where: ({ turn, left }) =>
    words.story.moment(words.board.turn(turn), words.board.tilesLeft(left)),

  reason(rule) {
    const known = CITABLE_RULES.find((citable) => citable === rule);
    return known === undefined ? '' : words.story.refused[known];
  },

  move: (view, move) => sayMove(view, move, words),

  brings: (view, move) => sayBrings(view, move, words),

  blocks: (view, move, names) => sayBlocks(view, move, names, words),

  verify: words.end.verify,
});
