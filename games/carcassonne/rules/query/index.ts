export { completedBy, type Feature, featuresOf } from './features.ts';
export { lieNamed } from './lie-named.ts';
export { openSquareAt, openSquares } from './squares.ts';
export { stateOf } from './state-of.ts';
