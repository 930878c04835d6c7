import { type FileHandle, open } from 'node:fs/promises';

export interface Syncing {
  /** Resolves when everything written to the file so far is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A file that somebody else writes, made to outlive a loss of power. The disk is waited for in another
 * thread: libsql would keep the whole process waiting. The file is there when it is first written to.
 */
export function syncing(file: string): Syncing {
  let opened: Promise<FileHandle> | undefined;
  return {
    async sync() {
      opened ??= open(file, 'r+');
      await (await opened).datasync();
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
