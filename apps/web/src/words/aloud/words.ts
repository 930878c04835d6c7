/** What is read aloud where others see a number beside a picture, or a picture alone. */
export interface AloudWords {
  /** The turn has come to somebody, and what is asked. */
  readonly asks: (turn: string, what: string) => string;
  readonly away: (name: string) => string;
  readonly back: (name: string) => string;
  /** The page's title. */
  readonly title: (screen: string) => string;
}
