import { gameContract } from '@ochre/kernel/contract';
import { carcassonne } from './game.ts';

gameContract(carcassonne, [
  { players: 2 },
  { players: 3, options: { farmers: 'cities', smallCity: 'half' } },
  { players: 4, options: { farmers: 'none' } },
  { players: 5 },
  { players: 2, modules: ['shrine'] },
  { players: 5, modules: ['shrine'], options: { shrineNeighbours: 'geometry' } },
  { players: 3, modules: ['shrine'], rig: { tiles: ['SH1', 'B', 'B'], firstPlayer: 2 } },
]);
