/** The hour, and somebody to wake at a later one. */
export interface HostClock {
  /** By the machine's clock, in milliseconds since 1970: it may be put forward or back at any time. */
  now(): number;
  /** Milliseconds since some moment, which nobody puts forward or back. */
  steady(): number;
  /** Does the work so many milliseconds later; gives back how to call it off. */
  after(ms: number, work: () => void): () => void;
}

/** For whoever only reads it. */
export type ClockFace = Pick<HostClock, 'now' | 'steady'>;
