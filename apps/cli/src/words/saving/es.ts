import type { SavingWords } from './words.ts';

export const savingEs: SavingWords = {
  saveFirst: (yes, no, cancel) =>
    `La partida no está guardada. ¿Guardarla antes: ${yes}, ${no} o ${cancel}?`,
  fileName: '¿Nombre del archivo?',
  usualName: 'partida',
  isFolder: (path) => `${path} es una carpeta: escribe el nombre de un archivo.`,
  overwrite: (path) => `${path} ya existe. ¿Sobrescribirlo?`,
  notSaved: 'No se ha guardado.',
  savedRunning: (path) => `Guardada como ${path}. Continúa con: ochre play --load ${path}`,
  aboutCompanion: (companion) =>
    'La partida no ha terminado, así que su registro no contiene su secreto: está en ' +
    `${companion}. Déjalo junto al registro y no lo mires: revela todo lo que está por venir.`,
  savedFinished: (path) => `Guardada como ${path}. Compruébala con: ochre verify ${path}`,
  cannotWrite: (path, problem) =>
    `No se puede escribir ${path}: ${problem}. No se ha perdido nada; prueba con otro nombre.`,
  problems: {
    ENOENT: 'esa carpeta no existe',
    EACCES: 'no tienes permiso para escribir ahí',
    EPERM: 'no tienes permiso para escribir ahí',
    EISDIR: 'es una carpeta',
    ENOTDIR: 'una parte de la ruta no es una carpeta',
    ENOSPC: 'el disco está lleno',
    EROFS: 'en ese disco no se puede escribir',
    ENAMETOOLONG: 'el nombre es demasiado largo',
    EEXIST: 'ya existe',
  },
};
