import { Refusal } from '@ochre/host';

export const tooLarge = (): never => {
  throw new Refusal('too-large', 'The request is too large.');
};
