/** What the terminal asks and tells: questions, choices, news and what a command answers. */
export interface TellingWords {
  readonly round: Readonly<Record<'usual' | 'solo', string>>;
}
