import type { WhyNot } from './game.ts';

export const REFUSAL_CODES = [
  'bad-request',
  'bad-move',
  'illegal-move',
  'no-such-game',
  'game-over',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Bad input: what was wrong and what would be allowed. Nothing has been changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: RefusalCode;
  /** The rule that forbids it, for an illegal move. */
  readonly rule: string | undefined;

  constructor(code: RefusalCode, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** A field of a request, an option or a file that is not as it must be. */
export const badRequest = (field: string, message: string): Refused =>
  new Refused('bad-request', `${field}: ${message}`);

export const badMove = (message: string): Refused => new Refused('bad-move', message);

export const illegalMove = (why: WhyNot): Refused =>
  new Refused('illegal-move', `${why.message} (${why.rule})`, why.rule);
