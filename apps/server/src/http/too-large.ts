import { Refusal } from '../refusal.ts';

export const tooLarge = (): never => {
  throw new Refusal('too-large', 'That is more than is read here.');
};
