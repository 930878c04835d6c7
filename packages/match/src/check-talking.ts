import { checkName, checkSaying } from './check-words.ts';
import type { CommandOf } from './command.ts';
import { Declined } from './declined.ts';
import { type Deed, type Member, PHRASES } from './deed.ts';
import type { TableState } from './table-state.ts';

export function checkSay(table: TableState, command: CommandOf<'say'>, by: Member): Deed[] {
  const name = speaker(table, by, command.name);
  return [{ kind: 'said', name, text: checkSaying(command.text) }];
}

export function checkSayPhrase(
  table: TableState,
  command: CommandOf<'sayPhrase'>,
  by: Member,
): Deed[] {
  const name = speaker(table, by, command.name);
  const { phrase } = command;
  if (!PHRASES.includes(phrase)) {
    throw new Declined('bad-text', `phrase: one of ${PHRASES.join(', ')} is expected`);
  }
  return [{ kind: 'said', name, phrase }];
}

/** Who has or had a seat speaks by the name given there. */
function speaker({ stage, seats }: TableState, by: Member, name: string | undefined): string {
  if (stage === 'closed') throw new Declined('not-now', 'The table is closed.');
  return seats.nameOf(by) ?? checkName(name);
}
