/** Where the arrow keys lead in a row of things: to the next, or to the one before. */
export const ARROW_STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
