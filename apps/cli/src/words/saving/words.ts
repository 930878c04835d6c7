/** Why a file could not be written, by the codes of the system. */
export type WritingProblem =
  | 'ENOENT'
  | 'EACCES'
  | 'EPERM'
  | 'EISDIR'
  | 'ENOTDIR'
  | 'ENOSPC'
  | 'EROFS'
  | 'ENAMETOOLONG'
  | 'EEXIST';

/** What is said about files of games. */
export interface SavingWords {
  readonly saveFirst: (yes: string, no: string, cancel: string) => string;
  readonly fileName: string;
  /** A name that is offered, without its number and ending. */
  readonly usualName: string;
  readonly isFolder: (path: string) => string;
  readonly overwrite: (path: string) => string;
  readonly notSaved: string;
  readonly savedRunning: (path: string) => string;
  readonly aboutCompanion: (companion: string) => string;
  readonly savedFinished: (path: string) => string;
  readonly cannotWrite: (path: string, problem: string) => string;
  readonly problems: Readonly<Record<WritingProblem, string>>;
}
