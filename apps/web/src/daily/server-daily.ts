import { Refusal } from '@ochre/host';
import type { MadeDaily, NewDaily } from '@ochre/protocol';
import type { Api } from '../table/index.ts';

/** Who waits longer than this plays without the server. */
const PATIENCE_MS = 6_000;

/** Today's game at the server; undefined where there is none that answers. */
export async function serverDaily(
  api: () => Promise<Pick<Api, 'me' | 'daily'>>,
  { name, ...wanted }: NewDaily,
): Promise<MadeDaily | undefined> {
  const asked = async (): Promise<MadeDaily> => {
    const here = await api();
    // Whoever was never here is nobody to the server, and nobody plays at no table.
    await here.me();
    try {
      return await here.daily(name === undefined ? wanted : { ...wanted, name });
    } catch (error) {
      // Somebody else may be called so at a table; at this one there is nobody to whom it matters.
      if (!isAboutName(error)) throw error;
      return here.daily(wanted);
    }
  };
  try {
    return await Promise.race([asked(), tooLong()]);
  } catch {
    return undefined;
  }
}

const isAboutName = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'name-taken' || error.code === 'bad-name');

const tooLong = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
