import { reviewContract } from '@ochre/search/contract/review';
import { review } from './index.ts';

reviewContract(review, [{ players: 2 }, { players: 5, modules: ['shrine'] }]);
