import type { RefusalCode, TableView } from '@ochre/protocol';

/** Something that is not done, for a reason that neither the game nor the table has. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The table as it is now, for whoever was mistaken about it. */
  readonly view: TableView | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    more: { view?: TableView; cause?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.view = more.view;
    this.cause = more.cause;
  }
}
