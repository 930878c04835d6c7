/** Odds and reasons at the table: asked of what the viewer may know, and said in their words. */
export { afterMove } from './after-placing.ts';
export { FoodForecastLine } from './food-forecast-line.tsx';
export { meanOfPlacing } from './mean-of-placing.ts';
export { PlacingOdds } from './placing-odds.tsx';
export { oddsOfRoll, type PlaceRoll, rollAt } from './roll-at.ts';
export { showsOdds } from './shows-odds.ts';
export { bestToolsMove, yieldOfTools } from './tools.ts';
export { whyNotThere } from './why-not.ts';
export { payableNow, worthOf } from './worth.ts';
