import { pluralsOf } from '@ochre/words';
import type { InsightWords } from './words.ts';

const plural = pluralsOf('de');
const NAMES = {
  road: 'Straße',
  city: 'Stadt',
  cloister: 'Kloster',
  shrine: 'Kultstätte',
  farm: 'Wiese',
} as const;
/** Only the cloister is neuter. */
const with_ = (feminine: string, neuter: string) => ({
  road: `${feminine} ${NAMES.road}`,
  city: `${feminine} ${NAMES.city}`,
  cloister: `${neuter} ${NAMES.cloister}`,
  shrine: `${feminine} ${NAMES.shrine}`,
  farm: `${feminine} ${NAMES.farm}`,
});
const closedCities = plural({ one: '# fertige Stadt', other: '# fertige Städte' });
const ACCUSATIVE = { cloister: 'ein Kloster', shrine: 'eine Kultstätte' } as const;

const counted = (others: number): string => (others === 2 ? 'zwei' : `${others}`);

export const insightDe: InsightWords = {
  farms: 'Wiesen',
  tiles: 'Übrige Plättchen',
  challenges: plural({ one: '# Herausforderung', other: '# Herausforderungen' }),

  whose: {
    free: with_('Freie', 'Freies'),
    yours: with_('Deine', 'Dein'),
    shared: with_('Gemeinsame', 'Gemeinsames'),
    closed: with_('Fertige', 'Fertiges'),
    theirs: (name, what) => `${NAMES[what]} von ${name}`,
  },
  tilesIn: plural({ one: '# Plättchen', other: '# Plättchen' }),
  shields: plural({ one: '# Wappen', other: '# Wappen' }),
  openSides: plural({ one: '# offene Seite', other: '# offene Seiten' }),
  openSquares: plural({ one: '# freies Feld', other: '# freie Felder' }),

  ifLaid: {
    title: 'Wenn du es hier legst',
    closes: (whose) => `${whose} wird fertig`,
    closesWith: plural({
      one: 'fertig mit # Plättchen mehr',
      other: 'fertig mit # Plättchen mehr',
    }),
    sendsHome: (name) => `${name} geht leer aus`,
    joinsFarms: (count) => `aus ${count} Wiesen wird eine`,
    outnumbered: (name) => `${name} ist in der Minderheit`,
    nothing: 'Nur Wiesen',
    nowAndClosed: (now, closed) => `jetzt ${now}, fertig ${closed}`,
  },

  ifClaimed: {
    title: {
      city: 'Ein Ritter hier',
      road: 'Ein Wegelagerer hier',
      field: 'Ein Bauer hier',
      cloister: 'Ein Mönch hier',
      shrine: 'Ein Ketzer hier',
    },
    eachAtTheEnd: (points) => `je ${points} Punkte, am Ende`,
    openCities: plural({ one: '# Stadt noch unfertig', other: '# Städte noch unfertig' }),
    ifTheyClose: plural({ one: 'wenn sie fertig wird', other: 'wenn sie fertig werden' }),
    stays: ['Bleibt bis zum Ende', 'ein Bauer kommt nie zurück'],
    comesHome: ['Kommt zurück', 'sobald es fertig ist'],
  },

  feature: {
    closed: 'fertig',
    nobody: 'Niemand steht darauf',
    now: 'jetzt',
    whenClosed: 'wenn fertig',
    atTheEnd: 'am Ende',
    feeds: (count) => `versorgt ${closedCities(count)}`,
    list: 'Was in der Landschaft steht',
  },

  farmsCard: {
    title: 'Wiesen, wenn jetzt Schluss wäre',
    eachFarm: (points) => `${points} Punkte je fertiger Stadt an einer Wiese`,
    eachCity: (points) => `${points} Punkte je fertiger Stadt für die meisten Bauern ringsum`,
    feeds: (closed, open) =>
      open === 0
        ? `versorgt ${closedCities(closed)}`
        : `versorgt ${closedCities(closed)}, ${open} unfertig`,
    none: 'In der Landschaft liegt kein Bauer.',
  },

  drawer: {
    about: 'das darf jeder wissen; die Reihenfolge niemand',
    all: (types) => `Alle ${types}`,
    fits: 'Passt auf das Feld',
    kinds: { city: 'Stadt', road: 'Straße', building: 'Gebäude' },
    choose: 'Tipp auf ein freies Feld: Hier siehst du, was dort passt.',
    fitHere: (fits, left) => `${fits} von ${left} passen`,
    types: plural({ one: 'auf dieses Feld, # Art', other: 'auf dieses Feld, # Arten' }),
    percent: (percent) => `${percent} %`,
    chance: 'dass das nächste passt',
    sides: 'Norden, Osten, Süden, Westen',
    open: 'offen',
    sideKinds: { city: 'Stadt', road: 'Straße', field: 'Wiese' },
    count: (tile, left, all) => `${tile}: noch ${left} von ${all}`,
    allTypes: (types) => `alle ${types} Arten`,
  },

  dead: 'Hier passt nie mehr ein Plättchen',
  closedFor: (building, rule) => `Hier darf ${ACCUSATIVE[building]} nicht liegen: ${rule}`,

  whyNot: {
    sides: 'Die Seiten passen nicht',
    alone: 'Es muss an ein Plättchen grenzen',
    several: {
      shrine: (others) => `Eine Kultstätte grenzt an ein Kloster, nicht an ${counted(others)}`,
      cloister: (others) => `Ein Kloster grenzt an eine Kultstätte, nicht an ${counted(others)}`,
    },
    underChallenge: {
      shrine: 'Keine Kultstätte neben ein herausgefordertes Kloster',
      cloister: 'Kein Kloster neben eine herausgeforderte Kultstätte',
    },
    taken: {
      shrine: 'Neben diesem Kloster liegt schon eine Kultstätte',
      cloister: 'Neben dieser Kultstätte liegt schon ein Kloster',
    },
    severalAbout: {
      shrine: (others) =>
        `Die Seiten passen, aber ${others} Klöster liegen neben diesem Feld, auch über Eck.`,
      cloister: (others) =>
        `Die Seiten passen, aber ${others} Kultstätten liegen neben diesem Feld, auch über Eck.`,
    },
    challengeAbout: 'Die Seiten passen. Ist die Herausforderung vorbei, ist das Feld wieder frei.',
    takenAbout:
      'Die Seiten passen, aber jedes Gebäude verträgt nur einen Nachbarn der anderen Art.',
    inNoTurn: 'Es passt hier in keiner Drehung.',
    otherSquares: plural({
      one: 'Das Plättchen passt auf # anderes Feld.',
      other: 'Das Plättchen passt auf # andere Felder.',
    }),
    rule: (rule) => `Regel ${rule}`,
  },

  challenge: {
    title: (points) => `Herausforderung um ${points} Punkte`,
    role: { cloister: (name) => `${name}, Mönch`, shrine: (name) => `${name}, Ketzer` },
    missing: plural({ one: '# fehlt', other: '# fehlen' }),
    ofEight: (filled) => `${filled} von 8 Feldern`,
    leads: 'führt',
    level: 'gleichauf',
    first: (points) => `Wer zuerst fertig ist, bekommt ${points},`,
    rest: (points) => `der andere geht leer aus; gleichzeitig fertig, bekommen beide ${points}.`,
    shared: plural({ one: '# Feld zählt für beide.', other: '# Felder zählen für beide.' }),
    ifEnded: (one, points, other, otherPoints) =>
      `Wäre jetzt Schluss: ${one} ${points}, ${other} ${otherPoints}.`,
    open: (one, other) => `Herausforderung: ${one} gegen ${other}`,
  },
};
