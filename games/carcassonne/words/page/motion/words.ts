/** What is said while something moves. */
export interface MotionWords {
  /** Shows the table as it is. */
  readonly skip: string;
}
