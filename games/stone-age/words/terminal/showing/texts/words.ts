/** The longer texts. What is typed stays English in all of them. */
export interface TextWords {
  readonly howToPlay: readonly string[];
  readonly howToType: string;
  /** The words of the table of players. */
  readonly legend: string;
  /** What *Style is the Goal* adds to how it is played, and to the table of players. */
  readonly styleRules: readonly string[];
  readonly styleLegend: string;
  readonly helpNote: string;
  /** Where the board does not call things as moves write them: `Wald forest, Holz wood`. */
  readonly typed?: (pairs: string) => string;

  readonly soloRules: readonly string[];
  readonly soloLegend: string;
  readonly soloVariant: string;
}
