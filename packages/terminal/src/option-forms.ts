/** What an option of a command takes: a value, several, or none. */
export interface OptionForm {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
}

export type OptionForms = Readonly<Record<string, OptionForm>>;

type ValueOf<Form extends OptionForm> = Form['type'] extends 'boolean'
  ? boolean
  : Form extends { readonly multiple: true }
    ? readonly string[]
    : string | undefined;

/** What stood behind a command: the options by their names, and the words that are no options. */
export interface Given<Forms extends OptionForms> {
  readonly values: { readonly [Name in keyof Forms]: ValueOf<Forms[Name]> };
  readonly words: readonly string[];
}
