import type { TextWords } from './words.ts';

export const textsDe: TextWords = {
  howToPlay: [
    '1. In jeder Runde setzt ihr zuerst reihum eure Leute ein: zum Jagen, Sammeln, Werkzeugmachen, ' +
      'auf dem Acker oder bei einer Karte oder einem Gebäude.',
    '2. Dann nutzt du sie. Beim Sammeln wirfst du einen Würfel pro Person: Die Summe, geteilt durch ' +
      'die Zahl des Ortes, ist dein Ertrag. Werkzeug zählt zum Wurf dazu. Karten und Gebäude bezahlst ' +
      'du mit Rohstoffen.',
    '3. Dann essen alle: 1 Nahrung pro Person. Was fehlt, kostet je einen Rohstoff oder 10 Punkte.',
    '4. Gebäude zählen sofort, Karten am Ende: Sätze grüner Zeichen im Quadrat; Bauern, ' +
      'Werkzeugmacher, Hüttenbauer und Schamanen zählen deinen Ackerbau, dein Werkzeug, deine Gebäude ' +
      'und deine Leute.',
    '5. Das Spiel endet, wenn ein Gebäudestapel leer ist oder Karten fehlen. Die meisten Punkte ' +
      'gewinnen.',
  ],
  howToType:
    'Tippe eine Zahl vom Spielplan oder aus der Liste (2 3 heißt Ort 2, 3 Personen) oder einen Zug ' +
    'wie Wald 3.',
  legend:
    'In der Tabelle: Ende sind die Punkte, wäre jetzt Ende (ohne verdeckte Karten der anderen), dann ' +
    'ist die Nahrung nach dem Ernähren, Leute sind die zu Hause und alle, Werkzeug in Klammern ist in ' +
    'dieser Runde schon benutzt. Wo wenig Platz ist, kostet hls→12 Holz, Lehm, Stein; 4/2→w nimmt 4 ' +
    'aus 2 Arten und zählt ihren Wert.',
  styleRules: [
    '6. Mit Stil zum Ziel: Der Händler (2 Personen) bringt dich auf seiner Leiste 2 weiter und gibt 2 ' +
      'Schmuck. Eine Jagd bringt Nahrung, Schmuck oder beides. Karte 5 kostet 3 Schmuck; für 3 weitere ' +
      'nimmst du noch die oberste Karte des Stapels, verdeckt.',
    '7. Einmal pro Runde darfst du beim Bezahlen einer Karte oder eines Gebäudes eintauschen, was dir ' +
      'fehlt: zwei gegen eins ab Feld 1 der Händlerleiste, eins gegen eins ab 4, eins gegen zwei ab 9.',
    '8. D04, D05 und D06 sind Orte für ihren Besitzer, ab der nächsten Runde. Händler auf Karten zählen ' +
      'deine Händlerleiste; der Ring ist ein neuntes Zeichen.',
    'Auf Englisch sagt die Anleitung von 2011 trader und decoration, die von 2021 merchant und ' +
      'jewelry. Beim Tippen gehen alle.',
  ],
  styleLegend:
    'Mit Stil zum Ziel: Schmuck und ◆ sind Schmuck, Händler ist die Händlerleiste, in Klammern, wenn ' +
    'der Tausch dieser Runde gemacht ist. Wo wenig Platz ist, heißt es Schm und Händ, Pkt sind die ' +
    'Punkte, heim die Leute. Ein Kauf mit Tausch ist eine eigene Auswahl oder wird so getippt: ' +
    'buy card2 wood=1 clay=1 trade jewelry=2 for clay=1',
  helpNote:
    'Die englischen Anleitungen von Mit Stil zum Ziel sagen Verschiedenes: merchant und jewelry (2021) ' +
    'sind trader und decoration (2011).',
  typed: (pairs) => `Orte und Waren tippst du auf Deutsch oder Englisch: ${pairs}.`,

  soloRules: [
    '1. Allein gegen den Spielplan: Nichts kommt von außen, und was am Ende auf dem Spielplan liegt, kostet ' +
      'Punkte. 120 Punkte sind ein Sieg, 140 ein großer, 160 ein vollkommener.',
    '2. Der Älteste sperrt die Gegend, in der er steht, und Karten kosten nur, was es dort gibt: Holz ' +
      'im Wald, Nahrung bei der Jagd, im Dorf Werkzeug und Schritte im Ackerbau. Nach jedem Zug geht ' +
      'er weiter: Wald, Lehmgrube, Steinbruch, Fluss, Dorf, Jagd.',
    '3. Alle Leute müssen eingesetzt und genutzt werden: Wer es nicht wird, kostet 2 Punkte. Von ' +
      'Werkzeugmacher, Acker und Hütte nutzt du einen Ort pro Zug, zwei ab Ackerbau 2, alle ab 3, in ' +
      'dieser Reihenfolge. Der Acker kostet so viel Nahrung, wie Personen in der Hütte warten.',
    '4. Von jeder Ware hast du höchstens so viel wie Personen: Was keinen Platz findet, kostet je 2 ' +
      'Punkte. Gegessene und bezahlte Nahrung geht zurück zur Jagd.',
    '5. Karten: Auf Feld 3 und 4 darfst du auch eine Karte auf Feld 1 schieben; auf Feld 4 auch ' +
      'Gebäude nach unten legen und den Ältesten versetzen. In einem Zug ohne Kauf wird die Karte auf ' +
      'Feld 2 abgelegt.',
    '6. Ernähren kostet 1 Nahrung für jede Person über deinem Ackerbau; was der Älteste nimmt, nährt ' +
      'auch. Hungern kostet 10 Punkte, alle Nahrung und 1 von dem, was der Älteste nimmt, 2 andere ' +
      'Dinge oder 5 Punkte.',
    '7. Es endet, wenn keine drei Karten mehr ausgelegt werden können oder ein Gebäudestapel leer ist. ' +
      'Am Ende kosten Holz und Lehm auf dem Spielplan je 1, Stein und Gold je 2, Werkzeugplättchen 1 und 3, ' +
      'eine Person in der Hütte 3, eine abgelegte Karte 1; eine Karte im Stapel bringt 10.',
  ],
  soloLegend:
    'Auf dem Plan: 13 Holz ÷3 ist, was übrig ist und wodurch die Würfel geteilt werden; Karte 2 mit ' +
    '2 Lehm ist der Preis; Darunter liegen die Gebäude unter den offenen: hls→12 kostet Holz, Lehm, ' +
    'Stein; 4/2→w nimmt 4 aus 2 Arten und zählt ihren Wert. Stapel sind die Karten, die kommen. In ' +
    'der Tabelle: Ende sind die Punkte, wäre jetzt Ende, Bedarf ist die Nahrung zum Ernähren, Platz ' +
    'ist, wie viel du noch nehmen kannst.',
  soloVariant: 'allein, ohne Bots, gegen den Spielplan und den Ältesten',
};
