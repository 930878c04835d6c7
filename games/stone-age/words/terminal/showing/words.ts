/** What the terminal shows: the board, the legend, the rules, scores and odds. */
export interface ShowingWords {
  readonly round: Readonly<Record<'usual' | 'solo', string>>;
}
