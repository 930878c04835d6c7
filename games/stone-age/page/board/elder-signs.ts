import type { ElderArea } from '@ochre/stone-age/rules';
import type { SymbolName } from '../art/symbols/index.ts';

export const ELDER_SIGNS: Readonly<Record<ElderArea, SymbolName>> = {
  forest: 'place-forest',
  claypit: 'place-claypit',
  quarry: 'place-quarry',
  river: 'place-river',
  village: 'place-hut',
  hunt: 'place-hunt',
};
