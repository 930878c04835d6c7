/** A person wants to go back further than they may alone. */
export interface UndoRequest {
  readonly by: number;
  /** How many moves would be left. */
  readonly moves: number;
  readonly agreed: readonly number[];
  readonly at: number;
}

/** Bots wait so long for people to answer; then their game goes on. */
const PATIENCE = 60_000;

/** The people who have not answered yet. */
export const waitsFor = (request: UndoRequest, people: readonly number[]): number[] =>
  people.filter((seat) => seat !== request.by && !request.agreed.includes(seat));

export const lapsesAt = (request: UndoRequest): number => request.at + PATIENCE;
