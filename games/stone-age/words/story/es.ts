import { pluralsOf } from '@ochre/words';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('es');
const tiles = plural({ one: '# edificio', other: '# edificios' });

export const storyEs: StoryWords = {
  quoted: (name) => `«${name}»`,

  ways: {
    hunt: { to: 'en el terreno de caza', from: 'del terreno de caza' },
    forest: { to: 'en el bosque', from: 'del bosque' },
    claypit: { to: 'en la arcillera', from: 'de la arcillera' },
    quarry: { to: 'en la cantera', from: 'de la cantera' },
    river: { to: 'en el río', from: 'del río' },
    toolmaker: { to: 'en el taller del artesano', from: 'del taller del artesano' },
    hut: { to: 'en la choza', from: 'de la choza' },
    field: { to: 'en el campo', from: 'del campo' },
    merchant: { to: 'en el puesto del mercader', from: 'del puesto del mercader' },
  },
  cardWay: { to: (space) => `en la carta ${space}`, from: (space) => `de la carta ${space}` },
  buildingWay: {
    to: (stack) => `en el edificio ${stack}`,
    from: (stack) => `del edificio ${stack}`,
  },
  worksWays: {
    wood: { to: 'en el aserradero', from: 'del aserradero' },
    clay: { to: 'en el tejar', from: 'del tejar' },
    stone: { to: 'en el taller de piedra', from: 'del taller de piedra' },
    gold: { to: 'en el lavadero de oro', from: 'del lavadero de oro' },
  },

  does: {
    placed: (verb, people, to) => `${verb('colocas', 'coloca')} ${people} ${to}`,
    stayedHome: (verb, people) => `${verb('dejas', 'deja')} en casa a ${people} por falta de sitio`,
    returned: (verb, people, from) => `${verb('retiras', 'retira')} ${people} ${from} sin usarlo`,
    rolled: (verb, faces) => `${verb('sacas', 'saca')} ${faces}`,
    rolledFor: (verb, faces, good) => `${verb('sacas', 'saca')} ${faces} para ${good}`,
    rolledForAll: (verb, faces) => `${verb('sacas', 'saca')} ${faces} para todos`,
    usedTool: (verb, value) => `${verb('añades', 'añade')} una herramienta de ${value}`,
    usedTools: (verb, tools, sum) => `${verb('añades', 'añade')} ${sum} con ${tools} herramientas`,
    picked: (verb, face) => `${verb('eliges', 'elige')} el ${face}`,
    gained: (verb, goods) => `${verb('tomas', 'toma')} ${goods}`,
    gainedFrom: (verb, goods, building) => `${verb('recibes', 'recibe')} ${goods} de ${building}`,
    gainedNothing: (verb) => `no ${verb('recibes', 'recibe')} nada`,
    harvested: (verb, goods) => `${verb('cosechas', 'cosecha')} ${goods}`,
    redeemed: (verb, goods) => `${verb('canjeas', 'canjea')} una carta por ${goods}`,
    noRoom: (verb, goods) => `no ${verb('tienes', 'tiene')} sitio para ${goods}`,
    paid: (verb, goods) => `${verb('pagas', 'paga')} ${goods}`,
    fedWith: (verb, goods) => `lo ${verb('suples', 'suple')} con ${goods}`,
    lost: (verb, goods) => `${verb('pierdes', 'pierde')} ${goods}`,
    offered: (verb, goods) => `${verb('renuncias', 'renuncia')} a ${goods}`,
    tool: (verb, tools) => `${verb('recibes', 'recibe')} una herramienta (ahora ${tools})`,
    agriculture: (verb, step) => `${verb('quedas', 'queda')} con agricultura ${step}`,
    person: (verb, people) => `${verb('recibes', 'recibe')} una persona más (ahora ${people})`,
    merchant: (verb, step) => `${verb('llegas', 'llega')} a ${step} en el mercader`,
    traded: (verb, give, get) => `${verb('cambias', 'cambia')} ${give} por ${get}`,
    scored: (verb, points) => `${verb('ganas', 'gana')} ${points}`,
    redeemable: (verb) => `la ${verb('guardas', 'guarda')} para canjearla`,
    cardBought: (verb, card) => `${verb('compras', 'compra')} la carta ${card}`,
    cardDrawn: (verb, card) => `${verb('robas', 'roba')} la carta ${card} boca abajo`,
    cardDrawnUnseen: (verb) => `${verb('robas', 'roba')} una carta boca abajo`,
    cardTaken: {
      outside: (verb, card) => `${verb('tomas', 'toma')} la carta ${card} de fuera de la partida`,
      discard: (verb, card) => `${verb('tomas', 'toma')} la carta ${card} del descarte`,
    },
    built: (verb) => `${verb('construyes', 'construye')} un edificio`,
    builtNamed: (verb, building) => `${verb('construyes', 'construye')} ${building}`,
    fed: (verb, food) => `${verb('alimentas', 'alimenta')} a todos con ${food}`,
    fedInPart: (verb, food, missing) =>
      `${verb('repartes', 'reparte')} ${food} (${missing === 1 ? 'falta' : 'faltan'} ${missing})`,
    fedNobody: (verb) => `no ${verb('necesitas', 'necesita')} comida`,
    starved: (verb) => `${verb('pasas', 'pasa')} hambre`,
    stockedFood: (verb, food) => `${verb('añades', 'añade')} ${food} al terreno de caza`,
    removed: (verb, goods) => `${verb('retiras', 'retira')} ${goods} del tablero`,
    leftAll: (verb, good) => `${verb('dejas', 'deja')} en el tablero lo que hay de ${good}`,
  },

  happens: {
    tileOpened: (stack, building, left) =>
      `En el montón ${stack} hay un edificio nuevo, ${left === 1 ? 'queda' : 'quedan'} ${left}: ${building}.`,
    stackEmpty: (stack) => `El montón ${stack} está vacío.`,
    elder: (area) => `El anciano sigue su camino: ${area}.`,
    slid: (card) => `La carta ${card} pasa al espacio 1.`,
    cycled: (stack, count) => `${tiles(count)} del montón ${stack} al fondo.`,
    discarded: (card) => `Nadie compró una carta: ${card} va al descarte.`,
    row: plural({
      one: 'Las cartas avanzan; queda # en el mazo.',
      other: 'Las cartas avanzan; quedan # en el mazo.',
    }),
    over: {
      stack: 'La partida termina: un montón de edificios está vacío.',
      cards: 'La partida termina: se han acabado las cartas.',
    },
  },
};
