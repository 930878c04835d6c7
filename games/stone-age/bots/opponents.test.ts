import { botsContract } from '@ochre/search/contract';
import { stoneAge } from '@ochre/stone-age/rules';
import { bots } from './opponents.ts';

botsContract(stoneAge, bots, [
  { players: 2 },
  { players: 4 },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
]);
