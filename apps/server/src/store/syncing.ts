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
 */
export function syncing(file: string): Syncing {
  let opened: Promise<FileHandle> | undefined;

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
        await (await handle()).datasync();
      } catch (error) {
        throw new Unavailable(error);
      }
    },
    async close() {
      const last = await opened?.catch(() => undefined);
      await last?.close();
    },
  };
}
