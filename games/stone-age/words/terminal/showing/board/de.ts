import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

const plural = pluralsOf('de');

export const boardDe: BoardWords = {
  places: {
    hunt: 'Jagd',
    forest: 'Wald',
    claypit: 'Lehmgrube',
    quarry: 'Steinbruch',
    river: 'Fluss',
    toolmaker: 'Werkzeug',
    hut: 'Hütte',
    field: 'Acker',
    merchant: 'Händler',
  },
  cardSpace: (space) => `Karte ${space}`,
  buildingSpace: (stack) => `Gebäude ${stack}`,
  ownedBy: (place, owner) => `${place} von ${owner}`,
  firstPlayer: (name) => `Startspieler ${name}`,
  noLimit: 'beliebig',
  taken: 'verkauft',

  gathering: 'Sammeln',
  gatheringLimits: {
    2: 'je ein Spieler, außer bei der Jagd',
    3: 'je zwei Spieler, außer bei der Jagd',
  },
  villageLimit: (open, places) => `${open} von ${places} pro Runde`,
  averages: 'im Mittel, nach Personen',
  dice: (divisor) => `Würfel ÷ ${divisor}`,
  pay: (price) => `zahle ${price}`,

  culture: (sets) => `Kultur ${sets}`,
  narrowProfessions: {
    farmer: plural({ one: '# Bauer', other: '# Bauern' }),
    toolmaker: (n) => `${n} Werkzeugm.`,
    builder: (n) => `${n} Hüttenb.`,
    shaman: plural({ one: '# Schamane', other: '# Schamanen' }),
    trader: (n) => `${n} Händler`,
  },
  oneUseTool: (value) => `Einmal-Werkzeug +${value}`,
  value: 'w',
  anyResources: '2 Rohstoffe nach Wahl',

  heads: {
    score: 'Punkte',
    end: 'Ende',
    food: 'Nahrung',
    after: 'dann',
    wood: 'Holz',
    clay: 'Lehm',
    stone: 'Stein',
    gold: 'Gold',
    jewelry: 'Schmuck',
    merchant: 'Händler',
    people: 'Leute',
    agriculture: 'Acker',
    tools: 'Werkzeug',
    needed: 'Bedarf',
  },
  briefHeads: {
    score: 'Pkt',
    food: 'Nahr',
    jewelry: 'Schm',
    merchant: 'Händ',
    people: 'heim',
    tools: 'Werkz',
  },

  first: (name) => `Startspieler: ${name}.`,
  placeOf: (owner) => `ein Ort von ${owner}`,
  scores: 'für',
  there: (people) => `dort: ${people}`,
  afterFeeding: (food) => `${food} nach dem Ernähren`,
  tradeUsed: 'der Tausch dieser Runde ist gemacht',
  stock: (goods) => `Vorrat: ${goods}`,
};
