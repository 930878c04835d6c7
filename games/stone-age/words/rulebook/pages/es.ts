import type { RulebookPages } from './words.ts';

export const pagesEs: RulebookPages = {
  round: {
    title: 'Una ronda de un vistazo',
    says: ({ people, food }) => [
      `Diriges una tribu de ${people} personas con ${food} de comida. Cada ronda tiene tres pasos: por turnos, todos colocan a su gente hasta que no queda nadie; después, cada uno usa todos sus lugares; y al final todos alimentan a su gente.`,
      'Gana quien tenga más puntos al final. Los edificios dan puntos en el acto; las cartas, casi siempre al final.',
    ],
    example: () => 'Coloca, usa y alimenta a tu gente. Después empieza la tribu siguiente.',
  },
  place: {
    title: 'Un lugar',
    says: () => [
      'Donde se recolecta, cada persona tira un dado. Suma los dados, añade herramientas si quieres, divide entre el número del letrero (÷) y redondea hacia abajo. Eso recibes.',
      'La aldea no necesita dados: el artesano da una herramienta, el campo una comida más cada ronda y la choza una persona más si entran dos. Cada lugar se usa solo una vez por ronda.',
    ],
    example: ({ dice, sum, divisor, wood, tool, woodWithTool }) =>
      `${dice} personas en el bosque sacan ${sum}: ${sum} ÷ ${divisor} da ${wood} de madera. Con una herramienta de ${tool} son ${sum + tool}, y ${woodWithTool} de madera.`,
  },
  card: {
    title: 'Una carta',
    says: () => [
      'Una persona te reserva una carta. Al usarla pagas tantos recursos de cualquier tipo como diga su espacio: de 1 a 4. O no la tomas, sin coste.',
      'La mitad superior ocurre en el acto. La inferior cuenta al final.',
    ],
    example: ({ price, cardFood }) =>
      `Esta carta está en el espacio ${price}: paga ${price} recursos, toma ya ${cardFood} de comida y guarda un símbolo verde para el final.`,
  },
  building: {
    title: 'Un edificio',
    says: () => [
      'También un edificio te lo reserva una persona. Paga lo que muestra y anota sus puntos en el acto.',
      'Si la ficha muestra Σ, tú eliges con qué pagas: cada madera vale 3 puntos, la arcilla 4, la piedra 5 y el oro 6.',
    ],
    example: ({ fixedPoints, freePoints }) =>
      `El primer edificio cuesta justo lo que muestra y da ${fixedPoints} puntos. El segundo pide cuatro recursos de dos tipos: pagado así da ${freePoints}.`,
  },
  feeding: {
    title: 'Alimentar',
    says: ({ starving }) => [
      'Cuando todos han usado a su gente, recibes comida por tu agricultura; después cada persona come 1.',
      `Si falta comida, pagas un recurso por cada persona sin comer, por todas. O no pagas ninguno y pierdes ${starving} puntos. Tu puntuación nunca baja de 0.`,
    ],
    example: ({ eaters, harvest, store, missing, starving }) =>
      `Comen ${eaters} personas. La agricultura da ${harvest} de comida y hay ${store} en reserva: falta ${missing}. Paga ${missing} recurso o pierde ${starving} puntos.`,
  },
  scoring: {
    title: 'Puntuación',
    says: () => [
      'Símbolos verdes: todos los distintos forman una serie, que puntúa su tamaño por sí mismo. Los repetidos forman otra.',
      'Las cartas de color arena multiplican: agricultores × agricultura, artesanos × herramientas, constructores × edificios, chamanes × personas. Cada recurso sobrante es 1 punto; la comida no cuenta.',
    ],
    example: ({ set, setPoints, secondSet, culturePoints, farmers, agriculture, farmerPoints }) =>
      `${set} símbolos distintos: ${set} × ${set} = ${setPoints}. ${secondSet} repetido más: ${culturePoints} en total. ${farmers} agricultores con agricultura ${agriculture}: ${farmerPoints}.`,
  },
  end: {
    title: 'El final',
    says: () => [
      'La partida termina tras una ronda en la que se agotó un montón de edificios, o cuando no hay cartas para llenar todos los espacios. Entonces se puntúan las cartas.',
      'En caso de empate deciden agricultura, herramientas y personas juntas.',
    ],
    example: () => 'Arriba se ve cuántos edificios y cartas faltan hasta entonces.',
  },
  style: {
    title: 'El estilo es la meta',
    says: () => [
      'Las joyas no son recurso ni comida: vienen del mercader, o de la caza en vez de comida. Con ellas se paga la carta del espacio 5 (3 joyas) y algunos edificios.',
      'El mercader hace avanzar tu ficha. Desde entonces puedes hacer un trueque por ronda al comprar: dos por uno, luego uno por uno y al final uno por dos.',
    ],
    example: ({ hunted }) => `Una caza de ${hunted} se toma en comida y joyas, como quieras.`,
  },
  huts: {
    title: 'Las nuevas chozas',
    says: () => [
      'Seis edificios más. Tres dan un recurso al principio del paso 2 de cada ronda posterior; los otros, una persona, una herramienta o agricultura en el acto.',
    ],
    example: () => 'Se construyen como todos los demás y cuentan para los constructores.',
  },
  solo: {
    title: 'En solitario, con el anciano',
    says: ({ victory }) => [
      'Juegas contra el tablero: no hay más que lo que queda en él, y lo que dejas cuesta puntos. De cada tipo guardas tanto como personas tienes.',
      `El anciano cierra una zona cada turno y sigue su camino. Las cartas se pagan con lo que da su zona. ${victory} puntos son una victoria.`,
    ],
    example: () => 'El anciano va de zona en zona, siempre por el mismo camino.',
  },
};
