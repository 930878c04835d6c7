import { pluralsOf } from '@ochre/words';
import type { TerminalWords } from './words.ts';

const plural = pluralsOf('es');

export const terminalEs: TerminalWords = {
  howToPlay: [
    '1. En tu turno descubres una loseta y la colocas junto a otra, de modo que todos los lados ' +
      'coincidan: ciudad con ciudad, camino con camino, prado con prado.',
    '2. Después puedes poner en ella uno de tus 7 seguidores: de caballero en una ciudad, de bandido ' +
      'en un camino, de monje en un monasterio o de granjero en un prado, si en toda la zona no hay ' +
      'nadie todavía.',
    '3. Lo que se completa puntúa, y sus seguidores vuelven: un camino 1 punto por loseta, una ciudad 2 ' +
      'por loseta y por escudo, un monasterio rodeado de 8 losetas 9. Se lleva todos los puntos ' +
      'quien tenga más seguidores; si hay empate, cada uno de ellos.',
    '4. La última loseta acaba la partida. Lo que queda sin acabar da 1 punto por loseta y escudo, y una ' +
      'granja 3 por cada ciudad completa que toque. Los granjeros se quedan hasta entonces.',
    '5. Gana quien tenga más puntos.',
  ],
  shrineRules: [
    '6. El santuario: es como un monasterio, y su seguidor es un hereje. Un monje y un hereje vecinos ' +
      'están en un desafío: quien complete antes su edificio gana 9 puntos, el otro nada, y los ' +
      'dos vuelven.',
    '7. Un santuario va junto a un monasterio como mucho, un monasterio junto a un santuario como ' +
      'mucho, y ninguno junto a uno que esté en un desafío.',
  ],
  howToType:
    'Escribe un número del mapa o de la lista (7 2 es la casilla 7, segundo giro), o una jugada como lay 1,-2 r3.',
  legend:
    'En el mapa: ▓ es ciudad, ░ prado, las líneas son caminos, ○ un pueblo, ◆ un escudo, [†] un ' +
    'monasterio, {◊} un santuario; las letras son seguidores y ▸ señala la última loseta. Una loseta ' +
    'se gira con r0 a r3, en cuartos en el sentido del reloj. En la tabla, fin es lo que tendría ' +
    'cada cual si la partida acabara ya, y seg son los seguidores que le quedan.',
  option: (name, value) => `${name}: ${value}.`,

  asked: {
    lay: (tile) => `coloca ${tile}.`,
    turn: (square) => `¿cómo va la loseta en ${square}?`,
    claim: '¿pones un seguidor?',
  },
  worth: {
    none: 'ninguno',
    keeps: plural({ one: 'te queda # seguidor', other: 'te quedan # seguidores' }),
  },

  heading: (turn, left) => `Turno ${turn} · ${left} losetas por descubrir`,
  inHand: (tile) => `Loseta ${tile}`,
  justLaid: (tile) => `${tile}, recién puesta`,
  heads: { score: 'pts', end: 'fin', followers: 'seg' },
  completes: (what) => `Completa: ${what}`,
  outOfSight: (squares) => `Fuera del mapa: ${squares}`,

  plain: {
    tile: (tile, about) => `Loseta ${tile}: ${about}.`,
    player: (name, score, end, followers) => `${name}: ${score}, ${end}, ${followers}.`,
    followers: plural({ one: 'queda # seguidor', other: 'quedan # seguidores' }),
    atEnd: (points) => `${points} si la partida acabara ya`,
    lies: (square, tile, turn) => `${square}: loseta ${tile}, r${turn}.`,
  },
  held: {
    at: (what, squares) => `${what} en ${squares}`,
    openSides: plural({ one: '# lado abierto', other: '# lados abiertos' }),
    openSquares: plural({ one: '# casilla libre', other: '# casillas libres' }),
    cities: plural({ one: '# ciudad completa', other: '# ciudades completas' }),
    now: (points) => `ahora ${points}`,
    complete: (points) => `al completarse ${points}`,
  },

  commands: {
    farms: 'quién tiene qué granjas, y por cuántos puntos',
    left: 'las losetas por descubrir, según su tipo',
    map: 'el mapa entero, o lo que rodea una casilla como map 2,-1',
    tile: 'una loseta en todos sus giros',
  },
  noFarmers: 'No hay ningún granjero en la mesa.',
  noFarms: 'En esta partida no hay granjeros.',
  faceDown: plural({
    one: '# loseta por descubrir:',
    other: '# losetas por descubrir:',
  }),
  putAside: (tiles) => `Apartadas, pues no cabían en ningún sitio: ${tiles}.`,
  whichTile: '¿Qué loseta? Por ejemplo: tile V',
  noTile: (typed) => `«${typed}» no es ninguna loseta de esta partida.`,
  ofThese: (count, left) => `${count} en total, ${left} por descubrir.`,

  ifEnded: 'Si la partida acabara ya:',
  scored: 'ya puntuado',
  stillOut: 'en el mapa',
  total: 'total',
  over: 'La partida ha terminado: está puesta la última loseta.',
  wins: (who, points) => `Gana ${who} con ${points}.`,
  youWin: (points) => `Ganas con ${points}.`,
  share: (who, points) => `${who} comparten la victoria con ${points}.`,

  endings: { tiles: 'todas las losetas están puestas', '': 'no ha terminado' },
  newlySeen: 'ya se ha descubierto otra loseta',
};
