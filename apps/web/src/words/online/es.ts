import { pluralsOf } from '@ochre/words';
import type { OnlineWords } from './words.ts';

const plural = pluralsOf('es');
const inMinutes = plural({ one: 'En un minuto', other: 'En # minutos' });
const time = new Intl.DateTimeFormat('es', { timeStyle: 'short' });

export const onlineEs: OnlineWords = {
  refusals: {
    'bad-request': 'El servidor no lo ha entendido. Recarga la página.',
    'bad-move': 'Eso no es una jugada de este juego.',
    'illegal-move': 'Las reglas no lo permiten ahora.',
    'no-such-game': 'El servidor no conoce este juego.',
    'game-over': 'La partida ha terminado.',
    'not-now': 'Ahora mismo no es posible.',
    'not-yours': 'Eso le toca a otra persona.',
    'not-host': 'Solo el anfitrión puede hacerlo.',
    taken: 'Alguien fue más rápido: ya está ocupado.',
    'no-such-seat': 'Ese asiento ya no existe.',
    'bad-plan': 'Así no se puede jugar.',
    'bad-name': 'Elige un nombre de 1 a 24 caracteres visibles, todos del mismo alfabeto.',
    'bad-nonce': 'No se pudieron sellar los dados. Inténtalo otra vez.',
    'bad-text': 'Está vacío, es demasiado largo o tiene caracteres que no se pueden mostrar.',
    'out-of-time': 'Se acabó tu tiempo; un bot juega por ti.',
    'nothing-to-undo': 'Ya no hay nada que deshacer.',
    stale: 'La partida ha avanzado. Vuelve a mirar.',
    'no-such-table': 'No existe esa mesa.',
    'not-found': 'No se ha encontrado.',
    'no-session': 'El servidor aún no te conoce. Recarga la página.',
    'wrong-password': 'El nombre o la contraseña no son correctos.',
    'name-taken': 'Ese nombre, o uno casi idéntico, ya está ocupado. Elige otro.',
    'not-allowed': 'El servidor no lo permite desde esta dirección.',
    banned: 'El administrador de este servidor te ha bloqueado.',
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
    removed: 'Te han expulsado de esta mesa',
    removedAbout: 'Lo decidió el anfitrión. Puedes jugar en cualquier otra mesa.',
    closed: 'Esta mesa está cerrada',
    nobodyCame: 'No vino nadie.',
    allLeft: 'Todos se han ido; sin personas, los bots no siguen jugando.',
    outlived:
      'Las reglas han cambiado desde que empezó esta partida, así que no pudo continuar. Terminó sin resultado.',
    ofOldRules: 'Una partida con reglas anteriores',
    ofOldRulesAbout:
      'Las reglas han cambiado desde entonces y el tablero ya no se puede mostrar. El resultado sigue en pie y el registro tiene todas las jugadas.',
    imported: 'El registro de una partida',
    importedAbout: 'No se jugó aquí; solo existe el registro.',
    watching: 'Estás mirando',
    watch: plural({ one: '# mirando', other: '# mirando' }),
    away: 'ausente',
    deleted: 'un jugador borrado',
    takeSeat: 'Sentarse',
    level: (seat) => `Quién juega en el asiento ${seat}`,
    save: 'Listo',
    left: {
      resigned: 'Has abandonado. Un bot sigue por ti; puedes mirar.',
      clock: 'Se acabó tu tiempo. Un bot sigue por ti; puedes mirar.',
      vote: 'No estabas, y los demás han dejado que un bot siga por ti; puedes mirar.',
      removed: 'El anfitrión te ha expulsado. Un bot sigue por ti; puedes mirar.',
    },
  },

  name: {
    title: '¿Cómo te llamas?',
    about: 'Para que los demás sepan quién eres. No hace falta cuenta.',
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
    closed: {
      players: 'El chat está cerrado para los espectadores.',
      nobody: 'El chat está cerrado.',
    },
    say: 'Mensaje',
    send: 'Enviar',
    phrasesAbout: 'Cada cual las lee en su idioma.',
    somebody: 'Alguien',
    erased: '(borrado)',
    mutes: 'Silenciar',
    watchers: 'Espectadores',
    mute: (name) => `Silenciar: ${name}`,
  },

  hosting: {
    title: 'Gestionar el chat',
    whoTalks: 'Quién puede hablar',
    talkers: { everybody: 'Todos', players: 'Jugadores', nobody: 'Nadie' },
    banned: 'Personas expulsadas',
    letBack: 'Dejar volver',
    letBackIn: (name) => `Dejar volver a ${name}`,
    remove: (name) => `Expulsar a ${name}`,
    removeAbout: (name) =>
      `${name} tiene que irse, y aquí no podrá hablar ni mirar hasta que permitas que vuelva.`,
    removePlayer: (name) =>
      `${name} tiene que irse y ya no juega. Sigue un bot, y todos lo leen en el historial.`,
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

  replace: {
    offer: (whom) => `Hace más de media hora que esperas a ${whom}.`,
    ask: 'Pedir un bot',
    asks: (name, whom) => `${name} quisiera que un bot siga por ${whom}.`,
    agree: 'De acuerdo',
    refuse: 'Mejor esperar',
    waits: (whom, names) => `Un bot puede seguir por ${whom}. Falta la respuesta de ${names}.`,
    soon: (whom, minutes) => `${inMinutes(minutes)} un bot sigue por ${whom}, si no vuelve antes.`,
    you: (minutes) => `¿Estás ahí? ${inMinutes(minutes)} un bot sigue por ti.`,
    here: 'Aquí estoy',
  },

  menu: {
    invite: 'Cualquiera con el enlace puede mirar',
    tellMe: 'Avisarme cuando me toque',
    told: 'Recibirás un aviso cuando te toque',
    notAllowed: 'Tu navegador bloquea los avisos de esta página',
  },

  call: {
    title: (game) => `Te toca en ${game}`,
    body: (names) => `En la mesa con ${names}`,
  },

  rematch: {
    offered: 'Revancha: la próxima mesa está lista.',
    go: 'Unirse',
    asks: (names, count) =>
      `${names} ${count === 1 ? 'quiere' : 'quieren'} la revancha. ¿Te apuntas?`,
    ready: 'Me apunto',
    notReady: 'Mejor no',
    waits: (names) => `Te has apuntado. Esperando a ${names}.`,
    toTable: 'Ir a la mesa',
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
    logOutEverywhere: 'Salir en todas partes',
    rename: 'Cambiar nombre',
    renamed: 'Nombre cambiado.',
    made: 'Cuenta creada. Las partidas que ya has jugado están en ella.',
    recovery: {
      open: '¿Olvidaste tu contraseña?',
      about:
        'Pregunta al administrador de este servidor: puede darte un código que vale un día. Con él eliges una contraseña nueva.',
      code: 'Código',
      codeMissing: 'Escribe el código que te dieron.',
      password: 'Contraseña nueva',
      set: 'Guardar la contraseña',
      wrong: 'El nombre o el código no es correcto, o el código ya no vale.',
    },
    data: {
      title: 'Tus datos',
      about: 'Todo lo que este servidor guarda de ti: tu nombre, tus partidas, lo que has dicho.',
      download: 'Descargar mis datos',
      deleteAccount: 'Borrar mi cuenta…',
      deleteGuest: 'Borrar mis datos…',
      deletionAbout:
        'Tu nombre, tu cuenta y tus sesiones desaparecen al momento, igual que todo lo que has dicho y los registros que has traído. Las partidas que jugaste se quedan para los demás, sin tu nombre. Donde aún juegas, sigue un bot; las mesas que abriste y esperan gente se cierran. Nadie puede deshacerlo.',
      password: 'Tu contraseña',
      confirm: 'Borrar para siempre',
      keep: 'Mejor no',
      deleted: 'Todo lo que este servidor guardaba de ti está borrado.',
    },
    statistics: 'Estadísticas',
    noGames: 'Todavía no hay partidas en línea.',
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
    imported: (game) => `${game}, importada`,
    remove: 'Borrar',
    removeSure: '¿Borrar esta partida importada? Su registro desaparecerá.',
  },
};
