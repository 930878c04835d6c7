import { puzzlesContract } from '@ochre/search/contract/puzzles';
import { carcassonne } from '../rules/index.ts';
import { shelf } from './index.ts';

puzzlesContract(carcassonne, shelf, 4);
