/** The hour, and somebody to wake at a later one. */
export interface HostClock {
  /** In milliseconds since 1970. */
  now(): number;
  /** Does the work so many milliseconds later; gives back how to call it off. */
  after(ms: number, work: () => void): () => void;
}
