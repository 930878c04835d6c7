import { puzzlesContract } from '@ochre/search/contract/puzzles';
import { stoneAge } from '../rules/index.ts';
import { shelf } from './index.ts';

puzzlesContract(stoneAge, shelf, 4);
