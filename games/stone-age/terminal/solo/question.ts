import { type Snapshot, SOLO_LOST_POINTS } from '@ochre/stone-age/rules';
import { counted } from '@ochre/terminal';
import { facesInWords } from '../about-components.ts';
import { pips, rollNow } from '../choices/rolling.ts';
import { askedFor } from '../places.ts';
import type { SoloKind } from './choices/choices.ts';
import { elderMaterial } from './elder.ts';
import { comes, feedingNeed, ownerOf, soloOf } from './limits.ts';

/** One sentence or two: what is decided, and what it means. */
export const soloQuestion = (snapshot: Snapshot): string =>
  ASKED[snapshot.decision?.kind as SoloKind](snapshot);

/** One for each kind of decision; a kind without one does not compile. */
const ASKED: Readonly<Record<SoloKind, (snapshot: Snapshot) => string>> = {
  stock: (snapshot) => STOCK[askedFor(snapshot) as keyof typeof STOCK],

  elder: (snapshot) =>
    soloOf(snapshot).elder === ''
      ? 'where does the elder begin? Nobody works there, and cards are paid with what is there.'
      : 'move the elder at once? He stays there for this turn and the next.',

  place: (snapshot) =>
    `place people, ${ownerOf(snapshot).home} at home. Which place, and how many?`,

  act: () => `use your people; each one not used costs ${SOLO_LOST_POINTS} points.`,

  tools(snapshot) {
    const { good, divisor } = rollNow(snapshot);
    const { taken } = comes(snapshot, good, Number.POSITIVE_INFINITY, askedFor(snapshot));
    const dice = `rolled ${rolled(snapshot)} = ${pips(snapshot)} for ${good} ÷${divisor}`;
    return `${dice}; you can take ${taken}. Add tools?`;
  },

  tool: () => 'take a new tool, or make one of yours better?',
  slide: () => 'move a card to space 1, where it costs 1?',

  cycle: () => 'cycle the building stacks? Tiles go from the top to the bottom.',

  roll: () =>
    'dice for all: roll how many? One face is kept, once per die; the others cost their pips. ' +
    `${facesInWords('base')}.`,

  pick: (snapshot) =>
    `rolled ${rolled(snapshot)}. Keep which face? The other dice cost their pips.`,

  draw: () => 'one more card, of which only the lower part counts. Which?',

  feed(snapshot) {
    const owner = ownerOf(snapshot);
    const need = feedingNeed(owner);
    return `feed your people: ${need}, ${fedWith(snapshot)}.`;
  },

  offer(snapshot) {
    const material = elderMaterial(snapshot);
    const things = 'resources, tools or agriculture steps';
    if (material === 'food') return `your people are unfed. Lose 2 ${things}, or 5 points?`;
    if (material === 'village') {
      return 'your people are unfed. Lose 1 tool or agriculture step, 2 resources, or 5 points?';
    }
    return `your people are unfed. Lose 1 ${material}, 2 other ${things}, or 5 points?`;
  },
};

const rolled = ({ dice = [] }: Snapshot): string => dice.join(' ');

/** P1.6: what the numbers mean. */
const STOCK = {
  food:
    'add how much food to the hunting grounds? Each costs 2 points. With your 10 it is all the ' +
    'food of the game: what is eaten or paid goes back there.',
  wood: removing('wood', 1),
  clay: removing('clay', 1),
  stone: removing('stone', 2),
  gold: removing('gold', 2),
} as const;

function removing(good: string, points: number): string {
  return (
    `remove how much ${good} from the board? What is left there at the end costs ` +
    `${counted(points, 'point')} each; what is removed goes to the outside pool, for cards to give.`
  );
}

/** P6.2 */
function fedWith(snapshot: Snapshot): string {
  const { food, ...owner } = ownerOf(snapshot);
  const material = elderMaterial(snapshot);
  if (material === 'food' || material === undefined) return `in food. You have ${food}`;
  if (material === 'village') {
    return `in food, tools by value and agriculture steps. You have ${food} food`;
  }
  return `in food and ${material}. You have ${food} food and ${owner[material]} ${material}`;
}
