import type { GuideWords } from './words.ts';

export const guideEs: GuideWords = {
  hints: {
    tribe: {
      title: 'Tu tribu',
      text: ({ people, food }) =>
        `Tienes ${people} personas y ${food} de comida. Cada ronda colocas a tu gente, la usas y la alimentas.`,
    },
    goal: {
      title: 'De qué se trata',
      text: () =>
        'Gana quien tiene más puntos al final: los edificios los dan en el acto, las cartas casi siempre al final. «Si acabara ya», en tu panel, cuenta ambas cosas.',
    },
    endTurn: {
      title: 'Ya has jugado',
      text: () =>
        '¿Has cambiado de idea? «Deshacer» lo anula; «Terminar turno» da paso a la otra tribu.',
    },
    placing: {
      title: 'Envía a tu gente',
      text: () =>
        'Toca un lugar que brille, por ejemplo este, para ver qué da. Nada ocurre hasta que confirmes.',
    },
    gathering: {
      title: 'Un dado por persona',
      text: ({ pips, good, isOddsShown }) =>
        `Al trabajar, cada persona tira un dado, y cada ${pips} puntos de los dados dan ${good}. ${
          isOddsShown
            ? 'Elige cuántas van: las barras muestran lo que puede salir.'
            : 'Elige cuántas van.'
        }`,
    },
    tools: {
      title: 'Las herramientas ayudan',
      text: () =>
        'Cada herramienta suma su número a una tirada por ronda. Úsalas ahora o guárdalas para otro lugar.',
    },
    pick: {
      title: 'Dados para todos',
      text: () => 'Cada tribu toma uno de estos dados y recibe lo que indica.',
    },
    paying: {
      title: 'Pagar o dejarlo',
      text: () =>
        'Paga ahora y es tuyo. Si no puedes, o prefieres guardar lo que tienes, déjalo: no cuesta nada.',
    },
    using: {
      title: 'Ahora trabajan',
      text: () =>
        'Toca un lugar donde esté tu gente, en el orden que quieras. Recolecta primero: con lo que llegue ya puedes pagar cartas y edificios.',
    },
    yields: {
      title: 'Lo que han traído',
      text: () =>
        'Aquí queda todo lo que llega. Los dados se suman, se dividen entre el número tras el ÷ del letrero y se redondea hacia abajo.',
    },
    fed: {
      title: 'Todos han comido',
      text: ({ food }) =>
        `Cada persona come 1 de comida por ronda; los campos dan la suya justo antes. Te quedan ${food} de comida.`,
    },
    hungry: {
      title: 'Cuando falta comida',
      text: ({ starving }) =>
        `Entonces pagas un recurso por cada persona sin comida, o pierdes ${starving} puntos. Nadie muere por ello.`,
    },
    newRound: {
      title: 'Una ronda nueva',
      text: () =>
        'Las cartas se mueven adonde cuestan menos y llegan otras. Ahora empieza la tribu siguiente.',
    },
    others: {
      title: 'Los lugares se llenan',
      text: () =>
        'Un lugar pálido está cerrado por ahora: tócalo para saber por qué. Toda tu gente tiene que ir a algún sitio, y en la primera ronda no hay grandes errores.',
    },
    village: {
      title: 'La aldea',
      text: ({ hutPeople }) =>
        `Ayuda toda la partida: el campo con comida cada ronda, el artesano con una herramienta para tus dados, la choza con una persona más, si entran ${hutPeople}.`,
    },
    cards: {
      title: 'Cartas',
      text: ({ dearestCard }) =>
        `Una persona te reserva una carta; después pagas de 1 a ${dearestCard} recursos, y una marca verde dice que puedes. La mitad superior ocurre en el acto, la inferior cuenta al final.`,
    },
    buildings: {
      title: 'Edificios',
      text: () =>
        'Un edificio se reserva igual: paga los recursos que muestra y anota sus puntos en el acto. Donde pone Σ, eliges con qué pagas y anotas lo que vale.',
    },
    ending: {
      title: 'Cómo termina',
      text: () =>
        'Cuando se vacía un montón de edificios o se acaban las cartas. Entonces cuentan las cartas: las verdes según cuántas distintas tengas, las de arena por lo que muestran.',
    },
    help: {
      title: 'Ahora es tu partida',
      text: () =>
        'Las reglas están tras el signo de interrogación, y el historial cuenta lo que pasó. Sigue jugando; si te vas, la partida espera en la página de inicio.',
    },
    moreTools: {
      title: 'Más de las herramientas',
      text: () =>
        'Caben tres herramientas, cada una para una tirada por ronda; la cuarta mejora una de ellas. Las primeras trabajan toda la partida.',
    },
    hunger: {
      title: 'Convivir con el hambre',
      text: () =>
        '«Tras alimentar» dice lo que quedará. Un recurso por comida que falta sale más barato que 10 puntos, y con 0 puntos el hambre no cuesta nada.',
    },
    sets: {
      title: 'Series de cultura',
      text: () =>
        'Los símbolos verdes distintos puntúan su número al cuadrado: 4 dan 16 y 7 dan 49. Cada uno nuevo vale más que el anterior.',
    },
    multipliers: {
      title: 'Cartas que multiplican',
      text: () =>
        'Las cartas de arena cuentan lo que tienes: chamanes personas, agricultores agricultura, artesanos herramientas, constructores edificios. Elige una y crece en ella.',
    },
    timing: {
      title: 'Cuándo termina',
      text: () =>
        'Si vas por delante, agota el montón menor de edificios o compra cartas para acabar pronto. Si vas por detrás, deja ambos y crece.',
    },
    onYourOwn: {
      title: 'Ese es el arte',
      text: () =>
        'Cada lugar muestra lo que puede traer y lo que vale para ti. Ahora, sigue jugando.',
    },
  },
};
