import { pluralsOf } from '@ochre/words';
import type { SoloShowingWords } from './words.ts';

const plural = pluralsOf('de');
const people = plural({ one: '# Person', other: '# Personen' });
const points = plural({ one: '# Punkt', other: '# Punkte' });
const toGrade = {
  defeat: 'zur Niederlage',
  victory: 'zum Sieg',
  major: 'zum großen Sieg',
  complete: 'zum vollkommenen Sieg',
};
const aGrade = {
  defeat: 'eine Niederlage',
  victory: 'ein Sieg',
  major: 'ein großer Sieg',
  complete: 'ein vollkommener Sieg',
};
const places = (count: number): string => {
  if (count === 3) return 'alle 3 Orte';
  return `${count} von 3 Orten`;
};

export const soloDe: SoloShowingWords = {
  difficulties: {
    standard: 'normal',
    easier1: 'leichter',
    easier2: 'viel leichter',
    harderTiles: 'schwerer, weniger Gebäude',
    harderCards: 'schwerer, weniger Karten',
  },
  setUp: (cards, tiles) => `${cards} Karten, Stapel zu je ${tiles} Gebäuden`,
  difficulty: (name) => `Schwierigkeit: ${name}.`,
  toTheEnd: (tiles, cards) => `${tiles} oder ${cards} bis zum Ende`,

  opening: {
    daily: (day, game) => [
      `Das Spiel des Tages ${day} (UTC), ${game}: Alle haben dieselben Karten und Würfel.`,
      'Am Ende gibt es eine Zeile zum Teilen. help rules sagt, wie es geht, stacks, was kommt.',
    ],
    usual: (game) => [`Solo, ${game}. help rules sagt, wie es geht, stacks, was kommt.`],
  },

  elder: {
    title: 'Der Älteste',
    mark: 'Ältester',
    name: 'Ältester',
    village: 'Dorf',
    notPlaced: 'noch nicht aufgestellt',
    isNotPlaced: 'Der Älteste ist noch nicht aufgestellt.',
    where: {
      forest: 'im Wald',
      claypit: 'in der Lehmgrube',
      quarry: 'im Steinbruch',
      river: 'am Fluss',
      village: 'im Dorf',
      hunt: 'bei der Jagd',
    },
    tokens: 'Werkzeugplättchen und Schritte im Ackerbau',
    closes: (name, area) => `${name} sperrt ${area}`,
    takes: (good) => `Karten für ${good}, nährt auch`,
    takesTokens: 'Karten für Werkzeug, Ackerbau',
    takesFood: 'Karten für Nahrung',
    stays: 'bleibt im nächsten Zug',
    next: (area) => `dann ${area}`,
    closed: (where) => `${where}: gesperrt`,
    isThere: (where, closed) => `Der Älteste ist ${where}. Gesperrt: ${closed}.`,
    cardsCost: (material) => `Karten kosten ${material}.`,
    cardsCostAndFeed: (material) => `Karten kosten ${material}; das dient auch als Nahrung.`,
    feedsToo: 'Das dient auch als Nahrung.',
    staysThere: 'Er bleibt für den nächsten Zug.',
    goesTo: (where) => `Im nächsten Zug ist er ${where}.`,
  },

  places: {
    village: (count) => `Dorf: ${places(count)} pro Zug`,
    villageInOrder: (count) => `${places(count)} pro Zug, von oben nach unten`,
    villageInSentence: (count, order) =>
      `Dorf: ${places(count)} pro Zug, der Reihe nach: ${order}.`,
    pool: (goods) => `außen: ${goods}`,
    outsidePool: (goods) => `Vorrat außen: ${goods}`,
    fieldPrice: (food) => `für ${food} Nahrung`,
    averages: 'im Mittel behalten, nach Personen',
    last: 'das letzte',
    next: 'dann',
    tilesLeft: (tiles) => `noch ${tiles} Gebäude`,
    below: 'Darunter',
    draw: 'Stapel',
    more: (cards) => `noch ${cards}`,
    room: 'Platz',
    full: 'voll',
  },

  stakes: {
    title: 'Zu beachten',
    titleOfTurn: 'Zu beachten in diesem Zug',
    nothing: 'noch nichts',
    toPlace: (count, lost) => `${people(count)} einsetzen, sonst je -${lost}`,
    toUse: (count, lost) => `${people(count)} nutzen, sonst je -${lost}`,
    nobodyHungry: 'niemand braucht Nahrung',
    feeding: (need, food) => `Ernähren kostet ${need} von ${food} Nahrung`,
    feedingWith: (need, goods) => `Ernähren kostet ${need}, du hast ${goods}`,
    starving: (feeding) => `${feeding}: Hunger, -10 und mehr`,
    inTokens: (worth) => `${worth} in Werkzeug und Ackerbau`,
    cardDiscarded: 'noch nichts gekauft: Karte 2 würde abgelegt',
    room: (place, goods, lost) => `${place}: Platz für ${goods}, ≈ -${lost}`,
  },

  scores: {
    ifEnded: plural({ one: '# Punkt, wäre jetzt Ende', other: '# Punkte, wäre jetzt Ende' }),
    grades: {
      defeat: 'Niederlage',
      victory: 'Sieg',
      major: 'großer Sieg',
      complete: 'vollkommener Sieg',
    },
    complete: 'ein vollkommener Sieg',
    wouldBeComplete: 'Es wäre ein vollkommener Sieg.',
    more: (count, grade, from) => `noch ${count} bis ${toGrade[grade]} (${from})`,
    moreFrom: (count, grade, from) => `Noch ${count} bis ${toGrade[grade]}, ab ${from}.`,
    result: (count, grade) => `${points(count)}: ${aGrade[grade]}.`,
    missed: (count, grade) => `${count} mehr wären ${aGrade[grade]} gewesen.`,
    groups: { track: 'Leiste', cards: 'Karten', goods: 'Waren', left: 'Rest', draw: 'Stapel' },
    turns: plural({ one: '# Zug', other: '# Züge' }),
  },

  plain: {
    people: plural({ one: '# Person dort', other: '# Personen dort' }),
    closed: 'vom Ältesten gesperrt',
    outsidePool: (goods) => `Vorrat außen: ${goods}`,
    cost: (price) => `kostet ${price}`,
    discarded: plural({ one: 'Ablage: # Karte.', other: 'Ablage: # Karten.' }),
    stacks: 'stacks sagt, was kommt.',
    atMost: (count) => `höchstens ${count} von jeder Ware`,
    feeding: (need) => `Ernähren kostet ${need}`,
  },

  paying: {
    tool: (slot, value) => `Werkzeug ${slot} mit ${value}`,
    leaves: (goods) => `bleiben ${goods}`,
    tokensLeave: 'Plättchen kommen aus dem Spiel',
  },
};
