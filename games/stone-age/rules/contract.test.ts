import { gameContract } from '@ochre/kernel/contract';
import { stoneAge } from './game.ts';

gameContract(stoneAge, [
  { players: 2 },
  { players: 3, options: { diceFirst: 'buyer' } },
  { players: 4, options: { negativeScores: true } },
  { players: 3, modules: ['huts'] },
  { players: 2, modules: ['style'], options: { merchantJewelry: 'everyAdvance' } },
  { players: 5, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
  { players: 1, variant: 'solo', options: { difficulty: 'harderTiles' } },
]);
