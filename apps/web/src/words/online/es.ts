import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('es');
const time = new Intl.DateTimeFormat('es', { timeStyle: 'short' });

export const onlineEs: OnlineWords = {
  refusals: {
    'bad-request': 'El servidor no ha entendido la página. Vuelve a cargarla.',
    'bad-move': 'Eso no es una jugada de este juego.',
    'illegal-move': 'Las reglas no lo permiten ahora.',
    'no-such-game': 'El servidor no conoce este juego.',
    'game-over': 'La partida ha terminado.',
    'not-now': 'Ahora mismo no es posible.',
    'not-yours': 'Eso le toca a otra persona.',
    'not-host': 'Solo el anfitrión puede hacerlo.',
    taken: 'Alguien fue más rápido: el asiento está ocupado.',
    'no-such-seat': 'Ese asiento ya no existe.',
    'bad-plan': 'Así no se puede jugar.',
    'bad-name': 'Elige un nombre de 1 a 24 letras.',
    'bad-nonce': 'No se pudieron sellar los dados. Inténtalo otra vez.',
    'bad-text': 'Es demasiado largo, o está vacío.',
    'out-of-time': 'Se acabó tu tiempo; un bot juega por ti.',
    'nothing-to-undo': 'Ya no hay nada que deshacer.',
    stale: 'La partida ha avanzado. Vuelve a mirar.',
    'no-such-table': 'No existe esa mesa.',
    'not-found': 'No se ha encontrado.',
    'no-session': 'El servidor aún no te conoce. Vuelve a cargar la página.',
    'wrong-password': 'El nombre o la contraseña no son correctos.',
    'name-taken': 'Ese nombre ya está en uso.',
    'not-allowed': 'El servidor no lo permite desde esta dirección.',
    'too-many': 'Demasiadas peticiones. Espera un momento.',
    'too-large': 'Es demasiado grande.',
    unavailable: 'No se puede conectar con el servidor.',
    failed: 'Ha fallado algo en el servidor.',
  },

  line: {
    lost: (since) =>
      `Sin conexión desde las ${time.format(since)}. Reconectando; no se pierde nada de lo que has hecho.`,
    goodbye: 'El servidor se reinicia y vuelve enseguida. No se pierde nada.',
    healed: 'Conexión recuperada.',
    outdated: 'Hay una versión más nueva de esta página. Cárgala para seguir.',
    reload: 'Recargar',
  },

  table: {
    unreachable: 'El servidor no responde. Reintentando…',
    noTable: 'No existe esa mesa',
    noTableAbout:
      'Revisa el enlace o pregunta a quien lo envió. Las mesas a las que no viene nadie se cierran.',
    refused: 'Esta mesa no está abierta para ti',
    closed: 'Esta mesa está cerrada',
    nobodyCame: 'No vino nadie.',
    allLeft: 'Todos se han ido; sin personas, los bots no siguen jugando.',
    imported: 'El registro de una partida',
    importedAbout: 'No se jugó aquí; solo existe el registro.',
    watching: 'Estás mirando',
    watch: plural({ one: '# mira', other: '# miran' }),
    away: 'ausente',
    takeSeat: 'Sentarse',
    level: (seat) => `Quién juega en el asiento ${seat}`,
    save: 'Listo',
    left: {
      resigned: 'Has abandonado. Un bot sigue por ti; puedes mirar.',
      clock: 'Se acabó tu tiempo. Un bot sigue por ti; puedes mirar.',
    },
  },

  name: {
    title: '¿Cómo te llamas?',
    about: 'Para que los demás sepan quién está ahí. Nadie necesita una cuenta.',
    label: 'Tu nombre',
    goOn: 'Seguir',
  },

  clock: {
    left: (time) => `quedan ${time}`,
    days: plural({ one: '# día', other: '# días' }),
    low: 'poco tiempo',
    ownLow: 'Te queda poco tiempo.',
    over: 'sin tiempo',
  },

  chat: {
    title: 'Chat',
    openUnread: plural({ one: 'Chat, # sin leer', other: 'Chat, # sin leer' }),
    none: 'Nadie ha escrito nada todavía.',
    say: 'Mensaje',
    send: 'Enviar',
    phrasesAbout: 'Cada cual las lee en su idioma.',
    watches: (name) => `${name}, mirando`,
    mutes: 'Silenciar',
    watchers: 'Espectadores',
    mute: (name) => `Silenciar: ${name}`,
  },

  undo: {
    asks: (name) => `${name} quisiera deshacer su última jugada.`,
    agree: 'De acuerdo',
    refuse: 'Mejor no',
    asked: (names) => `Has pedido deshacer tu última jugada. Falta la respuesta de ${names}.`,
    others: (name, names) =>
      `${name} ha pedido deshacer una jugada. Falta la respuesta de ${names}.`,
    agreed: 'Todos de acuerdo: tu jugada está deshecha.',
    refused: (name) => `${name} prefiere seguir: la jugada queda.`,
  },

  menu: {
    invite: 'Cualquiera con el enlace puede mirar',
    tellMe: 'Avisarme cuando me toque',
    told: 'Recibirás un aviso cuando te toque',
    notAllowed: 'Tu navegador bloquea los avisos de esta página',
  },

  call: {
    title: 'Te toca',
    body: (names) => `En la mesa con ${names}`,
  },

  rematch: {
    offered: 'Revancha: la próxima mesa está lista.',
    go: 'Unirse',
  },

  lobby: { refresh: 'Actualizar' },

  account: {
    title: 'Cuenta',
    guest: (name) => `Juegas como ${name}, sin cuenta.`,
    loggedIn: (name) => `Has entrado como ${name}.`,
    unnamed: 'Has entrado en tu cuenta.',
    nobody: 'Juegas sin cuenta.',
    about:
      'Una cuenta guarda tus partidas y te permite seguirlas en cualquier dispositivo. Solo hacen falta un nombre y una contraseña.',
    name: 'Nombre',
    password: 'Contraseña',
    passwordAbout: (least) => `al menos ${least} caracteres`,
    passwordShort: (least) => `Una contraseña tiene al menos ${least} caracteres.`,
    make: 'Crear una cuenta',
    logIn: 'Entrar',
    logOut: 'Salir de la cuenta',
    rename: 'Cambiar nombre',
    renamed: 'Nombre cambiado.',
    made: 'Cuenta creada. Las partidas que ya has jugado están en ella.',
    statistics: 'Estadísticas',
    noGames: 'Todavía no hay partidas en red.',
    games: 'Mis partidas',
    more: 'Partidas anteriores',
    players: 'Jugadores',
    played: 'Partidas',
    victories: 'Ganadas',
    meanScore: 'Puntos',
    all: 'Todas',
    stages: {
      gathering: 'esperando jugadores',
      playing: 'en juego',
      over: 'terminada',
      closed: 'cerrada',
    },
    won: 'ganada',
    scores: (scores) => `puntos: ${scores}`,
    record: 'Registro',
  },
};
