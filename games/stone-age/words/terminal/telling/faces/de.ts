import type { FaceWords } from './words.ts';

export const facesDe: FaceWords = {
  roll: (dice, good) => `${dice} Würfel für ${good}`,
  tool: '+1 Werkzeug',
  oneUseTool: (value) => `Einmal-Werkzeug +${value}`,
  agriculture: '+1 Ackerbau',
  person: '+1 Person',
  income: (goods) => `${goods} je Runde`,
  merchant: (steps) => `+${steps} Händler`,
  anyResource: '1 Rohstoff nach Wahl',
  anyResources: (count) => `${count} Rohstoffe nach Wahl`,
  work: (good, divisor) => `Arbeit: ${good} ÷${divisor}`,
  extraCard: 'noch eine Karte',
  value: 'Wert',
  each: (points) => `je ${points}`,
  foodOrJewelry: 'Nahrung oder Schmuck',
  merchantPlace: (steps, jewelry) => `Händlerleiste +${steps} und ${jewelry}`,

  culture: (name) => name,
  jewelry: 'Schmuck',
  range: (min, max) => `${min}–${max} beliebige`,

  signs: {
    roll: (dice, good) => `${dice} Würfel ${good}`,
    tool: '+Werkz.',
    oneUseTool: (value) => `+${value} einmal`,
    agriculture: '+Acker',
    agricultureStep: '+1 Acker',
    person: '+Person',
    income: (goods) => `+${goods}/Runde`,
    merchant: (steps) => `+${steps} Händl.`,
    anyResources: (count) => `${count} n. Wahl`,
    extraCard: '+Karte',
    dice: 'Würfel',
  },
};
