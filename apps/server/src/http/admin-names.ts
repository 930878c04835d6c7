import { isIP } from 'node:net';
import { Refusal } from '@ochre/host';
import { badRequest } from '@ochre/kernel';
import { networkOf } from '../limits/network.ts';
import type { Person, Store } from '../store/store.ts';

const MOST_NAMESAKES = 10;

/** By id, by the name to log in with, or by a name that nobody else goes by. */
export async function personNamed(store: Store, who: string): Promise<Person> {
  const sure = (await store.personOf(who)) ?? (await store.personByLogin(who));
  if (sure !== undefined) return sure;
  const found = await store.listPersons({ limit: MOST_NAMESAKES, name: who, at: Date.now() });
  const [first, ...others] = found;
  if (first === undefined) throw new Refusal('not-found', `There is nobody called "${who}".`);
  if (others.length === 0) return first;
  const ids = found.map(({ id }) => id).join(', ');
  throw badRequest('person', `several have that name; give one by its id: ${ids}`);
}

/** As limits count it, also where it is written so already. */
export function networkNamed(address: string): string {
  const bare = address.replace(/\/64$/, '');
  if (isIP(bare) === 0) throw badRequest('address', 'an address of IPv4 or IPv6 is expected');
  return networkOf(bare);
}
