import { Board } from '@ochre/stone-age/page/board/board.tsx';
import { ShownView } from '@ochre/stone-age/page/play/shown-view.ts';
import type { Snapshot } from '@ochre/stone-age/rules';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { type Heard, type Look, Stage, usePlayback } from '../motion/index.ts';
import type { TableClient } from '../table/table-client.ts';

interface ShownBoardProps extends Omit<ComponentProps<typeof Board>, 'view'> {
  readonly client: TableClient;
  /** What the table is known by in this browser. */
  readonly table: string;
  readonly look: Look;
  /** Another moment that is looked at instead. */
  readonly past: Snapshot | undefined;
  /** Who can still take their turn back. */
  readonly unconfirmed: number | undefined;
  readonly onHeard: Heard;
}

/**
 * The board with what happens on it. What is to be decided is given from outside and already knows
 * the table as it is: it is not drawn anew while things move.
 */
export function ShownBoard(props: ShownBoardProps) {
  const { client, table, look, past, unconfirmed, onHeard, over, ...board } = props;
  const boardAfter = async (moves: number): Promise<Snapshot | undefined> => {
    const moment = await client.moment(moves);
    return moment.kind === 'there' ? (moment.board as Snapshot) : undefined;
  };
  const { playback, skip, finish } = usePlayback(look, { table, boardAfter });
  const { heard, shown, truth } = playback;
  const hear = useEffectEvent(() => {
    if (heard !== undefined) onHeard(heard.steps);
  });
  const number = heard?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act is heard once.
  useEffect(() => hear(), [number]);
  const now = unconfirmed === undefined && shown === truth;
  const view = past ?? (now ? truth : { ...shown, ...askedNow(truth, unconfirmed) });
  return (
    <ShownView value={view}>
      <Board
        {...board}
        view={view}
        over={
          <>
            {past === undefined && (
              <Stage playback={playback} seats={board.seats} skip={skip} finish={finish} />
            )}
            {over}
          </>
        }
      />
    </ShownView>
  );
}

/** Whom the game waits for is always told at once: until a turn is ended, it is theirs. */
const askedNow = (
  { decision }: Snapshot,
  unconfirmed: number | undefined,
): Pick<Snapshot, 'decision'> =>
  decision === undefined
    ? {}
    : { decision: { ...decision, player: unconfirmed ?? decision.player } };
