/** This many rounds of the game itself weigh as much as what is usual. */
const ROUNDS_OF_USUAL = 6;

/** An estimate: how much comes in a round, from what came so far and from what is usual. */
export const pace = (soFar: number, roundsPlayed: number, usual: number): number =>
  (soFar + usual * ROUNDS_OF_USUAL) / (roundsPlayed + ROUNDS_OF_USUAL);

/** What a player usually takes in a round. */
export const CARDS_A_ROUND = 0.85;
