import type { RulebookPages } from './words.ts';

export const pagesDe: RulebookPages = {
  round: {
    title: 'Eine Runde auf einen Blick',
    says: ({ people, food }) => [
      `Du führst einen Stamm mit ${people} Leuten und ${food} Nahrung. Jede Runde hat drei Schritte: Reihum setzen alle ihre Leute ein, bis niemand mehr übrig ist; dann nutzt jeder nacheinander alle seine Orte; dann ernähren alle ihre Leute.`,
      'Wer am Ende die meisten Punkte hat, gewinnt. Gebäude bringen sofort Punkte, Karten meist erst am Ende.',
    ],
    example: () =>
      'Leute einsetzen, Orte nutzen, Leute ernähren. Dann beginnt der nächste Stamm die Runde.',
  },
  place: {
    title: 'Ein Ort',
    says: () => [
      'Wo gesammelt wird, wirft jede Person einen Würfel. Zähl die Würfel zusammen, nimm Werkzeug dazu, wenn du willst, teile durch die Zahl auf dem Schild (÷) und runde ab. So viel bekommst du.',
      'Das Dorf braucht keine Würfel: Der Werkzeugmacher gibt ein Werkzeug, der Acker jede Runde eine Nahrung mehr, die Hütte eine Person mehr, wenn zwei hineingehen. Jeden Ort nutzt du höchstens einmal pro Runde.',
    ],
    example: ({ dice, sum, divisor, wood, tool, woodWithTool }) =>
      `${dice} Leute im Wald werfen ${sum}: ${sum} ÷ ${divisor} bringt ${wood} Holz. Mit einem Werkzeug ${tool} sind es ${sum + tool} und damit ${woodWithTool} Holz.`,
  },
  card: {
    title: 'Eine Karte',
    says: () => [
      'Eine Person hält dir eine Karte frei. Wenn du sie nutzt, zahlst du so viele beliebige Rohstoffe, wie ihr Feld sagt: 1 bis 4. Oder du nimmst sie nicht, das kostet nichts.',
      'Die obere Hälfte wirkt sofort. Die untere zählt am Ende.',
    ],
    example: ({ price, cardFood }) =>
      `Diese Karte liegt auf Feld ${price}: Zahl ${price} Rohstoffe, nimm sofort ${cardFood} Nahrung und behalte ein grünes Symbol für das Ende.`,
  },
  building: {
    title: 'Ein Gebäude',
    says: () => [
      'Auch ein Gebäude hält dir eine Person frei. Zahl, was es zeigt, und bekomm sofort seine Punkte.',
      'Zeigt ein Plättchen Σ, wählst du, womit du zahlst: Holz ist je 3 Punkte wert, Lehm 4, Stein 5, Gold 6.',
    ],
    example: ({ fixedPoints, freePoints }) =>
      `Das erste Gebäude kostet genau, was es zeigt, und bringt ${fixedPoints} Punkte. Das zweite nimmt vier Rohstoffe aus zwei Arten: So bezahlt bringt es ${freePoints}.`,
  },
  feeding: {
    title: 'Ernähren',
    says: ({ starving }) => [
      'Wenn alle ihre Leute genutzt haben, bekommst du Nahrung für deinen Ackerbau; dann isst jede Person 1.',
      `Fehlt Nahrung, zahlst du für jede hungrige Person einen Rohstoff, für alle zusammen. Oder du zahlst keinen und verlierst ${starving} Punkte. Unter 0 fällt dein Punktestand nie.`,
    ],
    example: ({ eaters, harvest, store, missing, starving }) =>
      `${eaters} Leute essen. ${harvest} Nahrung kommt vom Acker, ${store} ist im Vorrat: ${missing} fehlt. Zahl ${missing} Rohstoff oder verlier ${starving} Punkte.`,
  },
  scoring: {
    title: 'Wertung',
    says: () => [
      'Grüne Symbole: Alle verschiedenen bilden einen Satz, der seine Größe mal sich selbst zählt. Doppelte bilden einen zweiten Satz.',
      'Sandfarbene Karten multiplizieren: Bauern × Ackerbau, Werkzeugmacher × Werkzeug, Hüttenbauer × Gebäude, Schamanen × Leute. Jeder übrige Rohstoff zählt 1 Punkt, Nahrung nichts.',
    ],
    example: ({ set, setPoints, secondSet, culturePoints, farmers, agriculture, farmerPoints }) =>
      `${set} verschiedene Symbole: ${set} × ${set} = ${setPoints}. ${secondSet} zweites dazu: zusammen ${culturePoints}. ${farmers} Bauern bei Ackerbau ${agriculture}: ${farmerPoints}.`,
  },
  end: {
    title: 'Das Ende',
    says: () => [
      'Das Spiel endet nach einer Runde, in der ein Stapel Gebäude leer wurde, oder wenn die Karten nicht mehr für alle Felder reichen. Dann werden die Karten gewertet.',
      'Bei Gleichstand entscheiden Ackerbau, Werkzeug und Leute zusammen.',
    ],
    example: () => 'Oben steht, wie viele Gebäude und Karten bis dahin noch übrig sind.',
  },
  style: {
    title: 'Mit Stil zum Ziel',
    says: () => [
      'Schmuck ist weder Rohstoff noch Nahrung: Er kommt vom Händler oder statt Nahrung von der Jagd. Mit ihm bezahlst du die Karte auf Feld 5 (3 Schmuck) und manche Gebäude.',
      'Der Händler rückt deinen Stein vor. Von da an darfst du einmal je Runde beim Kaufen tauschen: zwei gegen eins, später eins gegen eins, zuletzt eins gegen zwei.',
    ],
    example: ({ hunted }) =>
      `Eine Jagd von ${hunted} nimmst du als Nahrung und Schmuck, wie du willst.`,
  },
  huts: {
    title: 'Die neuen Hütten',
    says: () => [
      'Sechs weitere Gebäude. Drei davon bringen zu Beginn von Schritt 2 jeder späteren Runde einen Rohstoff; die anderen sofort eine Person, ein Werkzeug oder Ackerbau.',
    ],
    example: () => 'Sie werden gebaut wie alle anderen und zählen für Hüttenbauer.',
  },
  solo: {
    title: 'Solo, mit dem Ältesten',
    says: ({ victory }) => [
      'Du spielst gegen den Spielplan: Mehr als dort liegt, gibt es nicht, und was du liegen lässt, kostet Punkte. Von jeder Art behältst du so viel, wie du Leute hast.',
      `Der Älteste sperrt in jedem Zug ein Gebiet und zieht weiter. Karten bezahlst du mit dem, was sein Gebiet gibt. ${victory} Punkte sind ein Sieg.`,
    ],
    example: () => 'Der Älteste geht von Gebiet zu Gebiet, immer denselben Weg.',
  },
};
