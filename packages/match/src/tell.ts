import type { GameEvent, Viewer } from '@ochre/kernel';
import type { Deed, DeedOf, Entry } from './deed.ts';
import type { ListedGame } from './games.ts';
import type { Told } from './told.ts';

/** An entry and what followed from it. */
export interface Line {
  readonly entry: Entry;
  /** The seat of who did it, if they had one then. */
  readonly seat: number | undefined;
  readonly events: readonly GameEvent[];
}

type What = Told['what'];
type Tellers = { readonly [Kind in Deed['kind']]: (deed: DeedOf<Kind>, line: Line) => What };

/** Each deed told from nothing: what is not put in is not heard of. */
const TELLERS: Tellers = {
  made: () => ({ kind: 'made' }),
  planned: () => ({ kind: 'planned' }),
  began: () => ({ kind: 'began' }),
  resumed: () => ({ kind: 'resumed' }),
  closed: () => ({ kind: 'closed' }),
  sat: ({ seat }) => ({ kind: 'sat', seat }),
  stood: ({ seat }) => ({ kind: 'stood', seat }),
  turnEnded: ({ seat }) => ({ kind: 'turnEnded', seat }),
  moved: ({ seat, move }, { events }) => ({ kind: 'moved', seat, move, events }),
  tookBack: ({ seat, moves }) => ({ kind: 'tookBack', seat, moves }),
  undoAsked: ({ seat, moves }) => ({ kind: 'undoAsked', seat, moves }),
  undoAnswered: ({ seat, agrees }) => ({ kind: 'undoAnswered', seat, agrees }),
  replaced: ({ seat, level, why }) => ({ kind: 'replaced', seat, level, why }),
  said: ({ name, text, phrase }, { seat }) => ({
    kind: 'said',
    ...(seat === undefined ? {} : { seat }),
    name,
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
  }),
  rematched: ({ table }) => ({ kind: 'rematched', table }),
};

/** As somebody would hear of it who may know all that happens in the game. */
export function tell(line: Line): Told {
  const { seq, at, deed } = line.entry;
  const teller = TELLERS[deed.kind] as (deed: Deed, line: Line) => What;
  return { seq, at, what: teller(deed, line) };
}

/** As the viewer may hear of it: what is hidden in a game is in its events alone. */
export function heardBy({ seq, at, what }: Told, game: ListedGame, viewer: Viewer): Told {
  if (what.kind !== 'moved') return { seq, at, what };
  const events = what.events.map((event) => game.redact(event, viewer));
  return { seq, at, what: { ...what, events } };
}
