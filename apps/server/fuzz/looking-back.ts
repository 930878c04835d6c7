import { oneOf, type Random } from '@ochre/kernel';
import type { ServerMessage, TableView } from '@ochre/protocol';
import { type Client, WasRefused } from '../src/testing/client.ts';

/** One of so many times somebody looks back. */
const SELDOM = 60;

/** Now and then: asks for a moment that they have seen, and says whether it is another one now. */
export async function seenOtherwise(
  client: Client,
  table: string,
  random: Random,
): Promise<readonly string[]> {
  const seen = random.below(SELDOM) === 0 ? someView(client, random) : undefined;
  if (seen === undefined) return [];
  try {
    const past = await client.past(table, seen.seq);
    // Who has left their seat since sees what anybody saw.
    const isSame = essenceOf(past) === essenceOf(seen) || past.you !== seen.you;
    return isSame ? [] : [`${seen.seq} was seen otherwise: ${JSON.stringify(past)}`];
  } catch (error) {
    const isBusy = error instanceof WasRefused && BUSY.includes(error.refused.code);
    return isBusy ? [] : [`${seen.seq} cannot be seen again: ${error}`];
  }
}

/** Whom somebody has muted is known as it is now. */
const essenceOf = ({ muted: _, ...view }: TableView): string => JSON.stringify(view);

export const isPast = (text: string): boolean => text.startsWith('{"is":"past"');

const BUSY: readonly string[] = ['too-many', 'unavailable'];

function someView({ received }: Client, random: Random): TableView | undefined {
  const message = JSON.parse(oneOf(received, random)) as ServerMessage;
  return message.is === 'news' ? message.view : undefined;
}
