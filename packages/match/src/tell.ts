import { type AnyGame, byKind, type GameEvent, type PerKind } from '@ochre/kernel';
import type { Told } from '@ochre/protocol';
import { harmlessLine } from '@ochre/protocol/vocabulary';
import type { Deed, Entry, Member } from './deed.ts';
import type { Guest } from './guest.ts';
import type { Mutes } from './mutes.ts';

/** An entry and what followed from it. */
export interface Happening {
  readonly entry: Entry;
  /** The seat of who did it, if they had one then. */
  readonly seat: number | undefined;
  /** Whether who did it made the table. */
  readonly isHost: boolean;
  readonly events: readonly GameEvent[];
}

/** A line told, and to whom; to everybody where nothing is said about that. */
export interface Spoken {
  readonly told: Told;
  readonly onlyTo?: Member;
  /** Of what was said: some do not want to hear them. */
  readonly speaker?: Member;
}

type What = Told['what'];

/** Each deed told from nothing: what is not put in is not heard of. */
const TELLERS: PerKind<Deed, [line: Happening], What> = {
  made: () => ({ kind: 'made' }),
  planned: () => ({ kind: 'planned' }),
  began: () => ({ kind: 'began' }),
  resumed: () => ({ kind: 'resumed' }),
  closed: ({ why }) => ({ kind: 'closed', ...(why === undefined ? {} : { why }) }),
  erased: () => ({ kind: 'erased' }),
  sat: ({ seat }) => ({ kind: 'sat', seat }),
  stood: ({ seat }) => ({ kind: 'stood', seat }),
  chose: ({ seat }) => ({ kind: 'chose', seat }),
  turnEnded: ({ seat }) => ({ kind: 'turnEnded', seat }),
  moved: ({ seat, move }, { events }) => ({ kind: 'moved', seat, move, events }),
  tookBack: ({ seat, moves }) => ({ kind: 'tookBack', seat, moves }),
  undoAsked: ({ seat, moves }) => ({ kind: 'undoAsked', seat, moves }),
  undoAnswered: ({ seat, agrees }) => ({ kind: 'undoAnswered', seat, agrees }),
  replaceAsked: ({ seat, whom }) => ({ kind: 'replaceAsked', seat, whom }),
  replaceAnswered: ({ seat, agrees }) => ({ kind: 'replaceAnswered', seat, agrees }),
  replaced: ({ seat, level, why }) => ({ kind: 'replaced', seat, level, why }),
  said: ({ name, text, phrase }, { seat, isHost }) => ({
    kind: 'said',
    ...(seat === undefined ? {} : { seat }),
    ...(isHost ? { isHost } : {}),
    name: harmlessLine(name),
    ...(text === undefined ? {} : { text: harmlessLine(text) }),
    ...(phrase === undefined ? {} : { phrase }),
  }),
  talkLimited: ({ to }) => ({ kind: 'talkLimited', to }),
  banned: ({ seat, name }) => ({ kind: 'banned', ...(seat === undefined ? {} : { seat }), name }),
  unbanned: ({ name }) => ({ kind: 'unbanned', name }),
  rematched: ({ table }) => ({ kind: 'rematched', table }),
  muted: ({ whom, isMuted }) => ({ kind: 'muted', whom, isMuted }),
};

/** As somebody would hear of it who may know all that happens in the game. */
export function tell(line: Happening): Spoken {
  const { seq, at, by, deed } = line.entry;
  const told = { seq, at, what: byKind(TELLERS, deed, line) };
  if (deed.kind === 'muted') return { told, onlyTo: by };
  return deed.kind === 'said' ? { told, speaker: by } : { told };
}

/** Who hears it, and what may be heard at their table. */
export interface Ears {
  readonly guest: Guest;
  readonly mutes: Mutes;
  readonly game: () => AnyGame;
}

/** As the guest may hear of it: what is hidden in a game is in its events alone. */
export function heardBy(spoken: Spoken, { guest, mutes, game }: Ears): Told {
  const { seq, at, what } = spoken.told;
  const { member, viewer } = guest;
  if (!isFor(spoken, member, mutes)) return { seq, at, what: { kind: 'unheard' } };
  if (what.kind !== 'moved') return { seq, at, what };
  const events = what.events.map((event) => game().redact(event, viewer));
  return { seq, at, what: { ...what, events } };
}

function isFor(spoken: Spoken, member: Member | undefined, mutes: Mutes): boolean {
  const { onlyTo, speaker, told } = spoken;
  if (onlyTo !== undefined) return member === onlyTo;
  if (speaker === undefined || member === undefined) return true;
  const onlyWatches = told.what.kind === 'said' && told.what.seat === undefined;
  return !mutes.isDeaf(member, { seq: told.seq, speaker, onlyWatches });
}
