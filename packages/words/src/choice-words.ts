/** A choice: its name, a line about it, and the names of its values. */
export interface ChoiceWords<Value extends string = string> {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<Value, string>>;
}
