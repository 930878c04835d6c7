import type { Sayings } from '@ochre/ui/game/game-page.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { Words } from '../in-words.tsx';

/** What is said of a moment of Carcassonne. */
export const sayingsIn = ({ board, play }: Words): Sayings<Snapshot> => ({
  asked: ({ decision }) => ({ title: play.asked[decision?.kind ?? 'lay'] }),
  waiting: (_, name) => play.waiting(name),
  where: ({ turn }) => board.turn(turn),
  reason: (rule) => rule,
});
