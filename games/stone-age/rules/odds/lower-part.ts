import { bitCount } from '../bits.ts';
import type { CardRule, CardsShown } from '../rule-set.ts';
import type { Player } from '../state.ts';
import { sumOfTools } from '../tools.ts';
import type { Profession } from '../vocabulary.ts';

/**
 * What lower parts are scored with: for each profession what it is multiplied with (B10.2, S6.6), and
 * the sizes of the two sets of culture (B10.1).
 */
export interface Tracks extends Readonly<Record<Profession, number>> {
  readonly symbols: number;
  readonly secondSymbols: number;
}

export const tracksOf = (owner: Player, shown: CardsShown): Tracks => ({
  farmer: owner.agriculture,
  toolmaker: sumOfTools(owner),
  builder: owner.buildings.length,
  shaman: owner.people,
  trader: owner.merchant,
  symbols: bitCount(shown.symbols),
  secondSymbols: bitCount(shown.secondSymbols),
});

/** Exact for exact tracks (B10.1, B10.2): what one more card adds to the score at the end. */
export function lowerPoints(card: CardRule, shown: CardsShown, tracks: Tracks): number {
  const { symbol, professions } = card;
  if (symbol !== 0) {
    if ((shown.symbols & symbol) === 0) return oneLarger(tracks.symbols);
    return (shown.secondSymbols & symbol) === 0 ? oneLarger(tracks.secondSymbols) : 0;
  }
  return (
    professions.farmer * tracks.farmer +
    professions.toolmaker * tracks.toolmaker +
    professions.builder * tracks.builder +
    professions.shaman * tracks.shaman +
    professions.trader * tracks.trader
  );
}

/** (n + 1)² − n² */
const oneLarger = (size: number): number => 2 * size + 1;
