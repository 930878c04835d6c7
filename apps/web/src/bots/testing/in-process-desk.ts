import { type BotDesk, type Playables, Thinker } from '@ochre/host';
import { PLAYABLES } from '../games.ts';

/** Bots that think where the test runs; what they are asked can be looked at. */
export function inProcessDesk(
  onThought: (thought: Parameters<BotDesk['think']>[0]) => void = () => {},
  playables: Playables = PLAYABLES,
): BotDesk {
  const thinker = new Thinker(playables, () => performance.now());
  return {
    think: (thought) => {
      onThought(thought);
      return thinker.think(JSON.parse(JSON.stringify(thought)));
    },
    close: () => {},
  };
}
