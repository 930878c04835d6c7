import { pluralsOf } from '@ochre/words';
import { aloudDe } from './aloud/de.ts';
import { decisionsDe } from './decisions/de.ts';
import { guideDe } from './guide/de.ts';
import { movesDe } from './moves/de.ts';
import { oddsDe } from './odds/de.ts';
import { playDe } from './play/de.ts';
import { rulebookDe } from './rulebook/de.ts';
import { sceneDe } from './scene/de.ts';
import { screensDe } from './screens/de.ts';
import { storyDe } from './story/de.ts';
import type { StoneAgeWords } from './words.ts';

const plural = pluralsOf('de');
/** A mean has a decimal, which not every language writes alike. */
const amountOf = (what: string) => plural({ one: `# ${what}`, other: `# ${what}` });
const resources = { wood: 'Holz', clay: 'Lehm', stone: 'Stein', gold: 'Gold' } as const;

export const de: StoneAgeWords = {
  places: {
    hunt: 'Jagd',
    forest: 'Wald',
    claypit: 'Lehmgrube',
    quarry: 'Steinbruch',
    river: 'Fluss',
    toolmaker: 'Werkzeugmacher',
    hut: 'Hütte',
    field: 'Acker',
    merchant: 'Händler',
  },
  cardSpace: (space) => `Karte ${space}`,
  buildingSpace: (space) => `Gebäude ${space}`,
  works: { wood: 'Holzhof', clay: 'Ziegelei', stone: 'Steinhof', gold: 'Goldwäsche' },

  goods: { food: 'Nahrung', ...resources, jewelry: 'Schmuck' },
  goodsCounted: {
    food: amountOf('Nahrung'),
    wood: amountOf('Holz'),
    clay: amountOf('Lehm'),
    stone: amountOf('Stein'),
    gold: amountOf('Gold'),
    jewelry: amountOf('Schmuck'),
  },
  culture: {
    pottery: 'Töpferei',
    writing: 'Schrift',
    transport: 'Transport',
    healing: 'Heilkunst',
    art: 'Kunst',
    weaving: 'Weberei',
    music: 'Musik',
    time: 'Zeit',
    ring: 'Ring',
  },
  professions: {
    farmer: plural({ one: '# Bauer', other: '# Bauern' }),
    toolmaker: (n) => `${n} Werkzeugmacher`,
    builder: (n) => `${n} Hüttenbauer`,
    shaman: plural({ one: '# Schamane', other: '# Schamanen' }),
    trader: (n) => `${n} Händler`,
  },

  effects: {
    points: plural({ one: '# Punkt', other: '# Punkte' }),
    roll: (dice, resource) => `${dice} Würfel für ${resources[resource]}`,
    tool: 'ein Werkzeug',
    oneUseTool: (value) => `ein Einmal-Werkzeug mit ${value}`,
    agriculture: 'ein Schritt Ackerbau',
    person: 'eine weitere Person',
    income: (goods) => `${goods} in jeder Runde`,
    merchant: plural({
      one: '# Schritt auf der Händlerleiste',
      other: '# Schritte auf der Händlerleiste',
    }),
    anyResource: 'ein Rohstoff nach Wahl',
    anyResources: (count) => `${count} Rohstoffe nach Wahl, wann du willst`,
    work: (resource, divisor, people) =>
      `ein Ort für bis zu ${people} deiner Personen: ${resources[resource]}, geteilt durch ${divisor}`,
    extraCard: 'eine weitere Karte, verdeckt',
    diceForAll: 'Würfel für alle',
    diceWithStyle: 'Würfel mit Stil',
  },

  tiles: {
    names: {
      H01: 'Holzhütte',
      H02: 'Lehmhütte',
      H03: 'Steinhütte',
      H04: 'Kindergarten',
      H05: 'Werkstatt',
      H06: 'Gewächshaus',
    },
    title: (cost, points) => `${cost} für ${points}`,
    kindsShort: (count, kinds) => `${count} aus ${kinds} ${kinds === 1 ? 'Art' : 'Arten'}`,
    kinds: (count, kinds) => `${count} Rohstoffe, ${kinds} ${kinds === 1 ? 'Art' : 'Arten'}`,
    range: (min, max) => `${min} bis ${max} Rohstoffe`,
    anyGoods: 'beliebige',
    pointsEach: (points) => `je ${points} Punkte`,
    upToPeople: (people) => `bis ${people} Personen`,
    points: plural({ one: '# Punkt', other: '# Punkte' }),
    pointsOfPaid: 'Punkte nach Wert des Bezahlten',
  },

  phases: {
    setup: 'Aufbau',
    place: 'Einsetzen',
    act: 'Nutzen',
    feed: 'Ernähren',
    over: 'Ende',
  },
  levels: {
    novice: 'Neuling',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'Meister',
  },
  modules: {
    base: 'Grundspiel',
    style: 'Mit Stil zum Ziel',
    huts: 'Die neuen Hütten',
    solo: 'Solo, mit dem Ältesten',
  },
  difficulties: {
    standard: 'Normal',
    easier1: 'Leichter',
    easier2: 'Viel leichter',
    harderTiles: 'Schwerer: weniger Gebäude',
    harderCards: 'Schwerer: weniger Karten',
  },
  grades: {
    defeat: 'Niederlage',
    victory: 'Sieg',
    major: 'Großer Sieg',
    complete: 'Vollkommener Sieg',
  },
  gradesShort: { victory: 'Sieg', major: 'großer', complete: 'voller' },
  scoring: {
    track: 'Punkteleiste',
    culture: 'Kultur',
    farmers: 'Bauern',
    toolmakers: 'Werkzeugmacher',
    builders: 'Hüttenbauer',
    shamans: 'Schamanen',
    traders: 'Händler',
    resources: 'Rohstoffe',
  },

  table: {
    round: (n) => `Runde ${n}`,
    turn: (n) => `Zug ${n}`,
    turnOrder: 'Reihenfolge',
    untilTheEnd: 'Bis zum Ende',
    tiles: (n) => `${n} Gebäude`,
    cards: plural({ one: '# Karte', other: '# Karten' }),
    valley: 'Das Tal',
    left: (n) => `noch ${n}`,
    deck: 'Stapel',
    pays: { village: 'Werkzeug oder Ackerbau' },
    emptySpace: (space) => `Feld ${space} leer`,
    emptyStack: 'leer',
    standing: (who, count) => `${who} ${count}`,
    firstPlayer: 'beginnt die Runde',
    first: 'beginnt',
    home: (n) => `${n} zu Hause`,
    people: plural({ one: '# Person', other: '# Personen' }),
    buildings: (n) => `${n} Gebäude`,
    ifEnded: (n) => `${n}, wenn jetzt Schluss wäre`,
    onTrack: (n) => `${n} auf der Leiste`,
    ifEndedShort: (n) => `${n} bei Schluss jetzt`,
    sets: (sets) => `Sätze ${sets}`,
    hidden: (n) => `${n} verdeckt`,
    ownerOnly: (owner) => `nur ${owner}`,
    over: 'Das Spiel ist aus',
    won: (who) => `${who} hat gewonnen`,
    toMove: (who) => `${who} ist am Zug`,
    tabs: { land: 'Land', village: 'Dorf', cards: 'Karten', buildings: 'Gebäude' },
  },

  aloud: aloudDe,
  odds: oddsDe,
  screens: screensDe,
  rulebook: rulebookDe,
  story: storyDe,
  play: playDe,
  scene: sceneDe,
  guide: guideDe,

  solo: {
    elder: 'der Älteste',
    elderIn: (place) => `Der Älteste: ${place}`,
    elderExplained: (good) =>
      `Dort arbeitet niemand. Karten kosten ${good}; damit lassen sich auch Leute ernähren.`,
    elderInVillage: 'Im Dorf arbeitet niemand. Karten kosten Werkzeug oder Ackerbau.',
    elderHunting: 'Niemand jagt. Karten kosten Nahrung.',
    nextTurn: (place) => `Nächster Zug: ${place}`,
    village: 'Dorf',
    path: 'Sein Weg',
    ifItEndedNow: 'Bei Spielende jetzt',
    moreForVictory: (n) => `${n} fehlen zum Sieg`,
    forUndrawn: (points) => `+${points} nur für Karten im Stapel`,
    onTheBoard: 'Noch auf dem Spielplan',
    inHut: (n) => `${n} in der Hütte`,
    tokens: plural({ one: '# Plättchen', other: '# Plättchen' }),
    discarded: (n) => `${n} abgelegt`,
    toDraw: (n) => `${n} zu ziehen`,
    drawStack: 'Offener Stapel',
    nextFirst: 'nächste zuerst',
    discard: 'Ablage',
    wait: plural({ one: '# wartet', other: '# warten' }),
  },

  decisions: decisionsDe,
  moves: movesDe,
};
