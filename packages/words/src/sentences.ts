/** Chooses a verb's form: the reader is spoken to, everybody else is spoken of. */
export type Verb = (you: string, they: string) => string;

/** What somebody does, with its verb first, so that several can follow one name. */
export type Doing<Facts extends readonly unknown[] = []> = (verb: Verb, ...facts: Facts) => string;
