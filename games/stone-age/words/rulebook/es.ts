import { pluralsOf } from '@ochre/words';
import { pagesEs } from './pages/es.ts';
import type { RulebookWords } from './words.ts';

const plural = pluralsOf('es');
const resources = { wood: 'madera', clay: 'arcilla', stone: 'piedra', gold: 'oro' } as const;
const symbols = {
  pottery: 'la alfarería',
  writing: 'la escritura',
  transport: 'el transporte',
  healing: 'la curación',
  art: 'el arte',
  weaving: 'el tejido',
  music: 'la música',
  time: 'el tiempo',
  ring: 'el anillo',
} as const;
const each = (what: string) =>
  plural({ one: `# punto al final por ${what}.`, other: `# puntos al final por ${what}.` });
const diced = (good: string, divisor: number, most: string): readonly [string, string] => [
  `Tira un dado por cada persona tuya que haya aquí, suma herramientas si quieres y divide entre ${divisor}, redondeando hacia abajo: eso recibes de ${good}.`,
  most,
];
const SEVEN =
  'Caben 7 personas. Con 2 jugadores solo uno de ellos puede estar aquí; con 3 jugadores, dos.';

export const rulebookEs: RulebookWords = {
  parts: {
    components: 'Cartas y edificios',
    places: 'Lugares',
  },
  pages: pagesEs,
  about: {
    base: 'Para 2 a 4 jugadores. Todo lo demás se apoya en él.',
    style:
      'Una expansión para 2 a 5 jugadores. Valen las reglas base, salvo donde una regla de aquí diga otra cosa.',
    huts: 'Una pequeña expansión: seis edificios más.',
    solo: 'Una partida para uno, con las piezas del juego base. Valen las reglas base, salvo donde una regla de aquí diga otra cosa.',
  },
  search: { components: 'Buscar cartas y edificios' },

  components: {
    found: plural({ one: 'se muestra # tipo', other: 'se muestran # tipos' }),
    kind: 'Tipo',
    kinds: { all: 'Todo', cards: 'Cartas', tiles: 'Edificios' },
    module: 'Juego',
    allModules: 'Todos',
    cost: 'Coste',
    atOnce: 'En el acto',
    atEnd: 'Al final',
    cardsAbout:
      'Una carta cuesta tantos recursos de cualquier tipo como diga su espacio. Su parte superior ocurre en el acto; la inferior puntúa al final.',
    tilesAbout:
      'Un edificio cuesta lo que muestra. Sus puntos cuentan en el acto, y al final cuenta para tus constructores.',
    unsure: 'Según lo que sabemos; lo impreso puede ser distinto.',
  },

  explained: {
    effects: {
      goods: (goods) => `Recibes ${goods}.`,
      points: plural({ one: 'Anotas # punto.', other: 'Anotas # puntos.' }),
      roll: (dice, resource, divisor) =>
        `Tira ${dice} dados, suma herramientas si quieres y divide entre ${divisor}, redondeando hacia abajo: eso recibes de ${resources[resource]}.`,
      tool: 'Recibes una herramienta: una nueva de 1 o, si ya tienes tres, la menor sube en 1.',
      oneUseTool: (value) =>
        `Una vez en la partida puedes sumar ${value} a una de tus tiradas. No cuenta para los artesanos.`,
      agriculture: 'Tu agricultura sube en 1, hasta 10: otro tanto de comida cada ronda.',
      person: 'Recibes una persona más, hasta 10, que trabaja desde la ronda siguiente.',
      income: (goods) => `Al principio de la fase 2 de cada ronda posterior recibes ${goods}.`,
      merchant: (steps, jewelry) =>
        `Tu marcador avanza ${steps} en la escala del mercader, hasta 10${jewelry === undefined ? '' : `, y recibes ${jewelry}`}.`,
      anyResource: 'Recibes un recurso a elegir.',
      anyResources: (count) =>
        `Guárdala. Una vez, al actuar o al alimentar a tu gente, puedes tomar ${count} recursos a elegir. Si no lo haces, cuenta como ${count} recursos sobrantes.`,
      work: (resource, divisor, people) =>
        `Desde la ronda siguiente es un lugar solo para ti: coloca de 1 a ${people} personas, tira un dado por cada una, suma herramientas si quieres y divide entre ${divisor}: eso recibes de ${resources[resource]}.`,
      extraCard:
        'Tomas la carta de arriba del mazo, boca abajo. Solo cuenta su parte inferior, al final. Un mazo vacío no da nada.',
      dice: 'Se tira un dado por jugador. Por turno, cada jugador toma uno y recibe lo que trae; las herramientas no los cambian.',
    },
    face: (face, reward) => `${face}:\u00a0${reward}`,
    culture: (symbol) =>
      `Un símbolo de cultura, ${symbols[symbol]}. Al final tus símbolos distintos forman una serie, y los segundos otra; cada serie puntúa su tamaño al cuadrado: 3 símbolos, 9 puntos; 8 símbolos, 64.`,
    professions: {
      farmer: each('cada paso de tu agricultura'),
      toolmaker: each('cada punto de tus herramientas'),
      builder: each('cada edificio que tengas'),
      shaman: each('cada persona que tengas'),
      trader: each('cada paso en tu escala del mercader'),
    },
    cost: {
      fixed: (goods) => `Cuesta ${goods}.`,
      kinds: (count, kinds) =>
        kinds === 1
          ? `Cuesta exactamente ${count} recursos, todos del mismo tipo.`
          : `Cuesta exactamente ${count} recursos de exactamente ${kinds} tipos.`,
      range: (min, max) => `Cuesta de ${min} a ${max} recursos de cualquier tipo.`,
      jewelry: (min, max) => `Cuesta de ${min} a ${max} joyas.`,
    },
    tilePoints: {
      printed: plural({ one: 'Da # punto en el acto.', other: 'Da # puntos en el acto.' }),
      value:
        'Da en el acto lo que vale lo pagado: madera 3, arcilla 4, piedra 5 y oro 6 puntos por unidad.',
      perJewelry: (points) => `Da ${points} puntos por cada joya, en el acto.`,
    },
    places: {
      hunt: diced(
        'comida',
        2,
        'Hay sitio para todos. Con «El estilo es la meta» puedes tomar cualquier parte en joyas.',
      ),
      forest: diced('madera', 3, SEVEN),
      claypit: diced('arcilla', 4, SEVEN),
      quarry: diced('piedra', 5, SEVEN),
      river: diced('oro', 6, SEVEN),
      toolmaker: [
        'Una persona te consigue una herramienta: una nueva de 1 o, si ya tienes tres, la menor sube en 1.',
        'Cada herramienta suma su valor a una tirada por ronda.',
      ],
      hut: [
        'Dos personas tuyas, colocadas juntas, te consiguen una persona más, que trabaja desde la ronda siguiente. Puedes tener 10.',
      ],
      field: [
        'Una persona sube tu agricultura en 1, hasta 10.',
        'Cada ronda recibes tanta comida como diga tu agricultura.',
      ],
      merchant: [
        'Dos personas tuyas, colocadas juntas, hacen avanzar 2 tu marcador en la escala del mercader y te consiguen 2 joyas.',
        'Cuanto más lejos esté tu marcador, mejor es tu trueque al comprar, una vez por ronda.',
      ],
    },
    cardSpace: plural({
      one: 'Sitio para una persona, que compra la carta que hay aquí por # recurso de cualquier tipo.',
      other:
        'Sitio para una persona, que compra la carta que hay aquí por # recursos de cualquier tipo.',
    }),
    jewelrySpace: 'Sitio para una persona, que compra la carta que hay aquí por 3 joyas.',
    buildingSpace:
      'Sitio para una persona, que construye el edificio de arriba del montón por lo que muestra. Un montón vacío acaba la partida tras la ronda.',
    works: 'Solo su dueño puede colocar personas aquí, desde la ronda siguiente a su construcción.',
    solo: {
      fromBoard: 'Viene del terreno de caza, hasta donde alcance.',
      fromPool: 'Viene de la reserva de fuera, hasta donde alcance.',
      room: 'Solo da lo que queda en él. De cada tipo guardas tanto como personas tienes; lo que sobra cuesta 2 puntos por unidad.',
      places: {
        toolmaker:
          'Una persona te consigue una ficha de herramienta nueva de 1, o sube en 1 una de las tuyas.',
        hut: 'Dos personas tuyas, colocadas juntas, sacan una persona más de la choza, que cuenta en el acto.',
        field:
          'Una persona sube tu agricultura en 1, a cambio de tanta comida como personas haya en la choza.',
      },
      cardSpace: (space) =>
        `Sitio para una persona, que compra la carta que hay aquí por ${space} del material del anciano.`,
      buildingSpace:
        'Sitio para una persona, que construye el edificio de arriba del montón por lo que muestra. Un montón vacío acaba la partida tras el turno.',
      effects: {
        tool: 'Recibes una ficha de herramienta nueva de 1, o subes en 1 una de las tuyas.',
        extraCard:
          'Tomas la carta de arriba del montón de fuera, o cualquier carta descartada. Solo cuenta su parte inferior, al final.',
        anyResources: (count) =>
          `Guárdala. Una vez, al actuar o al alimentar a tu gente, puedes tomar ${count} recursos que tenga la reserva de fuera. Si no lo haces, cuenta como ${count} recursos sobrantes.`,
        dice: 'Tira de 1 a 3 dados y elige una cara: cuenta una vez por cada dado que la muestra. La suma de los demás dados se pierde en puntos.',
      },
    },
  },
};
