/** People want a bot to play on for somebody who does not come back. */
export interface ReplaceRequest {
  readonly by: number;
  /** Who would be replaced. */
  readonly seat: number;
  /** Those who were there lately: they must agree. Anybody may say no. */
  readonly voters: readonly number[];
  readonly agreed: readonly number[];
  readonly at: number;
}

const MINUTE = 60_000;
/**
 * Without a clock people may take their time, and eat in between; who wants to think for days takes a
 * clock of days. Who has done nothing for so long is not waited for as a voter either.
 */
export const ABSENT = 30 * MINUTE;
/** So long whoever is asked about can stop it, however soon the others agree. */
const NOTICE = 5 * MINUTE;
/** Who has not answered by then has said no. */
const PATIENCE = 30 * MINUTE;

/** Those who must agree and have not answered yet. */
export const votesMissing = (request: ReplaceRequest, people: readonly number[]): number[] =>
  request.voters.filter((seat) => people.includes(seat) && !request.agreed.includes(seat));

export const replacesAt = (request: ReplaceRequest): number => request.at + NOTICE;

export const votingEndsAt = (request: ReplaceRequest): number => request.at + PATIENCE;
