import { reviewContract } from '@ochre/search/contract/review';
import { review } from './index.ts';

reviewContract(review, [
  { players: 2 },
  { players: 4, modules: ['style', 'huts'] },
  { players: 1, variant: 'solo' },
]);
