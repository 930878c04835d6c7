import { type Event, EXTRA_CARD_PRICE, type Snapshot } from '@ochre/stone-age/rules';
import { diceTableNow } from './choices/choices.ts';
import { pips, rollNow } from './choices/rolling.ts';
import { diceName } from './faces.ts';
import { decider } from './places.ts';

/** What is decided now; `missing` is the food that was short when the player last fed. */
export function question(snapshot: Snapshot, missing: number): string {
  const { decision, dice = [] } = snapshot;
  switch (decision?.kind) {
    case 'place':
      return `place people, ${decider(snapshot).home} at home. Which place, and how many?`;
    case 'act':
      return `use your people.`;
    case 'tools': {
      const { good, divisor } = rollNow(snapshot);
      return `rolled ${dice.join(' ')} = ${pips(snapshot)} for ${good} ÷${divisor}. Add tools?`;
    }
    case 'pick':
      return `${diceName(diceTableNow(snapshot))}, ${dice.join(' ')} are left. Take which?`;
    case 'take':
      return `the hunt brings ${decision.amount}, as food, jewelry or both. Which?`;
    case 'extra':
      return `pay ${EXTRA_CARD_PRICE.jewelry} jewelry more for one more card, face down?`;
    case 'gain':
      return `one resource of your choice. Which?`;
    case 'feed':
      return `${missing} food missing for your people.`;
    default:
      return `${decision?.kind}.`;
  }
}

/** How much food was missing when a player last fed. */
export function missingFood(events: readonly Event[], player: number): number {
  const meals = events.flatMap((event) =>
    event.type === 'fed' && event.player === player ? [event.missing] : [],
  );
  return meals.at(-1) ?? 0;
}
