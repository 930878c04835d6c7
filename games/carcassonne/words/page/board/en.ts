import { pluralsOf } from '@ochre/words';
import type { BoardWords } from './words.ts';

const plural = pluralsOf('en');

export const boardEn: BoardWords = {
  land: 'The land',
  turn: (turn) => `Turn ${turn}`,
  tilesLeft: plural({ one: '# tile left', other: '# tiles left' }),
  steps: { lay: 'Lay the tile', claim: 'Place a follower', score: 'Score' },
  turnOrder: 'Turn order',
  untilTheEnd: 'Until the end',
  tiles: plural({ one: 'tile', other: 'tiles' }),

  toLand: 'To the land',
  toDecision: 'To the decision',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  wholeLand: 'Whole land',

  overview: 'Overview',
  points: 'Points',
  atThisMoment: 'If it ended now',

  atHand: (count) => `${count} at hand`,
  ifEnded: (score) => `${score} if it ended now`,
  ifEndedShort: (score) => `${score} if ended`,
  player: (name, about, points, ifEnded) => `${name}, ${about}: ${points}, ${ifEnded}`,
  playerAtEnd: (name, about, points) => `${name}, ${about}: ${points}`,
  onTheLand: 'On the land',
  holding: (followers, points) => `${followers}: ${points}`,

  toMove: (name) => `${name} is to move`,
  won: (names, count) => (count === 1 ? `${names} wins.` : `${names} win together.`),
};
