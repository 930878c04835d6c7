import { type Event, EXTRA_CARD_PRICE, type Snapshot } from '@ochre/stone-age/rules';
import { counted } from '../counted.ts';
import { diceName } from '../faces.ts';
import { type Choice, numberOf } from './choices/choice.ts';
import { diceTableNow } from './choices/choices.ts';
import { pips, rollNow } from './choices/rolling.ts';
import type { Ink } from './terminal/ink.ts';
import { inColumns } from './terminal/layout.ts';
import { cut, left, widest, wrap } from './terminal/width.ts';

/** What is asked, and the numbered answers. */
export interface Question {
  readonly snapshot: Snapshot;
  readonly choices: readonly Choice[];
  /** The choice whose options are asked for. */
  readonly open: Choice | undefined;
  /** How many answers were shown before, of a list that is too long. */
  readonly from: number;
  /** How many answers are shown at once. */
  readonly page: number;
}

/** One sentence: who decides what. */
export function asked({ snapshot, open }: Question, name: string, missing: number): string {
  if (open !== undefined) return `${name}: ${open.ask}`;
  const { decision, players, dice } = snapshot;
  const owner = players[decision!.player]!;
  switch (decision!.kind) {
    case 'place':
      return `${name}: place people, ${owner.home} at home. Which place, and how many?`;
    case 'act':
      return `${name}: use your people.`;
    case 'tools': {
      const { good, divisor } = rollNow(snapshot);
      return `${name}: rolled ${dice!.join(' ')} = ${pips(snapshot)} for ${good} ÷${divisor}. Add tools?`;
    }
    case 'pick':
      return `${name}: ${diceName(diceTableNow(snapshot))}, ${dice!.join(' ')} are left. Take which?`;
    case 'take':
      return `${name}: the hunt brings ${decision!.amount}, as food, jewelry or both. Which?`;
    case 'extra':
      return `${name}: pay ${EXTRA_CARD_PRICE.jewelry} jewelry more for one more card, face down?`;
    case 'gain':
      return `${name}: one resource of your choice. Which?`;
    case 'feed':
      return `${name}: ${missing} food missing for your people.`;
    default:
      return `${name}: ${decision!.kind}.`;
  }
}

/** How much food was missing when a player last fed. */
export function missingFood(events: readonly Event[], player: number): number {
  const meals = events.flatMap((event) =>
    event.type === 'fed' && event.player === player ? [event.missing] : [],
  );
  return meals.at(-1) ?? 0;
}

/** The answers from `from` on, numbered, in as many columns as fit. */
export function answers(question: Question, width: number, ink: Ink): string[] {
  const all = question.open?.options ?? question.choices;
  const shown = all.slice(question.from, question.from + question.page);
  // Bare numbers say enough by their range.
  if (all.length > 1 && all.every(({ label, note }) => label === '' && note === '')) {
    const range = `${numberOf(all[0]!, 0)}–${numberOf(all.at(-1)!, all.length - 1)}`;
    return [` ${ink.lit(range)}  ${ink.faint('type a number')}`];
  }
  const label = widest(shown.map((one) => one.label));
  const lines = inColumns(
    shown.map((one, at) => {
      const number = ink.lit(String(numberOf(one, question.from + at)).padStart(2));
      const name = label === 0 ? '' : ` ${left(one.label, label)}`;
      return cut(` ${number}${name}${one.note === '' ? '' : `  ${ink.faint(one.note)}`}`, width);
    }),
    width,
  );
  const rest = all.length - question.from - shown.length;
  const more = rest > 0 ? ` and ${counted(rest, 'other')}: more shows them.` : '';
  const back = question.open === undefined ? '' : ' Enter alone goes back.';
  return more + back === '' ? lines : [...lines, ...wrap(ink.faint(more + back), width)];
}
