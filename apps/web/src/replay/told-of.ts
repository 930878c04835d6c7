import type { Viewer } from '@ochre/kernel';
import type { Told } from '@ochre/match';
import type { Replay } from '../table/index.ts';

/** A recorded game as a table would have told of it. When each move was made is not recorded. */
export const toldOf = (replay: Replay, viewer: Viewer): readonly Told[] =>
  replay.record.moves.map(({ player: seat, move }, at) => ({
    seq: at + 1,
    at: 0,
    what: { kind: 'moved', seat, move, events: replay.happened(at + 1, viewer) },
  }));
