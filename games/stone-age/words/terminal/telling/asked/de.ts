import type { AskedWords } from './words.ts';

const things = 'Rohstoffe, Werkzeuge oder Schritte Ackerbau';

export const askedDe: AskedWords = {
  rolled: (dice, sum, good, divisor) => `gewürfelt: ${dice} = ${sum} für ${good} ÷${divisor}.`,
  hunt: (amount) => `${amount}, als Nahrung, Schmuck oder beides.`,

  solo: {
    addFood:
      'wie viel Nahrung legst du in die Jagdgründe? Jede kostet 2 Punkte. Mit deinen 10 ist es alle ' +
      'Nahrung des Spiels: Was gegessen oder bezahlt wird, kommt dorthin zurück.',
    remove: (good, points) =>
      `wie viel ${good} nimmst du vom Spielplan? Was am Ende noch da liegt, kostet je ${points}; was du ` +
      'wegnimmst, kommt in den Vorrat außerhalb, für die Karten.',
    elderBegins:
      'wo beginnt der Älteste? Dort arbeitet niemand, und Karten werden mit dem bezahlt, was dort ist.',
    elderMoves: 'den Ältesten jetzt versetzen? Er bleibt dort in diesem Zug und im nächsten.',
    unused: (points) => `Jede ungenutzte Person kostet ${points}.`,
    canTake: (most) => `Du kannst ${most} nehmen.`,
    slide: 'Dort kostet sie 1.',
    roll: 'Eine Seite behältst du, einmal je Würfel; die anderen kosten ihre Augen.',
    pick: 'Die anderen Würfel kosten ihre Augen.',
    draw: 'Nur ihr unterer Teil zählt.',
    feed: (need, payable, have) =>
      `ernähre deine Leute: ${need} nötig, in ${payable}. Du hast ${have}.`,
    tokens: 'Werkzeug nach Wert und Schritten Ackerbau',
    unfed: 'deine Leute bleiben hungrig.',
    offerFood: `2 ${things}, oder 5 Punkte.`,
    offerVillage: '1 Werkzeug oder Schritt Ackerbau, 2 Rohstoffe, oder 5 Punkte.',
    offerMaterial: (one) => `${one}, 2 andere ${things}, oder 5 Punkte.`,
  },
};
