import type { RulebookPages } from './pages.ts';

export const pagesEs: RulebookPages = {
  turn: {
    title: 'Un turno de un vistazo',
    says: ({ followers, tiles }) => [
      `Descubres una loseta y la colocas. Después puedes poner en ella uno de tus ${followers} seguidores. Luego se puntúa lo que está completo, y sus seguidores vuelven.`,
      `Cuando está puesta la última de las ${tiles} losetas, se cuentan también lo que quedó sin acabar y las granjas. Gana quien tiene más puntos.`,
    ],
    example: ({ one }) => `${one} coloca una loseta con un camino y pone en él un bandido.`,
  },
  laying: {
    title: 'Colocar la loseta',
    says: () => [
      'Una loseta va junto a otra y se puede girar. Todos sus lados han de coincidir con lo que tocan: ciudad con ciudad, camino con camino, prado con prado.',
      'Si no cabe en ningún sitio, sale del juego y descubres otra.',
    ],
    example: () =>
      'La loseta nueva toca otras dos: al oeste, ciudad con ciudad; al sur, prado con prado.',
  },
  follower: {
    title: 'Poner un seguidor',
    says: () => [
      'Solo en la loseta recién colocada: de caballero en una ciudad, de bandido en un camino, de monje en un monasterio o, tumbado, de granjero en un prado.',
      'Y solo donde aún no hay nadie: en toda la ciudad, en todo el camino, en toda la granja, por muchas losetas que tenga.',
    ],
    example: ({ one, other, free }) =>
      `${other} sigue. En el camino está el bandido de ${one}; ${free} prados están libres.`,
  },
  road: {
    title: 'Un camino',
    says: () => [
      'Un camino está completo cuando sus dos extremos están cerrados: por un cruce, una ciudad, un monasterio, o cuando da la vuelta entera. Cada loseta vale 1 punto.',
    ],
    example: ({ road }) =>
      `Del cruce al monasterio hay ${road.tiles} losetas: ${road.points} puntos, y el bandido vuelve.`,
  },
  city: {
    title: 'Una ciudad',
    says: () => [
      'Una ciudad está completa cuando su muralla no tiene huecos. Cada loseta vale 2 puntos, y cada escudo, otros 2.',
    ],
    example: ({ city }) =>
      `${city.tiles} losetas y ${city.shields} escudo: ${city.tiles} × 2 + ${city.shields} × 2 = ${city.points} puntos para el caballero.`,
  },
  cloister: {
    title: 'Un monasterio',
    says: ({ cloister }) => [
      `Un monasterio está completo cuando hay losetas en las ocho casillas de alrededor, sean de quien sean: ${cloister} puntos.`,
    ],
    example: ({ other, cloister }) =>
      `${other} coloca la octava loseta de alrededor, y el monje da ${cloister} puntos a quien lo puso.`,
  },
  sharing: {
    title: 'Varios en una',
    says: () => [
      'Donde ya hay alguien, nadie puede poner un seguidor. Pero dos ciudades ocupadas pueden crecer hasta ser una sola; los caminos y las granjas, también.',
      'Todos los puntos son para quien tiene allí más seguidores. Si hay empate, cada uno recibe todos.',
    ],
    example: ({ one, other, shared }) =>
      `La última loseta une las dos ciudades. ${one} y ${other} tienen un caballero cada uno: ${shared.points} puntos para los dos.`,
  },
  farm: {
    title: 'Granjeros',
    says: ({ farm }) => [
      'Los prados que se tocan forman una granja; los caminos y las ciudades los separan. Un granjero se tumba y se queda hasta el final de la partida: no vuelve nunca.',
      `Al final, una granja da ${farm.each} puntos por cada ciudad completa que toca, a quien tiene más granjeros en ella.`,
    ],
    example: ({ farm }) =>
      `La granja toca ${farm.cities} ciudades completas: ${farm.cities} × ${farm.each} = ${farm.points} puntos al final. El prado de abajo de la loseta inicial está tras el camino y es otra granja.`,
  },
  end: {
    title: 'El final',
    says: () => [
      'Tras la última loseta cuenta también lo que no está completo: caminos y ciudades, 1 punto por loseta y 1 por escudo; un monasterio, 1 y 1 por cada loseta de alrededor. Después, las granjas.',
      'Gana quien tiene más puntos. Si hay empate, la victoria se comparte.',
    ],
    example: ({ openCity, openRoad, openCloister }) =>
      `La ciudad abierta tiene ${openCity.tiles} losetas y ${openCity.shields} escudo: ${openCity.points}. El camino tiene ${openRoad.tiles} losetas: ${openRoad.points}. El monasterio tiene ${openCloister.around} losetas alrededor: ${openCloister.points}.`,
  },
  shrine: {
    title: 'El santuario',
    says: ({ challenge }) => [
      'Un santuario cuenta como un monasterio, y su seguidor es un hereje. Un monje y un hereje vecinos están en un desafío.',
      `Quien queda rodeado primero recibe ${challenge.points} puntos; el otro, nada, y los dos vuelven. Un santuario puede ir junto a un solo monasterio, y no junto a uno que esté en un desafío; un monasterio, igual.`,
    ],
    example: ({ one, other, challenge }) =>
      `Al monje de ${one} le faltan ${challenge.monk} losetas; al hereje de ${other}, ${challenge.heretic}.`,
  },
};
