import { pluralsOf } from '@ochre/words';
import { aloudEs } from './aloud/es.ts';
import { decisionsEs } from './decisions/es.ts';
import { guideEs } from './guide/es.ts';
import { movesEs } from './moves/es.ts';
import { oddsEs } from './odds/es.ts';
import { playEs } from './play/es.ts';
import { rulebookEs } from './rulebook/es.ts';
import { sceneEs } from './scene/es.ts';
import { screensEs } from './screens/es.ts';
import { storyEs } from './story/es.ts';
import type { StoneAgeWords } from './words.ts';

const plural = pluralsOf('es');
/** A mean has a decimal, which not every language writes alike. */
const amountOf = (what: string) => plural({ one: `# ${what}`, other: `# ${what}` });
const resources = { wood: 'madera', clay: 'arcilla', stone: 'piedra', gold: 'oro' } as const;

export const es: StoneAgeWords = {
  places: {
    hunt: 'Terreno de caza',
    forest: 'Bosque',
    claypit: 'Arcillera',
    quarry: 'Cantera',
    river: 'Río',
    toolmaker: 'Artesano',
    hut: 'Choza',
    field: 'Campo',
    merchant: 'Mercader',
  },
  cardSpace: (space) => `Carta ${space}`,
  buildingSpace: (space) => `Edificio ${space}`,
  works: { wood: 'Aserradero', clay: 'Tejar', stone: 'Taller de piedra', gold: 'Lavadero de oro' },

  goods: { food: 'comida', ...resources, jewelry: 'joyas' },
  goodsCounted: {
    food: amountOf('de comida'),
    wood: amountOf('de madera'),
    clay: amountOf('de arcilla'),
    stone: amountOf('de piedra'),
    gold: amountOf('de oro'),
    jewelry: plural({ one: '# joya', other: '# joyas' }),
  },
  culture: {
    pottery: 'Alfarería',
    writing: 'Escritura',
    transport: 'Transporte',
    healing: 'Curación',
    art: 'Arte',
    weaving: 'Tejido',
    music: 'Música',
    time: 'Tiempo',
    ring: 'Anillo',
  },
  professions: {
    farmer: plural({ one: '# agricultor', other: '# agricultores' }),
    toolmaker: plural({ one: '# artesano', other: '# artesanos' }),
    builder: plural({ one: '# constructor', other: '# constructores' }),
    shaman: plural({ one: '# chamán', other: '# chamanes' }),
    trader: plural({ one: '# comerciante', other: '# comerciantes' }),
  },

  effects: {
    points: plural({ one: '# punto', other: '# puntos' }),
    roll: (dice, resource) => `tirar ${dice} dados por ${resources[resource]}`,
    tool: 'una herramienta',
    oneUseTool: (value) => `una herramienta de un solo uso de ${value}`,
    agriculture: 'un paso de agricultura',
    person: 'una persona más',
    income: (goods) => `${goods} cada ronda`,
    merchant: plural({
      one: '# paso en la escala del mercader',
      other: '# pasos en la escala del mercader',
    }),
    anyResource: 'un recurso a elegir',
    anyResources: (count) => `${count} recursos a elegir, cuando quieras`,
    work: (resource, divisor, people) =>
      `un lugar para hasta ${people} de tus personas: ${resources[resource]}, dividido entre ${divisor}`,
    extraCard: 'una carta más, boca abajo',
    diceForAll: 'dados para todos',
    diceWithStyle: 'dados con estilo',
  },

  tiles: {
    names: {
      H01: 'Choza de madera',
      H02: 'Choza de arcilla',
      H03: 'Choza de piedra',
      H04: 'Guardería',
      H05: 'Taller',
      H06: 'Invernadero',
    },
    title: (cost, points) => `${cost} por ${points}`,
    kindsShort: (count, kinds) => `${count} de ${kinds} ${kinds === 1 ? 'tipo' : 'tipos'}`,
    kinds: (count, kinds) => `${count} recursos, ${kinds} ${kinds === 1 ? 'tipo' : 'tipos'}`,
    range: (min, max) => `de ${min} a ${max} recursos`,
    anyGoods: 'cualquiera',
    pointsEach: (points) => `${points} puntos c/u`,
    upToPeople: (people) => `hasta ${people} personas`,
    points: plural({ one: '# punto', other: '# puntos' }),
    pointsOfPaid: 'el valor de lo pagado',
  },

  phases: {
    setup: 'Preparar',
    place: 'Colocar',
    act: 'Usar',
    feed: 'Alimentar',
    over: 'Fin',
  },
  levels: {
    novice: 'novato',
    easy: 'fácil',
    medium: 'medio',
    hard: 'difícil',
    expert: 'experto',
  },
  modules: {
    base: 'Juego base',
    style: 'El estilo es la meta',
    huts: 'Las nuevas chozas',
    solo: 'En solitario, con el anciano',
  },
  difficulties: {
    standard: 'Normal',
    easier1: 'Más fácil',
    easier2: 'Mucho más fácil',
    harderTiles: 'Más difícil: menos edificios',
    harderCards: 'Más difícil: menos cartas',
  },
  grades: {
    defeat: 'Derrota',
    victory: 'Victoria',
    major: 'Gran victoria',
    complete: 'Victoria completa',
  },
  gradesShort: { victory: 'victoria', major: 'grande', complete: 'total' },
  scoring: {
    track: 'Marcador',
    culture: 'Cultura',
    farmers: 'Agricultores',
    toolmakers: 'Artesanos',
    builders: 'Constructores',
    shamans: 'Chamanes',
    traders: 'Comerciantes',
    resources: 'Recursos',
  },

  table: {
    round: (n) => `Ronda ${n}`,
    turn: (n) => `Turno ${n}`,
    turnOrder: 'Orden de turno',
    untilTheEnd: 'Hasta el final',
    tiles: plural({ one: '# edificio', other: '# edificios' }),
    cards: plural({ one: '# carta', other: '# cartas' }),
    valley: 'El valle',
    left: plural({ one: 'queda #', other: 'quedan #' }),
    deck: 'mazo',
    pays: { village: 'herramientas o agricultura' },
    emptySpace: (space) => `espacio ${space} vacío`,
    emptyStack: 'vacío',
    standing: (who, count) => `${who} ${count}`,
    firstPlayer: 'primer jugador',
    first: 'primero',
    home: (n) => `${n} en casa`,
    people: plural({ one: '# persona', other: '# personas' }),
    buildings: plural({ one: '# edificio', other: '# edificios' }),
    ifEnded: (n) => `${n} si acabara ya`,
    onTrack: (n) => `${n} en el marcador`,
    ifEndedShort: (n) => `${n} si acabara ya`,
    sets: (sets) => `series ${sets}`,
    hidden: plural({ one: '# boca abajo', other: '# boca abajo' }),
    ownerOnly: (owner) => `solo ${owner}`,
    over: 'La partida ha terminado',
    won: (who) => `Gana ${who}`,
    toMove: (who) => `Juega ${who}`,
    tabs: { land: 'Tierra', village: 'Aldea', cards: 'Cartas', buildings: 'Edificios' },
  },

  aloud: aloudEs,
  odds: oddsEs,
  screens: screensEs,
  rulebook: rulebookEs,
  story: storyEs,
  play: playEs,
  scene: sceneEs,
  guide: guideEs,

  solo: {
    elder: 'el anciano',
    elderIn: (place) => `El anciano: ${place}`,
    elderExplained: (good) =>
      `Nadie trabaja allí. Las cartas cuestan ${good}, que también sirve de alimento.`,
    elderInVillage: 'Nadie trabaja en la aldea. Las cartas cuestan herramientas o agricultura.',
    elderHunting: 'Nadie caza. Las cartas cuestan comida.',
    nextTurn: (place) => `Próximo turno: ${place}`,
    village: 'Aldea',
    path: 'Su camino',
    ifItEndedNow: 'Si acabara ya',
    moreForVictory: (n) => `faltan ${n} para ganar`,
    forUndrawn: (points) => `+${points} es por cartas sin robar`,
    onTheBoard: 'En juego en el tablero',
    inHut: (n) => `${n} en la choza`,
    tokens: plural({ one: '# ficha', other: '# fichas' }),
    discarded: plural({ one: '# descartada', other: '# descartadas' }),
    toDraw: (n) => `${n} por robar`,
    drawStack: 'Mazo abierto',
    nextFirst: 'la próxima, primero',
    discard: 'descarte',
    wait: plural({ one: 'espera #', other: 'esperan #' }),
  },

  decisions: decisionsEs,
  moves: movesEs,
};
