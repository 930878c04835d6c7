import type { AskedWords } from './words.ts';

const things = 'resources, tools or agriculture steps';

export const askedEn: AskedWords = {
  rolled: (dice, sum, good, divisor) => `rolled ${dice} = ${sum} for ${good} ÷${divisor}.`,
  hunt: (amount) => `${amount}, as food, jewelry or both.`,

  solo: {
    addFood:
      'add how much food to the hunting grounds? Each costs 2 points. With your 10 it is all the ' +
      'food of the game: what is eaten or paid goes back there.',
    remove: (good, points) =>
      `remove how much ${good} from the board? What is left there at the end costs ${points} each; ` +
      'what is removed goes to the outside pool, for cards to give.',
    elderBegins:
      'where does the elder begin? Nobody works there, and cards are paid with what is there.',
    elderMoves: 'move the elder at once? He stays there for this turn and the next.',
    unused: (points) => `Each person not used costs ${points}.`,
    canTake: (most) => `You can take ${most}.`,
    slide: 'It costs 1 there.',
    roll: 'One face is kept, once per die; the others cost their pips.',
    pick: 'The other dice cost their pips.',
    draw: 'Only its lower part counts.',
    feed: (need, payable, have) =>
      `feed your people: ${need} needed, in ${payable}. You have ${have}.`,
    tokens: 'tools by value and agriculture steps',
    unfed: 'your people are unfed.',
    offerFood: `2 ${things}, or 5 points.`,
    offerVillage: '1 tool or agriculture step, 2 resources, or 5 points.',
    offerMaterial: (one) => `${one}, 2 other ${things}, or 5 points.`,
  },
};
