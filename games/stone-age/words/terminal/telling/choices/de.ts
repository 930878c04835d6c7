import { pluralsOf } from '@ochre/words';
import type { ChoiceWords } from './words.ts';

const plural = pluralsOf('de');

export const choicesDe: ChoiceWords = {
  use: (place) => `Nutzen: ${place}`,
  leave: (place) => `Auslassen: ${place}`,
  usingTools: (tools) => `Nutzen: ${tools}`,
  buy: (card) => `${card} kaufen`,
  build: (building) => `${building} bauen`,
  trading: (purchase) => `${purchase}, Tausch`,
  payFor: (place) => `Womit bezahlst du ${place}?`,
  payForTrading: (place) => `Womit bezahlst du ${place}, mit Tausch?`,
  priced: (face, price) => `${face}, für ${price}`,
  ways: plural({ one: '# Möglichkeit', other: '# Möglichkeiten' }),
  dice: (count) => `${count} Würfel`,
  nothingMore: 'bringt nichts mehr',

  leaveWhich: 'Welchen Ort verlässt du?',
  takeBack: 'Leute zurücknehmen',
  unused: 'ohne ihn zu nutzen',
  cannotPay: 'du kannst hier nicht bezahlen',

  payMissing: 'Womit bezahlst du die fehlende Nahrung?',
  orOthers: (goods) => `${goods} oder andere`,
  noPointsToLose: 'du hast keine Punkte zu verlieren',
  noRoom: (points) => `kein Platz: ${points}`,

  solo: {
    there: (count) => `${count} da`,
    toolmaker: (low, high) => `ein Werkzeug, neu oder besser; noch ${low} mit 1/2, ${high} mit 3/4`,
    field: (goods) => `+1 Ackerbau für ${goods}`,
    villagePrice: (price) => `${price} in Werkzeug und Ackerbau`,
    thenSlide: 'dann Karte rücken',
    thenSlideCycleElder: 'dann Karte, Stapel, Ältester',
    unusedEach: (points) => `Leute kehren ungenutzt heim, je ${points}`,
    redeem: '2 Rohstoffe aus dem Vorrat außerhalb, einmal',
    cardsCost: (material) => `niemand arbeitet dort; Karten kosten ${material}`,
    caught: (people, points) => `${people} dort: ${points}`,
    howManyDown: (stack) => `${stack}: Wie viele nach unten? Was dann oben liegt:`,
    stays: 'bleibt',
    down: (count) => `${count} nach unten`,
    onTop: (tile) => `oben: ${tile}`,
    tokensLeft: (count, kind) => `noch ${count} mit ${kind} auf dem Spielplan`,
    fromDiscard: (card) => `${card}, aus der Ablage`,
    oneDie: 'was er bringt, und nichts geht verloren',
    alike: (percent, lost) => `zwei gleiche ${percent}; kostet ${lost} oder mehr`,
    others: (points) => `die anderen: ${points}`,
    poolHas: (count) => `im Vorrat: ${count}`,
    otherWays: plural({ one: '# andere Zahlung', other: '# andere Zahlungen' }),
    feedWith: 'Womit ernährst du deine Leute?',
    starving: (lost, offered) => `${lost}; dann ${offered} oder 5 Punkte`,
    offerFood: '2 Dinge',
    offerVillage: '1 Werkzeug oder Schritt, 2 Rohstoffe',
    offerMaterial: (one) => `${one}, 2 andere Dinge`,
  },
};
