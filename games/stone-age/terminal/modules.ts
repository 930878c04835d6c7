import type { Named } from '@ochre/terminal';
import type { meta } from '../meta.ts';
import type { Words } from './in-words.ts';

/** The expansions, for those who choose among them; one without words does not compile. */
export const modulesIn = ({
  modules,
  screens,
}: Words): Readonly<Record<keyof typeof meta.modules, Named>> => ({
  style: { title: modules.style, about: screens.options.aboutModules.style },
  huts: { title: modules.huts, about: screens.options.aboutModules.huts },
});

export const variantsIn = ({
  modules,
  showing,
}: Words): Readonly<Record<keyof typeof meta.variants, Named>> => ({
  solo: { title: modules.solo, about: showing.texts.soloVariant },
});
