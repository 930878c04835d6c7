import type { Event, Good, Snapshot, SnapshotPlayer } from '@ochre/stone-age/rules';
import { diceTableNow } from './choices/choices.ts';
import { pips } from './choices/rolling.ts';
import { diceName } from './faces.ts';
import type { Words } from './in-words.ts';
import { askedFor, decider, goodInWords, yieldAt } from './places.ts';

/** What is decided now; `missing` is the food that was short when the player last fed. */
export function question(snapshot: Snapshot, missing: number, words: Words): string {
  const { decision, dice = [] } = snapshot;
  if (decision === undefined) return '';
  const { asked, tooFew } = words.decisions;
  switch (decision.kind) {
    case 'place':
      return placeQuestion(decider(snapshot), words);
    case 'tools':
      return `${rolledInWords(snapshot, words).said} ${asked.tools}`;
    case 'pick':
      return `${diceName(diceTableNow(snapshot), words)}, ${dice.join(' ')}. ${asked.pick}`;
    case 'take':
      return `${asked.take} ${words.telling.asked.hunt(decision.amount ?? 0)}`;
    case 'feed':
      return `${asked.feed}: ${tooFew(missing)}.`;
    default:
      return asked[decision.kind];
  }
}

export const placeQuestion = ({ home }: SnapshotPlayer, { decisions, play }: Words): string =>
  `${decisions.asked.place} ${play.atHome(home)}.`;

/** "rolled 3 4 = 7 for wood ÷3." */
export function rolledInWords(
  snapshot: Snapshot,
  words: Words,
): { readonly good: Good; readonly said: string } {
  const source = askedFor(snapshot);
  const { good, divisor } = yieldAt(source);
  const dice = (snapshot.dice ?? []).join(' ');
  const brings = goodInWords(snapshot, source, words);
  return { good, said: words.telling.asked.rolled(dice, pips(snapshot), brings, divisor) };
}

/** How much food was missing when a player last fed. */
export function missingFood(events: readonly Event[], player: number): number {
  const meals = events.flatMap((event) =>
    event.type === 'fed' && event.player === player ? [event.missing] : [],
  );
  return meals.at(-1) ?? 0;
}
