import type { WeightsFile } from '@ochre/search/value';

/** What `expert` went by until November 2026: one set for every game on offer. */
export const VETERAN: Readonly<Record<string, () => Promise<{ readonly default: WeightsFile }>>> = {
  'base-2': () => import('./base-2.json'),
  'base-3': () => import('./base-3.json'),
  'base-4': () => import('./base-4.json'),
  'huts-2': () => import('./huts-2.json'),
  'huts-3': () => import('./huts-3.json'),
  'huts-4': () => import('./huts-4.json'),
  'huts-style-2': () => import('./huts-style-2.json'),
  'huts-style-3': () => import('./huts-style-3.json'),
  'huts-style-4': () => import('./huts-style-4.json'),
  'huts-style-5': () => import('./huts-style-5.json'),
  'style-2': () => import('./style-2.json'),
  'style-3': () => import('./style-3.json'),
  'style-4': () => import('./style-4.json'),
  'style-5': () => import('./style-5.json'),
  solo: () => import('./solo.json'),
};
