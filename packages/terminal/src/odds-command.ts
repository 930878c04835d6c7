import type { Given, OptionForms } from './option-forms.ts';

/** What a game can be asked about its chances, with `ochre odds`. */
export interface OddsCommand<Forms extends OptionForms = OptionForms> {
  readonly help: string;
  /** The words that must stand there, as in `PLACE`. */
  readonly words: readonly string[];
  readonly options: Forms;
  /** As data, and as lines for people. What is wrong with the question is thrown as a `UserError`. */
  answer(given: Given<Forms>): { readonly data: unknown; readonly text: string };
}
