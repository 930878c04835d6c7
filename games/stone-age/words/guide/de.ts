import type { GuideWords } from './words.ts';

export const guideDe: GuideWords = {
  hints: {
    tribe: {
      title: 'Dein Stamm',
      text: ({ people, food }) =>
        `Du hast ${people} Leute und ${food} Nahrung. In jeder Runde setzt du deine Leute ein, lässt sie arbeiten und ernährst sie.`,
    },
    goal: {
      title: 'Worum es geht',
      text: () =>
        'Wer am Ende die meisten Punkte hat, gewinnt: Gebäude bringen sie sofort, Karten meist erst am Ende. „Bei Schluss jetzt“ an deiner Tafel zählt beides.',
    },
    endTurn: {
      title: 'Dein Zug ist fertig',
      text: () =>
        'Doch lieber anders? „Rückgängig“ nimmt ihn zurück, „Zug beenden“ gibt an den anderen Stamm weiter.',
    },
    placing: {
      title: 'Schick Leute los',
      text: () =>
        'Tippe auf einen leuchtenden Ort, zum Beispiel diesen, und sieh, was er bringt. Bis du bestätigst, geschieht nichts.',
    },
    gathering: {
      title: 'Für jede Person ein Würfel',
      text: ({ pips, good, isOddsShown }) =>
        `Bei der Arbeit wirft jede Person einen Würfel, und je ${pips} Augen bringen ${good}. ${
          isOddsShown
            ? 'Wähle, wie viele gehen: Balken zeigen, was kommen kann.'
            : 'Wähle, wie viele gehen.'
        }`,
    },
    tools: {
      title: 'Werkzeug hilft',
      text: () =>
        'Jedes Werkzeug zählt seinen Wert zu einem Wurf je Runde. Nimm es jetzt oder heb es für einen anderen Ort auf.',
    },
    pick: {
      title: 'Würfel für alle',
      text: () => 'Alle nehmen sich einen dieser Würfel und bekommen, wofür er steht.',
    },
    paying: {
      title: 'Bezahlen oder lassen',
      text: () =>
        'Bezahle jetzt, und es gehört dir. Reicht es nicht oder behältst du lieber, was du hast, dann lass es: Das kostet nichts.',
    },
    using: {
      title: 'Jetzt wird gearbeitet',
      text: () =>
        'Tippe auf einen Ort, an dem deine Leute stehen; die Reihenfolge bestimmst du. Sammle zuerst: Davon kannst du schon Karten und Gebäude bezahlen.',
    },
    yields: {
      title: 'Was sie gebracht haben',
      text: () =>
        'Alles, was kommt, landet hier. Die Würfel werden addiert, durch die Zahl hinter dem ÷ auf dem Schild geteilt und abgerundet.',
    },
    fed: {
      title: 'Alle haben gegessen',
      text: ({ food }) =>
        `Jede Person isst 1 Nahrung je Runde; kurz davor bringen die Äcker ihre Nahrung. Dir bleiben ${food} Nahrung.`,
    },
    hungry: {
      title: 'Wenn Nahrung fehlt',
      text: ({ starving }) =>
        `Dann gibst du für jede Person, die leer ausgeht, einen Rohstoff oder verlierst ${starving} Punkte. Niemand stirbt daran.`,
    },
    newRound: {
      title: 'Eine neue Runde',
      text: () =>
        'Karten rücken dorthin, wo sie weniger kosten, und neue kommen nach. Jetzt beginnt der nächste Stamm.',
    },
    others: {
      title: 'Die Orte füllen sich',
      text: () =>
        'Ein blasser Ort ist gerade zu: Tippe darauf, und er sagt, warum. Alle deine Leute müssen irgendwohin, und in der ersten Runde kannst du nicht viel falsch machen.',
    },
    village: {
      title: 'Das Dorf',
      text: ({ hutPeople }) =>
        `Es hilft das ganze Spiel lang: der Acker mit Nahrung in jeder Runde, der Werkzeugmacher mit Werkzeug für deine Würfel, die Hütte mit einer Person mehr, wenn ${hutPeople} hineingehen.`,
    },
    cards: {
      title: 'Karten',
      text: ({ dearestCard }) =>
        `Eine Person hält dir eine Karte frei; später zahlst du 1 bis ${dearestCard} Rohstoffe, ein grüner Haken sagt, dass es reicht. Die obere Hälfte wirkt sofort, die untere zählt am Ende.`,
    },
    buildings: {
      title: 'Gebäude',
      text: () =>
        'Auch ein Gebäude hält dir eine Person frei: Zahl die Rohstoffe, die es zeigt, und du bekommst sofort seine Punkte. Steht da Σ, wählst du, womit du zahlst, und bekommst den Wert.',
    },
    ending: {
      title: 'Wie es endet',
      text: () =>
        'Wenn ein Stapel Gebäude leer ist oder die Karten ausgehen. Dann zählen Karten: grüne danach, wie viele verschiedene du hast, sandfarbene für das, was sie zeigen.',
    },
    help: {
      title: 'Jetzt ist es dein Spiel',
      text: () =>
        'Hinter dem Fragezeichen stehen die Regeln, und das Protokoll erzählt, was war. Spiel weiter; gehst du fort, wartet das Spiel auf der Startseite.',
    },
    moreTools: {
      title: 'Mehr aus Werkzeug',
      text: () =>
        'Drei Werkzeuge liegen nebeneinander, jedes für einen Wurf je Runde; das vierte macht eines davon stärker. Frühes Werkzeug arbeitet das ganze Spiel.',
    },
    hunger: {
      title: 'Mit Hunger umgehen',
      text: () =>
        '„Nach dem Ernähren“ sagt, was übrig bleibt. Ein Rohstoff je fehlender Nahrung ist billiger als 10 Punkte, und bei 0 Punkten kostet Hunger nichts.',
    },
    sets: {
      title: 'Sätze aus Kultur',
      text: () =>
        'Verschiedene grüne Symbole zählen ihre Anzahl im Quadrat: 4 bringen 16, 7 bringen 49. Jedes neue ist also mehr wert als das letzte.',
    },
    multipliers: {
      title: 'Karten, die multiplizieren',
      text: () =>
        'Sandfarbene Karten zählen, was du hast: Schamanen Leute, Bauern Ackerbau, Werkzeugmacher Werkzeug, Hüttenbauer Gebäude. Wähle eines und wachse darin.',
    },
    timing: {
      title: 'Wann es endet',
      text: () =>
        'Liegst du vorn, leere den kleinsten Stapel Gebäude oder kauf Karten, damit es bald endet. Liegst du hinten, lass beides und wachse.',
    },
    onYourOwn: {
      title: 'Das ist die Kunst',
      text: () =>
        'Jeder Ort zeigt, was er bringen kann und was er dir wert ist. Jetzt spiel weiter.',
    },
  },
};
