export type { Network } from './network.ts';
export { type Outcome, type Sight, sightFor } from './sight.ts';
export { ValuePolicy } from './value-policy.ts';
export { firstSize, OUTPUTS, secondSize, type Weights } from './weights.ts';
