import type { DrawShown } from '@ochre/ui/game/game-page.ts';
import { ShowingContext } from '@ochre/ui/motion/showing.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect, useEffectEvent } from 'react';
import { useGamePage } from '../games/game-page.tsx';
import { type Heard, type Look, Stage, usePlayback, useShown } from '../motion/index.ts';
import type { TableClient } from '../table/table-client.ts';

interface ShownBoardProps {
  readonly client: TableClient;
  /** What the table is known by in this browser. */
  readonly table: string;
  readonly look: Look;
  /** Another moment that is looked at instead. */
  readonly past: unknown;
  /** Who can still take their turn back. */
  readonly unconfirmed: number | undefined;
  readonly onHeard: Heard;
  readonly seats: readonly Seat[];
  /** Nobody's seat where people share the screen. */
  readonly reader: number | undefined;
  readonly draw: DrawShown<unknown>;
}

/**
 * The board with what happens on it. What is to be decided is given from outside and already knows
 * the table as it is: it is not drawn anew while things move.
 */
export function ShownBoard(props: ShownBoardProps) {
  const { client, table, look, past, unconfirmed, onHeard, seats, reader, draw } = props;
  const { motion } = useGamePage();
  const boardAfter = async (moves: number): Promise<unknown> => {
    const moment = await client.moment(moves);
    return moment.kind === 'there' ? moment.board : undefined;
  };
  const { playback, skip, finish } = usePlayback(look, { table, boardAfter });
  const { heard, shown, truth } = playback;
  const hear = useEffectEvent(() => {
    if (heard !== undefined) onHeard(motion.soundsOf(heard.steps));
  });
  const number = heard?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act is heard once.
  useEffect(() => hear(), [number]);
  const showing = useShown({ playback, seats, reader, finish, skip });
  if (past !== undefined) return draw(past, null);
  // Until a turn is ended, it is theirs; and whose move is told, it seems theirs.
  const asked = showing.now?.isTold === true ? showing.now.seat : unconfirmed;
  const isNow = asked === undefined && shown === truth;
  const view = isNow ? truth : motion.withAsked(shown, truth, asked);
  return (
    <ShowingContext value={showing}>
      {draw(view, <Stage playback={playback} seats={seats} skip={skip} finish={finish} />)}
    </ShowingContext>
  );
}
