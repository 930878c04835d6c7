import type { SavingWords } from './words.ts';

export const savingEn: SavingWords = {
  saveFirst: (yes, no, cancel) =>
    `This game is not saved. Save it first: ${yes}, ${no} or ${cancel}?`,
  fileName: 'File name?',
  usualName: 'game',
  isFolder: (path) => `${path} is a folder: please name a file.`,
  overwrite: (path) => `${path} exists already. Overwrite it?`,
  notSaved: 'Not saved.',
  savedRunning: (path) => `Saved as ${path}. Go on with: ochre play --load ${path}`,
  aboutCompanion: (companion) =>
    'The game is not over, so its record does not hold its secret: that is in ' +
    `${companion}. Keep it beside the record, and do not look into it: it tells all that is ` +
    'still to come.',
  savedFinished: (path) => `Saved as ${path}. Check it with: ochre verify ${path}`,
  cannotWrite: (path, problem) =>
    `${path} cannot be written: ${problem}. Nothing is lost; try another name.`,
  problems: {
    ENOENT: 'there is no such folder',
    EACCES: 'writing there is not allowed',
    EPERM: 'writing there is not allowed',
    EISDIR: 'it is a folder',
    ENOTDIR: 'part of the path is not a folder',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk cannot be written to',
    ENAMETOOLONG: 'the name is too long',
    EEXIST: 'it exists already',
  },
};
