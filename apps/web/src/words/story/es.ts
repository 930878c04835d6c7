import { pluralsOf } from '../plural.ts';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('es');
const list = new Intl.ListFormat('es');
const moves = plural({ one: '# jugada', other: '# jugadas' });
const tiles = plural({ one: '# edificio', other: '# edificios' });
const dice = plural({ one: '# dado', other: '# dados' });

/** Spanish leaves out the pronoun: the verb says it. */
const begun = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

export const storyEs: StoryWords = {
  sentence: (who, doings) =>
    who === undefined ? `${begun(list.format(doings))}.` : `${who} ${list.format(doings)}.`,
  quoted: (name) => `«${name}»`,

  ways: {
    hunt: { to: 'en el terreno de caza', from: 'del terreno de caza' },
    forest: { to: 'en el bosque', from: 'del bosque' },
    claypit: { to: 'en la barrera', from: 'de la barrera' },
    quarry: { to: 'en la cantera', from: 'de la cantera' },
    river: { to: 'en el río', from: 'del río' },
    toolmaker: { to: 'donde el artesano', from: 'de donde el artesano' },
    hut: { to: 'en la choza', from: 'de la choza' },
    field: { to: 'en el campo', from: 'del campo' },
    merchant: { to: 'donde el mercader', from: 'de donde el mercader' },
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
    returned: (verb, people, from) => `${verb('retiras', 'retira')} ${people} ${from} sin usar`,
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
    agriculture: (verb, step) => `${verb('llegas', 'llega')} a ${step} en agricultura`,
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
      `${verb('repartes', 'reparte')} ${food} (faltan ${missing})`,
    fedNobody: (verb) => `no ${verb('necesitas', 'necesita')} comida`,
    starved: (verb) => `${verb('pasas', 'pasa')} hambre`,
    stockedFood: (verb, food) => `${verb('añades', 'añade')} ${food} al terreno de caza`,
    removed: (verb, goods) => `${verb('retiras', 'retira')} ${goods} del tablero`,
    leftAll: (verb, good) => `${verb('dejas', 'deja')} en el tablero lo que hay de ${good}`,
  },

  happens: {
    tileOpened: (stack, building, left) =>
      `En el montón ${stack} hay un edificio nuevo, quedan ${left}: ${building}`,
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

  atTable: {
    made: 'La mesa está puesta.',
    began: 'La partida empieza.',
    resumed: 'La partida sigue tras una pausa.',
    closed: 'La mesa está cerrada.',
    rematched: 'Hay una partida nueva con la misma gente.',
    sat: (verb) => `${verb('te sientas', 'se sienta')}`,
    stood: (verb) => `${verb('te levantas', 'se levanta')}`,
    tookBack: (verb, count) => `${verb('deshaces', 'deshace')} ${moves(count)}`,
    undoAsked: (verb, count) => `${verb('pides', 'pide')} deshacer ${moves(count)}`,
    agreed: (verb) => `${verb('estás', 'está')} de acuerdo`,
    refused: (verb) => `no ${verb('estás', 'está')} de acuerdo`,
    replaced: {
      clock: (verb, level) => `no ${verb('tienes', 'tiene')} más tiempo; sigue un bot (${level})`,
      resigned: (verb, level) => `${verb('abandonas', 'abandona')}; sigue un bot (${level})`,
    },
    said: (who, text) => `${who}: ${text}`,
    muted: (whom) => `Ya no oyes a ${whom}.`,
    heardAgain: (whom) => `Vuelves a oír a ${whom}.`,
    watching: 'quienes miran',
    you: 'Tú',
    phrases: {
      hello: '¡Hola!',
      goodGame: '¡Buena partida!',
      wellPlayed: '¡Bien jugado!',
      thanks: '¡Gracias!',
      oneMoment: 'Un momento, por favor.',
      sorry: '¡Perdón!',
      luck: '¡Suerte!',
    },
  },

  log: {
    open: 'Abrir el registro',
    fold: 'Plegar el registro',
    toNow: 'Al presente',
    empty: 'Aún no ha pasado nada.',
    more: plural({ one: 'Ha pasado # cosa más.', other: 'Han pasado # cosas más.' }),
  },

  dice: {
    title: 'Dados',
    whose: 'De quién son los dados',
    all: 'Todos',
    you: 'Tú',
    throws: dice,
    mean: (mean) => `media ${mean}`,
    expected: (each) => `esperado, ${each} de cada cara`,
    more: (pips) => `En total ${pips} puntos de dado más de lo esperado.`,
    less: (pips) => `En total ${pips} puntos de dado menos de lo esperado.`,
    asExpected: 'En total justo lo esperado.',
    face: (face, count) => `${face}: ${count}`,
    none: 'Aún no se ha tirado ningún dado.',
  },

  replay: {
    controls: 'Repetición',
    moment: 'Momento de la partida',
    at: (round, move, of) => `${round}, jugada ${move} de ${of}`,
    setUp: 'antes de la primera jugada',
    stepBack: 'Una jugada atrás',
    stepOn: 'Una jugada adelante',
    roundBack: 'Una ronda atrás',
    roundOn: 'Una ronda adelante',
    play: 'Reproducir',
    pause: 'Pausa',
    speed: 'Velocidad',
    playOn: 'Seguir jugando desde aquí',
    keys: 'Flechas: una jugada. Con Mayús: una ronda. Espacio: reproducir.',
    broken: 'Esta partida no se puede repetir.',
  },

  share: {
    title: 'Compartir esta partida',
    about:
      'El archivo guarda cada jugada y los sellos de los dados: cualquiera puede repetirla y comprobarla.',
    aboutRunning: 'La partida sigue, así que el archivo no guarda el secreto de sus dados.',
    send: 'Enviar',
    download: 'Descargar',
    copied: 'Copiado',
    failed: 'El navegador no lo ha permitido. Descarga el archivo.',
  },

  verify: {
    about:
      'Antes de la primera tirada se selló el secreto y cada asiento añadió un número propio. Con ambos se puede calcular de nuevo cada tirada, aquí en este navegador.',
    working: 'Se tiran de nuevo todos los dados…',
    holds: plural({
      one: '# dado coincide con su sello.',
      other: 'Los # dados coinciden con sus sellos.',
    }),
    fails: 'Esta partida no es como dice.',
    untold: 'Aún no se puede comprobar todo.',
    commitment: 'Sello, dado antes de la partida',
    secret: 'Secreto, revelado al final',
    notRevealed: 'no se revela mientras la partida sigue',
    hash: 'SHA-256 del secreto',
    nonceOf: (who) => `Número de ${who}`,
    noNonces: 'ningún asiento añadió un número',
    checks: { rules: 'Reglas', commitment: 'Sello', moves: 'Jugadas y dados', result: 'Resultado' },
    right: 'correcto',
    wrong: 'falso',
    unchecked: 'sin comprobar',
    rules: (version) => `versión ${version}`,
    sealHolds: 'el secreto es el que se selló',
    movesHold: (count, fallen) =>
      `${moves(count)}, todas legales; ${dice(fallen)}, todos como cayeron`,
    scores: (scores) => `puntos ${scores}`,
    stillRuns: 'aún ninguno, la partida sigue',
  },

  import: {
    title: 'Abrir una partida',
    about: 'Una partida guardada de Ochre: un archivo que termina en .ochre, o su texto.',
    choose: 'Elegir un archivo',
    drop: 'o suéltalo aquí',
    paste: 'O pega su texto',
    placeholder: '[Format "1"]',
    open: 'Abrir',
    broken: 'Esto no es una partida que se pueda abrir aquí.',
    tooLarge: 'Este archivo es demasiado grande para ser una partida.',
    unreadable: 'No se ha podido leer este archivo.',
  },
};
