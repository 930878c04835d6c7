import type { Mutable, Phrase } from './deed.ts';
import type { Plan } from './plan.ts';

/** What a member of a table may ask for. */
export type Command =
  /** The first free seat, unless one is named. */
  | { readonly kind: 'sit'; readonly seat?: number; readonly name: string; readonly nonce: string }
  | { readonly kind: 'stand' }
  /** `botNonces` are added by whoever keeps the table; without them the earlier ones stay. */
  | { readonly kind: 'plan'; readonly plan: Plan; readonly botNonces?: readonly string[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'move'; readonly move: string }
  /** When the last move revealed nothing, it can be taken back until this is said. */
  | { readonly kind: 'endTurn' }
  /** Inside the own turn, to the last thing that was revealed. */
  | { readonly kind: 'undo' }
  /** Further back, if all people at the table agree: to before the own last move. */
  | { readonly kind: 'askUndo' }
  | { readonly kind: 'answerUndo'; readonly agrees: boolean }
  | { readonly kind: 'resign' }
  /** `name` is for who only watches; whoever has a seat has a name there. */
  | { readonly kind: 'say'; readonly text: string; readonly name?: string }
  | { readonly kind: 'sayPhrase'; readonly phrase: Phrase; readonly name?: string }
  /** Also for who only watches. What was said before stays. */
  | { readonly kind: 'mute'; readonly whom: Mutable; readonly isMuted: boolean };

export type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;
