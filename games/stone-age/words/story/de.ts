import type { StoryWords } from './words.ts';

export const storyDe: StoryWords = {
  quoted: (name) => `„${name}“`,

  ways: {
    hunt: { to: 'auf die Jagd', from: 'von der Jagd' },
    forest: { to: 'in den Wald', from: 'aus dem Wald' },
    claypit: { to: 'in die Lehmgrube', from: 'aus der Lehmgrube' },
    quarry: { to: 'in den Steinbruch', from: 'aus dem Steinbruch' },
    river: { to: 'an den Fluss', from: 'vom Fluss' },
    toolmaker: { to: 'zum Werkzeugmacher', from: 'vom Werkzeugmacher' },
    hut: { to: 'in die Hütte', from: 'aus der Hütte' },
    field: { to: 'auf den Acker', from: 'vom Acker' },
    merchant: { to: 'zum Händler', from: 'vom Händler' },
  },
  cardWay: { to: (space) => `zu Karte ${space}`, from: (space) => `von Karte ${space}` },
  buildingWay: { to: (stack) => `zu Gebäude ${stack}`, from: (stack) => `von Gebäude ${stack}` },
  worksWays: {
    wood: { to: 'auf den Holzhof', from: 'vom Holzhof' },
    clay: { to: 'in die Ziegelei', from: 'aus der Ziegelei' },
    stone: { to: 'auf den Steinhof', from: 'vom Steinhof' },
    gold: { to: 'in die Goldwäsche', from: 'aus der Goldwäsche' },
  },

  does: {
    placed: (verb, people, to) => `${verb('schickst', 'schickt')} ${people} ${to}`,
    stayedHome: (verb, people) => `${verb('findest', 'findet')} keinen Platz für ${people}`,
    returned: (verb, people, from) => `${verb('holst', 'holt')} ${people} ungenutzt ${from} zurück`,
    rolled: (verb, dice) => `${verb('würfelst', 'würfelt')} ${dice}`,
    rolledFor: (verb, dice, good) => `${verb('würfelst', 'würfelt')} ${dice} für ${good}`,
    rolledForAll: (verb, dice) => `${verb('würfelst', 'würfelt')} ${dice} für alle`,
    usedTool: (verb, value) => `${verb('legst', 'legt')} ein Werkzeug mit ${value} dazu`,
    usedTools: (verb, tools, sum) =>
      `${verb('legst', 'legt')} ${tools} Werkzeuge mit zusammen ${sum} dazu`,
    picked: (verb, face) => `${verb('wählst', 'wählt')} die ${face}`,
    gained: (verb, goods) => `${verb('nimmst', 'nimmt')} ${goods}`,
    gainedFrom: (verb, goods, building) =>
      `${verb('bekommst', 'bekommt')} ${goods} durch ${building}`,
    gainedNothing: (verb) => `${verb('bekommst', 'bekommt')} nichts`,
    harvested: (verb, goods) => `${verb('erntest', 'erntet')} ${goods}`,
    redeemed: (verb, goods) => `${verb('löst', 'löst')} eine Karte für ${goods} ein`,
    noRoom: (verb, goods) => `${verb('hast', 'hat')} keinen Platz für ${goods}`,
    paid: (verb, goods) => `${verb('zahlst', 'zahlt')} ${goods}`,
    fedWith: (verb, goods) => `${verb('ersetzt', 'ersetzt')} die fehlende Nahrung durch ${goods}`,
    lost: (verb, goods) => `${verb('verlierst', 'verliert')} ${goods}`,
    offered: (verb, goods) => `${verb('gibst', 'gibt')} ${goods} ab`,
    tool: (verb, tools) => `${verb('bekommst', 'bekommt')} ein Werkzeug (jetzt ${tools})`,
    agriculture: (verb, step) => `${verb('hast', 'hat')} im Ackerbau jetzt ${step}`,
    person: (verb, people) => `${verb('bekommst', 'bekommt')} eine Person dazu (jetzt ${people})`,
    merchant: (verb, step) => `${verb('kommst', 'kommt')} auf der Händlerleiste auf ${step}`,
    traded: (verb, give, get) => `${verb('tauschst', 'tauscht')} ${give} gegen ${get}`,
    scored: (verb, points) => `${verb('machst', 'macht')} ${points}`,
    redeemable: (verb) => `${verb('behältst', 'behält')} sie zum Einlösen`,
    cardBought: (verb, card) => `${verb('kaufst', 'kauft')} die Karte ${card}`,
    cardDrawn: (verb, card) => `${verb('ziehst', 'zieht')} verdeckt die Karte ${card}`,
    cardDrawnUnseen: (verb) => `${verb('ziehst', 'zieht')} verdeckt eine Karte`,
    cardTaken: {
      outside: (verb, card) => `${verb('nimmst', 'nimmt')} die Karte ${card} von außerhalb`,
      discard: (verb, card) => `${verb('nimmst', 'nimmt')} die Karte ${card} aus der Ablage`,
    },
    built: (verb) => `${verb('baust', 'baut')} ein Gebäude`,
    builtNamed: (verb, building) => `${verb('baust', 'baut')} ${building}`,
    fed: (verb, food) => `${verb('ernährst', 'ernährt')} alle mit ${food}`,
    fedInPart: (verb, food, missing) =>
      `${verb('verteilst', 'verteilt')} ${food} (${missing} zu wenig)`,
    fedNobody: (verb) => `${verb('brauchst', 'braucht')} keine Nahrung`,
    starved: (verb) => `${verb('bleibst', 'bleibt')} hungrig`,
    stockedFood: (verb, food) => `${verb('legst', 'legt')} ${food} in die Jagdgründe`,
    removed: (verb, goods) => `${verb('nimmst', 'nimmt')} ${goods} vom Spielplan`,
    leftAll: (verb, good) => `${verb('lässt', 'lässt')} beim ${good} alles auf dem Spielplan`,
  },

  happens: {
    tileOpened: (stack, building, left) =>
      `Auf Stapel ${stack} liegt ein neues Gebäude, noch ${left}: ${building}.`,
    stackEmpty: (stack) => `Stapel ${stack} ist leer.`,
    elder: (area) => `Der Älteste zieht weiter: ${area}.`,
    slid: (card) => `Die Karte ${card} rückt auf Feld 1.`,
    cycled: (stack, count) => `${count} Gebäude von Stapel ${stack} nach unten.`,
    discarded: (card) => `Niemand hat eine Karte gekauft: ${card} kommt in die Ablage.`,
    row: (left) => `Die Karten rücken auf; im Stapel sind noch ${left}.`,
    over: {
      stack: 'Das Spiel endet: Ein Gebäudestapel ist leer.',
      cards: 'Das Spiel endet: Die Karten sind aufgebraucht.',
    },
  },
};
