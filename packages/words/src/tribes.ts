import type { Language } from './languages.ts';

export type TribeNames = Readonly<Record<'cinnabar' | 'slate' | 'moss' | 'chalk' | 'plum', string>>;

/** The colours of the seats, by which bots go: a server keeps people from being called so. */
export const TRIBE_NAMES: Readonly<Record<Language, TribeNames>> = {
  en: {
    cinnabar: 'Cinnabar',
    slate: 'Slate',
    moss: 'Moss',
    chalk: 'Chalk',
    plum: 'Plum',
  },
  es: {
    cinnabar: 'Cinabrio',
    slate: 'Pizarra',
    moss: 'Musgo',
    chalk: 'Tiza',
    plum: 'Ciruela',
  },
  de: {
    cinnabar: 'Zinnober',
    slate: 'Schiefer',
    moss: 'Moos',
    chalk: 'Kreide',
    plum: 'Pflaume',
  },
};
