import { Refusal } from '@ochre/host';

export const tooLarge = (): never => {
  throw new Refusal('too-large', 'That is more than is read here.');
};
