import { pluralsOf } from '@ochre/words';
import type { TerminalWords } from './words.ts';

const plural = pluralsOf('en');

export const terminalEn: TerminalWords = {
  howToPlay: [
    '1. In your turn you turn over a tile and lay it beside another, so that all sides match: city ' +
      'to city, road to road, field to field.',
    '2. Then you may place one of your 7 followers on it, as a knight in a city, a thief on a road, a ' +
      'monk in a cloister or a farmer on a field, if nobody is in the whole of it yet.',
    '3. What is complete is scored, and its followers come back: a road 1 point per tile, a city 2 ' +
      'per tile and per shield, a cloister with 8 tiles around it 9. Whoever has most followers in ' +
      'it gets all points; with a tie, each of them.',
    '4. The last tile ends the game. Unfinished roads, cities and cloisters bring 1 point per tile and ' +
      'shield, a farm 3 for each complete city that it touches. Farmers stay until then.',
    '5. Most points win.',
  ],
  shrineRules: [
    '6. The Shrine: a shrine is like a cloister, and its follower a heretic. A monk and a heretic next to ' +
      'each other are in a challenge: whoever completes their building first gets 9 points, the ' +
      'other nothing, and both go home.',
    '7. A shrine is laid next to at most one cloister, a cloister next to at most one shrine, and ' +
      'neither next to one that is under a challenge.',
  ],
  howToType:
    'Type a number from the map or list (7 2 is square 7, its second turn), or a move as in lay 1,-2 r3.',
  legend:
    'On the map: ▓ is city, ░ field, lines are roads, ○ a village, ◆ a shield, [†] a cloister, {◊} a ' +
    'shrine; letters are followers, ▸ points at the last tile. A tile is turned by r0 to r3, quarters ' +
    'clockwise. In the table, end is the score if the game ended now, and men are the followers left.',
  option: (name, value) => `${name}: ${value}.`,

  asked: {
    lay: (tile) => `lay ${tile}.`,
    turn: (square) => `how does the tile lie at ${square}?`,
    claim: 'place a follower?',
  },
  worth: {
    none: 'none',
    keeps: plural({ one: 'keep # follower', other: 'keep # followers' }),
  },

  heading: (turn, left) => `Turn ${turn} · ${left} tiles face down`,
  inHand: (tile) => `Tile ${tile}`,
  justLaid: (tile) => `Tile ${tile}, just laid`,
  heads: { score: 'pts', end: 'end', followers: 'men' },
  completes: (what) => `Completes: ${what}`,
  outOfSight: (squares) => `Beyond the map: ${squares}`,

  plain: {
    tile: (tile, about) => `Tile ${tile}: ${about}.`,
    player: (name, score, end, followers) => `${name}: ${score}, ${end}, ${followers}.`,
    followers: plural({ one: '# follower left', other: '# followers left' }),
    atEnd: (points) => `${points} if the game ended now`,
    lies: (square, tile, turn) => `${square}: tile ${tile}, r${turn}.`,
  },
  held: {
    at: (what, squares) => `${what} at ${squares}`,
    openSides: plural({ one: '# open side', other: '# open sides' }),
    openSquares: plural({ one: '# square open', other: '# squares open' }),
    cities: plural({ one: '# complete city', other: '# complete cities' }),
    now: (points) => `${points} now`,
    complete: (points) => `${points} if complete`,
  },

  commands: {
    farms: 'who farms where, and for how many points',
    left: 'the tiles that lie face down, by type',
    map: 'the whole map, or all around a square as in map 2,-1',
    tile: 'a tile in all its turns',
  },
  noFarmers: 'Nobody has a farmer on the table.',
  noFarms: 'In this game there are no farmers.',
  faceDown: plural({ one: '# tile lies face down:', other: '# tiles lie face down:' }),
  putAside: (tiles) => `Put aside, as they fitted nowhere: ${tiles}.`,
  whichTile: 'Which tile? As in: tile V',
  noTile: (typed) => `"${typed}" is no tile of this game.`,
  ofThese: (count, left) => `${count} in the game, ${left} still face down.`,

  ifEnded: 'If the game ended now:',
  scored: 'scored',
  stillOut: 'on the map',
  total: 'total',
  over: 'The game is over: the last tile is laid.',
  wins: (who, points) => `${who} wins with ${points}.`,
  youWin: (points) => `You win with ${points}.`,
  share: (who, points) => `${who} share the victory with ${points}.`,

  endings: { tiles: 'all tiles are laid', '': 'it is not over' },
  newlySeen: 'another tile has been turned over',
};
