import type { RulebookPages } from './pages.ts';

export const pagesEn: RulebookPages = {
  turn: {
    title: 'A turn at a glance',
    says: ({ followers, tiles }) => [
      `You turn over a tile and lay it. Then you may place one of your ${followers} followers on it. Then what is complete is scored, and its followers come home.`,
      `When the last of the ${tiles} tiles lies, what is unfinished and the farms are counted. Most points win.`,
    ],
    example: ({ one }) => `${one} lays a tile with a road and places a thief on it.`,
  },
  laying: {
    title: 'Laying the tile',
    says: () => [
      'A tile lies beside another one, and may be turned. All its sides must match what they touch: city to city, road to road, field to field.',
      'A tile that fits nowhere leaves the game, and you turn over another one.',
    ],
    example: () =>
      'The new tile touches two others: in the west its city meets a city, in the south its field meets a field.',
  },
  follower: {
    title: 'Placing a follower',
    says: () => [
      'Only on the tile just laid: as a knight in a city, a thief on a road, a monk in a cloister, or lying down as a farmer on a field.',
      'And only where nobody is yet, in the whole city, on the whole road, on the whole farm, however many tiles it has.',
    ],
    example: ({ one, other, free }) =>
      `${other} lays on. The road is taken by the thief of ${one}; ${free} fields are free.`,
  },
  road: {
    title: 'A road',
    says: () => [
      'A road is complete when both ends are closed: by a crossing, a city, a cloister, or when it runs in a circle. Each tile is 1 point.',
    ],
    example: ({ road }) =>
      `From the crossing to the cloister it is ${road.tiles} tiles: ${road.points} points, and the thief comes home.`,
  },
  city: {
    title: 'A city',
    says: () => [
      'A city is complete when its wall has no gap. Each tile is 2 points, and each shield another 2.',
    ],
    example: ({ city }) =>
      `${city.tiles} tiles and ${city.shields} shield: ${city.tiles} × 2 + ${city.shields} × 2 = ${city.points} points for the knight.`,
  },
  cloister: {
    title: 'A cloister',
    says: ({ cloister }) => [
      `A cloister is complete when tiles lie on all eight squares around it, whoever laid them: ${cloister} points.`,
    ],
    example: ({ other, cloister }) =>
      `${other} lays the eighth tile around it, and the monk brings its owner ${cloister} points.`,
  },
  sharing: {
    title: 'Several in one',
    says: () => [
      'Nobody may place a follower where one stands. But two cities that each hold somebody may grow into one, and so may roads and farms.',
      'Whoever has most followers there gets all the points. With a tie, each of them gets all.',
    ],
    example: ({ one, other, shared }) =>
      `The last tile joins the two cities. ${one} and ${other} have a knight each: ${shared.points} points for both.`,
  },
  farm: {
    title: 'Farmers',
    says: ({ farm }) => [
      'Fields that hang together are a farm; roads and cities divide them. A farmer lies down, and stays there to the end of the game: that follower never comes home.',
      `At the end a farm brings ${farm.each} points for each complete city that it touches, to whoever has most farmers on it.`,
    ],
    example: ({ farm }) =>
      `The farm touches ${farm.cities} complete cities: ${farm.cities} × ${farm.each} = ${farm.points} points at the end. The start tile’s lower field lies behind the road and is another farm.`,
  },
  end: {
    title: 'The end',
    says: () => [
      'After the last tile, what is not complete is counted too: roads and cities 1 point per tile, 1 more per shield; a cloister 1, and 1 for each tile around it. Then the farms.',
      'Most points win. A tie is a shared victory.',
    ],
    example: ({ openCity, openRoad, openCloister }) =>
      `The open city is ${openCity.tiles} tiles and ${openCity.shields} shield: ${openCity.points}. The road is ${openRoad.tiles} tiles: ${openRoad.points}. The cloister has ${openCloister.around} tiles around it: ${openCloister.points}.`,
  },
  shrine: {
    title: 'The Shrine',
    says: ({ challenge }) => [
      'A shrine counts like a cloister, and its follower is a heretic. A monk and a heretic beside each other are in a challenge.',
      `Whoever is surrounded first gets ${challenge.points} points, the other nothing, and both go home. A shrine may be laid beside one cloister only, and not beside one that is under a challenge; a cloister likewise.`,
    ],
    example: ({ one, other, challenge }) =>
      `The monk of ${one} still needs ${challenge.monk} tiles, the heretic of ${other} ${challenge.heretic}.`,
  },
};
