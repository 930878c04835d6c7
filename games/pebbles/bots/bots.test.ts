import { botsContract } from '@ochre/search/contract';
import { pebbles } from '../rules/pebbles.ts';
import { bots } from './index.ts';

botsContract(pebbles, bots, [{ players: 2 }, { players: 4, options: { heap: 50 } }]);
