import { agoIn, durationIn, pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('es');
const lasts = durationIn('es');

export const screensEs: ScreenWords = {
  ago: agoIn('es'),
  players: plural({ one: '# jugador', other: '# jugadores' }),
  nowhere: { name: 'Página no encontrada', about: 'Revisa la dirección.' },

  home: {
    play: 'Jugar ahora',
    playGame: (game) => `Jugar a ${game}`,
    more: (game) => `Más formas de jugar a ${game}`,
    against: plural({ one: 'Tú contra un bot', other: 'Tú contra # bots' }),
    takes: (minutes) => `unos ${minutes} minutos`,
    around: { name: 'En esta pantalla', about: 'Un solo dispositivo para 2 a 5 personas' },
    invite: { name: 'Invitar amigos', about: 'Un enlace para enviar, sin cuenta' },
    code: 'Código de un amigo',
    codeUnknown: 'No hay ninguna mesa con este código. Revísalo e inténtalo otra vez.',
    guided: { name: '¿Primera vez?', about: 'Una primera ronda guiada en el tablero real' },
    lobby: { name: 'Mesas abiertas', about: 'Siéntate con otros, o mira' },
    lobbyShort: 'Mesas',
    daily: { name: 'Partidas del día', about: 'Hoy las mismas para todos' },
    dailyShort: 'Diarias',
    replays: { name: 'Repeticiones', about: 'Partidas terminadas, jugada a jugada' },
    replaysShort: 'Repeti\u00adciones',
    continue: 'Continuar',
    others: plural({ one: '# partida más', other: '# partidas más' }),
    moves: plural({ one: '# jugada', other: '# jugadas' }),
    remove: (what) => `Quitar: ${what}`,
    botsOf: (level) => `bots: ${level}`,
    mixedBots: 'bots distintos',
    levelFollows: (wins, losses) =>
      `El nivel te sigue: sube con ${wins} victorias seguidas y baja con ${losses} derrotas seguidas.`,
  },

  options: {
    seats: 'Quién juega',
    person: 'Una persona',
    name: 'Nombre',
    nameOf: (seat) => `Nombre del jugador ${seat}`,
    whoSits: (seat) => `Quién es el jugador ${seat}`,
    otherBots: 'Otros',
    levels: 'Bots por nivel',
    heads: 'Bots con ideas propias',
    expansions: 'Expansiones',
    rules: 'Reglas',
    help: 'Ayuda',
    defaults: 'Valores iniciales',
    clock: {
      name: 'Reloj',
      about: 'para cada uno, en toda la partida o por turno',
      off: 'Sin reloj',
      game: (time, increment) =>
        increment === 0 ? lasts(time) : `${lasts(time)} + ${lasts(increment)}`,
      turn: (time) => `${lasts(time)} por turno`,
    },
    pace: {
      name: 'Velocidad',
      about: 'cómo se muestran los turnos ajenos',
      values: { calm: 'Tranquila', brisk: 'Ágil', skip: 'Inmediata' },
    },
    helpLevel: {
      name: 'Información',
      about: 'desde probabilidades exactas hasta lo que se ve en una mesa real',
      values: { full: 'Completa', standard: 'Normal', tournament: 'Torneo' },
    },
    open: {
      name: 'Quién puede unirse',
      about: 'con el enlace, o quien busque partida',
      values: { invited: 'Invitados', everybody: 'Todos' },
    },
  },

  lobby: {
    title: 'Mesas abiertas',
    about: 'Mesas que esperan a alguien y partidas para mirar. No hace falta cuenta.',
    none: 'Ahora no hay mesas abiertas. Abre una: otros la verán aquí.',
    bots: plural({ one: '# bot', other: '# bots' }),
    free: plural({ one: '# asiento libre', other: '# asientos libres' }),
    watch: 'Mirar',
    make: 'Abrir una mesa',
    loading: 'Buscando mesas…',
    failed: 'No se puede conectar con el servidor.',
    retry: 'Reintentar',
  },

  gathering: {
    title: 'Tu mesa está abierta',
    guestTitle: 'Esperando jugadores',
    about: 'Envía el enlace o comparte el código. No hace falta cuenta.',
    guestAbout: 'Toma un asiento libre o quédate a mirar. No hace falta cuenta.',
    onlyHere:
      'El enlace solo funciona en este ordenador. Para invitar a otros, abre antes el servidor a tu red: la guía de alojamiento propio explica cómo.',
    link: 'Enlace a esta mesa',
    code: 'Código de esta mesa',
    copied: 'Copiado',
    you: 'tú',
    here: 'aquí',
    away: 'ausente',
    freeSeat: 'Asiento libre',
    waits: 'espera a alguien con el enlace',
    sit: 'Sentarse aquí',
    stand: 'Levantarse',
    figure: 'Tu figura',
    addBot: 'Añadir un bot',
    removeSeat: (seat) => `Quitar el asiento ${seat}`,
    addSeat: 'Añadir un asiento',
    leave: 'Salir',
    begin: 'Empezar',
    beginWhenSeated: plural({
      one: 'Falta # jugador',
      other: 'Faltan # jugadores',
    }),
    hostBegins: 'El anfitrión inicia la partida',
    youBeginIn: (time) => `El anfitrión inicia la partida, o tú en ${time}`,
    hostAway: 'El anfitrión no está. Puedes dar los asientos libres a bots.',
    watching: plural({ one: '# mirando', other: '# mirando' }),
    fire: (names, free) =>
      free === 0 ? `A la mesa: ${names}` : `A la mesa: ${names}; faltan ${free}`,
  },

  settings: {
    language: 'Idioma',
    byBrowser: 'Idioma del navegador',
    theme: {
      name: 'Aspecto',
      about: 'el mismo tablero de día y de noche',
      values: { auto: 'Según el sistema', light: 'Día', dark: 'Noche' },
    },
    motion: {
      name: 'Movimiento',
      about: 'gente que anda, dados que ruedan',
      values: { auto: 'Según el sistema', full: 'Completo', reduced: 'Reducido' },
    },
    sound: { name: 'Sonido', about: 'dados, pasos, tu turno', values: { off: 'No', on: 'Sí' } },
    turnEnds: {
      name: 'Fin del turno',
      about: 'para poder deshacer algo',
      values: { 'when-told': 'Lo confirmo yo', 'by-itself': 'Automático' },
    },
    botLevel: {
      name: 'Nivel de los bots',
      about: 'al empezar con un clic',
      values: { 'by-results': 'Según mis resultados', 'as-chosen': 'El que elegí' },
    },
  },
};
