import { pluralsOf } from '@ochre/words';
import { pagesDe } from './pages/de.ts';
import type { RulebookWords } from './words.ts';

const plural = pluralsOf('de');
const resources = { wood: 'Holz', clay: 'Lehm', stone: 'Stein', gold: 'Gold' } as const;
const symbols = {
  pottery: 'Töpferei',
  writing: 'Schrift',
  transport: 'Transport',
  healing: 'Heilkunst',
  art: 'Kunst',
  weaving: 'Weberei',
  music: 'Musik',
  time: 'Zeit',
  ring: 'Ring',
} as const;
const each = (what: string) =>
  plural({ one: `# Punkt am Ende für ${what}.`, other: `# Punkte am Ende für ${what}.` });
const diced = (good: string, divisor: number, most: string): readonly [string, string] => [
  `Wirf einen Würfel je Person hier, zähle nach Wunsch Werkzeuge dazu und teile durch ${divisor}, abgerundet: So viel ${good} bekommst du.`,
  most,
];
const SEVEN =
  'Hier ist Platz für 7 Personen. Mit 2 Spielern darf nur einer hier stehen, mit 3 Spielern zwei.';

export const rulebookDe: RulebookWords = {
  parts: {
    components: 'Karten und Gebäude',
    places: 'Orte',
  },
  pages: pagesDe,
  about: {
    base: 'Für 2 bis 4 Spieler. Alles andere baut darauf auf.',
    style:
      'Eine Erweiterung für 2 bis 5 Spieler. Die Grundregeln gelten, wo eine Regel hier nichts anderes sagt.',
    huts: 'Eine kleine Erweiterung: sechs weitere Gebäude.',
    solo: 'Ein Spiel für einen, mit den Teilen des Grundspiels. Die Grundregeln gelten, wo eine Regel hier nichts anderes sagt.',
  },
  search: { components: 'Karten und Gebäude durchsuchen' },

  components: {
    found: plural({ one: '# Art gezeigt', other: '# Arten gezeigt' }),
    kind: 'Art',
    kinds: { all: 'Alle', cards: 'Karten', tiles: 'Gebäude' },
    module: 'Spiel',
    allModules: 'Alle',
    cost: 'Preis',
    atOnce: 'Sofort',
    atEnd: 'Am Ende',
    cardsAbout:
      'Eine Karte kostet so viele Rohstoffe beliebiger Art, wie ihr Feld sagt. Ihr oberer Teil wirkt sofort, ihr unterer wird am Ende gewertet.',
    tilesAbout:
      'Ein Gebäude kostet, was es zeigt. Seine Punkte zählen sofort, und am Ende zählt es für deine Hüttenbauer.',
    unsure: 'Nach bestem Wissen; die gedruckte Fassung kann abweichen.',
  },

  explained: {
    effects: {
      goods: (goods) => `Du bekommst ${goods}.`,
      points: plural({ one: 'Du bekommst # Punkt.', other: 'Du bekommst # Punkte.' }),
      roll: (dice, resource, divisor) =>
        `Wirf ${dice} Würfel, zähle nach Wunsch Werkzeuge dazu und teile durch ${divisor}, abgerundet: So viel ${resources[resource]} bekommst du.`,
      tool: 'Du bekommst ein Werkzeug: ein neues mit 1, oder, wenn du drei hast, wächst dein kleinstes um 1.',
      oneUseTool: (value) =>
        `Einmal im Spiel darfst du ${value} zu einem deiner Würfe zählen. Für Werkzeugmacher zählt es nicht.`,
      agriculture:
        'Dein Ackerbau steigt um 1, höchstens auf 10: so viel mehr Nahrung in jeder Runde.',
      person:
        'Du bekommst eine weitere Person, höchstens bis 10, die ab der nächsten Runde arbeitet.',
      income: (goods) => `Zu Beginn der Phase 2 jeder folgenden Runde bekommst du ${goods}.`,
      merchant: (steps, jewelry) =>
        `Dein Stein auf der Händlerleiste rückt um ${steps} vor, höchstens auf 10${jewelry === undefined ? '' : `, und du bekommst ${jewelry}`}.`,
      anyResource: 'Du bekommst einen Rohstoff nach Wahl.',
      anyResources: (count) =>
        `Heb sie auf. Einmal, beim Handeln oder beim Ernähren, darfst du ${count} Rohstoffe nach Wahl nehmen. Tust du es nie, zählt sie als ${count} übrige Rohstoffe.`,
      work: (resource, divisor, people) =>
        `Von der nächsten Runde an ist es ein Ort nur für dich: Setz 1 bis ${people} Personen ein, wirf für jede einen Würfel, zähle nach Wunsch Werkzeuge dazu und teile durch ${divisor}: So viel ${resources[resource]} bekommst du.`,
      extraCard:
        'Du nimmst die oberste Karte des Stapels, verdeckt. Nur ihr unterer Teil zählt, am Ende. Ein leerer Stapel gibt nichts.',
      dice: 'Je Spieler wird ein Würfel geworfen. Reihum nimmt jeder einen und bekommt, was er bringt; Werkzeuge ändern sie nicht.',
    },
    face: (face, reward) => `${face}:\u00a0${reward}`,
    culture: (symbol) =>
      `Ein Kulturzeichen, ${symbols[symbol]}. Am Ende sind deine verschiedenen Zeichen ein Satz, die zweiten ein weiterer; jeder Satz zählt seine Größe mal sich selbst: 3 Zeichen 9 Punkte, 8 Zeichen 64.`,
    professions: {
      farmer: each('jeden Schritt deines Ackerbaus'),
      toolmaker: each('jeden Punkt auf deinen Werkzeugen'),
      builder: each('jedes deiner Gebäude'),
      shaman: each('jede deiner Personen'),
      trader: each('jeden Schritt auf deiner Händlerleiste'),
    },
    cost: {
      fixed: (goods) => `Es kostet ${goods}.`,
      kinds: (count, kinds) =>
        kinds === 1
          ? `Es kostet genau ${count} Rohstoffe, alle von derselben Art.`
          : `Es kostet genau ${count} Rohstoffe aus genau ${kinds} Arten.`,
      range: (min, max) => `Es kostet ${min} bis ${max} Rohstoffe beliebiger Art.`,
      jewelry: (min, max) => `Es kostet ${min} bis ${max} Schmuck.`,
    },
    tilePoints: {
      printed: plural({ one: 'Es zählt sofort # Punkt.', other: 'Es zählt sofort # Punkte.' }),
      value:
        'Es zählt sofort, was das Bezahlte wert ist: Holz je 3, Lehm je 4, Stein je 5 und Gold je 6 Punkte.',
      perJewelry: (points) => `Es zählt sofort ${points} Punkte je Schmuck.`,
    },
    places: {
      hunt: diced(
        'Nahrung',
        2,
        'Hier ist Platz für alle. Mit „Mit Stil zum Ziel“ darfst du jeden Teil davon als Schmuck nehmen.',
      ),
      forest: diced('Holz', 3, SEVEN),
      claypit: diced('Lehm', 4, SEVEN),
      quarry: diced('Stein', 5, SEVEN),
      river: diced('Gold', 6, SEVEN),
      toolmaker: [
        'Eine Person bringt dir ein Werkzeug: ein neues mit 1, oder, wenn du drei hast, wächst dein kleinstes um 1.',
        'Jedes Werkzeug zählt seinen Wert zu einem Wurf je Runde.',
      ],
      hut: [
        'Zwei deiner Personen, zusammen eingesetzt, bringen dir eine weitere Person, die ab der nächsten Runde arbeitet. Du kannst 10 haben.',
      ],
      field: [
        'Eine Person hebt deinen Ackerbau um 1, höchstens auf 10.',
        'In jeder Runde bekommst du so viel Nahrung, wie dein Ackerbau sagt.',
      ],
      merchant: [
        'Zwei deiner Personen, zusammen eingesetzt, rücken deinen Stein auf der Händlerleiste um 2 vor und bringen dir 2 Schmuck.',
        'Je weiter dein Stein, desto besser tauschst du beim Kaufen, einmal je Runde.',
      ],
    },
    cardSpace: plural({
      one: 'Platz für eine Person, die die Karte hier für # Rohstoff beliebiger Art kauft.',
      other: 'Platz für eine Person, die die Karte hier für # Rohstoffe beliebiger Art kauft.',
    }),
    jewelrySpace: 'Platz für eine Person, die die Karte hier für 3 Schmuck kauft.',
    buildingSpace:
      'Platz für eine Person, die das oberste Gebäude des Stapels für das baut, was es zeigt. Ein leerer Stapel beendet das Spiel nach der Runde.',
    works: 'Nur sein Besitzer darf hier Personen einsetzen, ab der Runde, nachdem es gebaut wurde.',
    solo: {
      fromBoard: 'Es kommt aus den Jagdgründen, soweit es da ist.',
      fromPool: 'Es kommt aus dem Vorrat außerhalb, soweit es da ist.',
      room: 'Es gibt nur, was noch da liegt. Von jeder Art behältst du so viel, wie du Personen hast; was zu viel ist, kostet je 2 Punkte.',
      places: {
        toolmaker:
          'Eine Person bringt dir ein neues Werkzeugplättchen mit 1 oder verbessert eines von deinen um 1.',
        hut: 'Zwei deiner Personen, zusammen eingesetzt, holen eine weitere Person aus der Hütte, die sofort zählt.',
        field:
          'Eine Person hebt deinen Ackerbau um 1, für so viel Nahrung, wie Personen in der Hütte sind.',
      },
      cardSpace: (space) =>
        `Platz für eine Person, die die Karte hier für ${space} vom Material des Ältesten kauft.`,
      buildingSpace:
        'Platz für eine Person, die das oberste Gebäude des Stapels für das baut, was es zeigt. Ein leerer Stapel beendet das Spiel nach dem Zug.',
      effects: {
        tool: 'Du bekommst ein neues Werkzeugplättchen mit 1 oder verbesserst eines von deinen um 1.',
        extraCard:
          'Du nimmst die oberste Karte des Stapels außerhalb oder eine beliebige abgelegte Karte. Nur ihr unterer Teil zählt, am Ende.',
        anyResources: (count) =>
          `Heb sie auf. Einmal, beim Handeln oder beim Ernähren, darfst du ${count} Rohstoffe nehmen, die der Vorrat außerhalb hat. Tust du es nie, zählt sie als ${count} übrige Rohstoffe.`,
        dice: 'Wirf 1 bis 3 Würfel und wähle eine Seite: Sie zählt einmal je Würfel, der sie zeigt. Die Summe der anderen Würfel geht in Punkten verloren.',
      },
    },
  },
};
