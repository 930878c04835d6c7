import { Refusal } from '@ochre/host';
import type { MadeDaily, NewDaily, RefusalCode } from '@ochre/protocol';
import type { Api } from '../table/index.ts';

/** Who waits longer than this plays without the server. */
const PATIENCE_MS = 6_000;

/** No server answers, or one that has no games of days: then the date alone must do. */
const NOBODY: readonly RefusalCode[] = ['unavailable', 'not-found', 'no-such-game', 'failed'];

/** Today's game at the server; undefined where there is none. Throws what the server refuses. */
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
  } catch (error) {
    if (error instanceof Refusal && !NOBODY.includes(error.code)) throw error;
    return undefined;
  }
}

const isAboutName = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'name-taken' || error.code === 'bad-name');

const tooLong = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
