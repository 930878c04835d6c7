import { gameContract } from '@ochre/kernel/contract';
import { pebbles } from './pebbles.ts';

gameContract(pebbles, [
  { players: 2 },
  { players: 4, options: { heap: 50 } },
  { players: 3, rig: { dice: [6, 6, 1] } },
]);
