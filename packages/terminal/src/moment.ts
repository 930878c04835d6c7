/** What somebody at the table has before them. */
export interface Moment<View, Event> {
  /** What they may see. */
  readonly view: View;
  /** Their seat. */
  readonly viewer: number;
  /** Everything that happened so far, as they may hear of it. */
  readonly past: readonly Event[];
}
