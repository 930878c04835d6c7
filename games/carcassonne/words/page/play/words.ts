/** What is asked of who must decide. */
export interface PlayWords {
  readonly asked: Readonly<Record<'lay' | 'claim', string>>;
  readonly waiting: (name: string) => string;
}
