/** One function for each kind of thing: a kind without one does not compile. */
export type PerKind<
  Thing extends { readonly kind: string },
  Rest extends readonly unknown[],
  Result,
> = {
  readonly [Kind in Thing['kind']]: (
    thing: Extract<Thing, { readonly kind: Kind }>,
    ...rest: Rest
  ) => Result;
};

/** The same for events, which say by `type` what they are. */
export type PerType<
  Thing extends { readonly type: string },
  Rest extends readonly unknown[],
  Result,
> = {
  readonly [Type in Thing['type']]: (
    thing: Extract<Thing, { readonly type: Type }>,
    ...rest: Rest
  ) => Result;
};

/** Calls the entry of a table that is for this kind of thing. */
export function byKind<
  Thing extends { readonly kind: string },
  Rest extends readonly unknown[],
  Result,
>(table: PerKind<Thing, Rest, Result>, thing: Thing, ...rest: Rest): Result {
  // The entry is for things of this very kind, which the compiler cannot see.
  const entry = table[thing.kind as Thing['kind']] as (thing: Thing, ...rest: Rest) => Result;
  return entry(thing, ...rest);
}

/** Calls the entry of a table that is for this type of event. */
export function byType<
  Thing extends { readonly type: string },
  Rest extends readonly unknown[],
  Result,
>(table: PerType<Thing, Rest, Result>, thing: Thing, ...rest: Rest): Result {
  const entry = table[thing.type as Thing['type']] as (thing: Thing, ...rest: Rest) => Result;
  return entry(thing, ...rest);
}
