import { type FileHandle, open } from 'node:fs/promises';
import { Unavailable } from './trouble.ts';

export interface Syncing {
  /** Resolves when everything written to the file so far is on the disk; else `Unavailable`. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A file that somebody else writes, made to outlive a loss of power. The disk is waited for in another
 * thread: libsql would keep the whole process waiting. The file is there when it is first written to.
 * `bring` has to bring what is in it to another place for good.
 */
export function syncing(file: string, bring: () => void): Syncing {
  let opened: Promise<FileHandle> | undefined;
  /** What a disk once failed to take it may have forgotten, and says nothing of it the next time. */
  let hasFailed = false;

  function handle(): Promise<FileHandle> {
    if (opened !== undefined) return opened;
    const opening = open(file, 'r+');
    opened = opening;
    // What could not be opened may be another time: descriptors run out, and come back.
    opening.catch(() => {
      opened = undefined;
    });
    return opening;
  }

  return {
    async sync() {
      try {
        if (hasFailed) bring();
        await (await handle()).datasync();
        hasFailed = false;
      } catch (error) {
        hasFailed = true;
        throw new Unavailable(error);
      }
    },
    async close() {
      const last = await opened?.catch(() => undefined);
      await last?.close();
    },
  };
}
