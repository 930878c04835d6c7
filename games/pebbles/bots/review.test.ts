import { reviewContract } from '@ochre/search/contract/review';
import { review } from './review.ts';

reviewContract(review, [{ players: 2 }, { players: 4 }]);
