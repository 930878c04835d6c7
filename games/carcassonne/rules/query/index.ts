export { completedBy, type Feature, featuresOf, type Part } from './features.ts';
export { type FittingTile, type OpenSquare, openSquareAt, openSquares } from './squares.ts';
