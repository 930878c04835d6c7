/** What a line of somebody's scoring brought. */
export const pointsOf = (scoring: Readonly<Record<string, number>>, line: string): number =>
  scoring[line] ?? 0;
