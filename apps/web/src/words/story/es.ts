import { pluralsOf } from '@ochre/words';
import type { StoryWords } from './words.ts';

const plural = pluralsOf('es');
const moves = plural({ one: '# jugada', other: '# jugadas' });
const dice = plural({ one: '# dado', other: '# dados' });

export const storyEs: StoryWords = {
  atTable: {
    made: 'La partida está preparada.',
    began: 'La partida empieza.',
    resumed: 'La partida sigue tras una pausa.',
    closedFor: {
      left: 'La mesa está cerrada.',
      rules: 'Las reglas han cambiado: la partida termina sin resultado.',
    },
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
      vote: (verb, level) => `no ${verb('has', 'ha')} vuelto; sigue un bot (${level})`,
      removed: (verb, level) => `ya no ${verb('juegas', 'juega')}; sigue un bot (${level})`,
    },
    replaceAsked: (verb, whom) => `${verb('pides', 'pide')} un bot en lugar de ${whom}`,
    replaceAgreed: (verb) => `${verb('aceptas', 'acepta')} un bot`,
    replaceRefused: (verb) => `no ${verb('quieres', 'quiere')} un bot`,
    said: (who, text) => `${who}: ${text}`,
    talkLimited: {
      everybody: 'El chat vuelve a estar abierto para todos.',
      players: 'El chat está cerrado para los espectadores.',
      nobody: 'El chat está cerrado.',
    },
    banned: (whom) => `Han expulsado a ${whom} de la mesa.`,
    unbanned: (whom) => `${whom} puede volver a la mesa.`,
    marks: { watching: 'mirando', host: 'anfitrión', bot: 'bot' },
    marked: (name, marks) => `${name} (${marks})`,
    muted: (whom) => `Has silenciado a ${whom}.`,
    heardAgain: (whom) => `Ya no silencias a ${whom}.`,
    watching: 'los espectadores',
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
    open: 'Abrir el historial',
    fold: 'Plegar el historial',
    toNow: 'Al momento actual',
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
    broken: 'Esta partida no se puede reproducir.',
  },

  share: {
    title: 'Compartir esta partida',
    about:
      'El archivo guarda cada jugada y el sello: cualquiera puede volver a verla y comprobarla.',
    aboutLink:
      'El enlace contiene toda la partida. Se abre en cualquier navegador y cualquiera puede verla jugada a jugada.',
    tooLong: 'Esta partida es demasiado larga para un enlace. Comparte el archivo.',
    copyLink: 'Copiar enlace',
    picture: 'Imagen del final',
    aboutRunning: 'La partida sigue, así que el archivo aún no guarda su secreto.',
    send: 'Enviar',
    download: 'Descargar archivo',
    copied: 'Copiado',
    failed: 'El navegador no lo ha permitido. Descarga el archivo.',
  },

  verify: {
    about:
      'Antes de la partida se selló un secreto y cada asiento añadió un número propio. Con ambos se puede calcular de nuevo todo lo que trajo el azar, aquí en este navegador.',
    working: 'Calculándolo todo de nuevo…',
    holds: plural({
      one: '# dado coincide con su sello.',
      other: 'Los # dados coinciden con sus sellos.',
    }),
    drawHolds: 'El sorteo coincide con su sello.',
    fails: 'Este registro no es correcto.',
    untold: 'Aún no se puede comprobar todo.',
    commitment: 'Sello, entregado antes de la partida',
    secret: 'Secreto, revelado al final',
    notRevealed: 'no se revela mientras la partida sigue',
    hash: 'SHA-256 del secreto',
    nonceOf: (who) => `Número de ${who}`,
    noNonces: 'ningún asiento añadió un número',
    checks: {
      rules: 'Reglas',
      commitment: 'Sello',
      moves: 'Jugadas y azar',
      result: 'Resultado',
      witness: 'Antes de la partida',
    },
    right: 'correcto',
    wrong: 'incorrecto',
    unchecked: 'sin comprobar',
    rules: (version) => `versión ${version}`,
    otherRules: (version) =>
      `versión ${version}, que esta página no conoce: puede comprobarla una versión de Ochre con esas reglas`,
    sealHolds: 'el secreto coincide con el sello',
    movesHold: (count, fallen) =>
      fallen === 0
        ? `${moves(count)}, todas legales; todo salió como estaba sellado`
        : `${moves(count)}, todas legales; ${dice(fallen)}, todos comprobados`,
    scores: (scores) => `puntos ${scores}`,
    nonceOfBot: (who) => `Número de ${who}, un bot: sale del sello`,
    witness: {
      same: 'es el sello que se te mostró',
      sameAndOwn: 'es el sello que se te mostró, y tu número forma parte de él',
      otherSeal: 'se te mostró otro sello: no es la partida prometida',
      otherNumber: 'tu número no forma parte de él: alguien lo cambió',
      chosenForBot: 'el número de un bot no sale del sello: lo eligió el servidor',
      notSeen: 'este navegador no vio el sello entonces y no puede compararlo',
    },
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
    brokenLink: 'El enlace no contiene una partida que se pueda abrir. Quizá se cortó.',
    broken: 'Esto no es una partida que se pueda abrir aquí.',
    tooLarge: 'Este archivo es demasiado grande para ser una partida.',
    unreadable: 'No se ha podido leer este archivo.',
  },
};
