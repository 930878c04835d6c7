import type { SavingWords } from './words.ts';

export const savingDe: SavingWords = {
  saveFirst: (yes, no, cancel) =>
    `Das Spiel ist nicht gespeichert. Vorher speichern: ${yes}, ${no} oder ${cancel}?`,
  fileName: 'Dateiname?',
  usualName: 'spiel',
  isFolder: (path) => `${path} ist ein Ordner: Bitte nenne eine Datei.`,
  overwrite: (path) => `${path} gibt es schon. Überschreiben?`,
  notSaved: 'Nicht gespeichert.',
  savedRunning: (path) => `Gespeichert als ${path}. Weiter mit: ochre play --load ${path}`,
  aboutCompanion: (companion) =>
    'Das Spiel ist nicht zu Ende, deshalb steht sein Geheimnis nicht in der ' +
    `Aufzeichnung, sondern in ${companion}. Lass sie daneben liegen und schau nicht hinein: Sie ` +
    'verrät alles, was noch kommt.',
  savedFinished: (path) => `Gespeichert als ${path}. Prüfen mit: ochre verify ${path}`,
  cannotWrite: (path, problem) =>
    `${path} lässt sich nicht schreiben: ${problem}. Nichts ist verloren; nimm einen anderen Namen.`,
  problems: {
    ENOENT: 'diesen Ordner gibt es nicht',
    EACCES: 'dort darfst du nicht schreiben',
    EPERM: 'dort darfst du nicht schreiben',
    EISDIR: 'es ist ein Ordner',
    ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
    ENOSPC: 'der Datenträger ist voll',
    EROFS: 'auf diesen Datenträger lässt sich nicht schreiben',
    ENAMETOOLONG: 'der Name ist zu lang',
    EEXIST: 'es gibt sie schon',
  },
};
