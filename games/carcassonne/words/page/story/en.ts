import { pluralsOf } from '@ochre/words';
import type { StoryPart } from './words.ts';

const plural = pluralsOf('en');
const sum = plural({ one: '# point', other: '# points' });
const squares = plural({ one: '# square', other: '# squares' });
const segments = plural({ one: '# segment', other: '# segments' });

export const storyEn: StoryPart = {
  drew: (verb, tile) => `${verb('draw', 'draws')} a tile: ${tile}`,
  laid: (verb) => `${verb('lay', 'lays')} a tile`,
  removed: (verb) => `${verb('put', 'puts')} aside a tile that fits nowhere`,
  scored: (verb, points, what) => `${verb('score', 'scores')} ${points} for ${what}`,
  complete: {
    city: plural({ one: 'a city of # tile', other: 'a city of # tiles' }),
    road: plural({ one: 'a road of # tile', other: 'a road of # tiles' }),
    cloister: () => 'a cloister',
    shrine: () => 'a shrine',
  },
  unfinished: {
    city: plural({ one: 'an unfinished city of # tile', other: 'an unfinished city of # tiles' }),
    road: plural({ one: 'an unfinished road of # tile', other: 'an unfinished road of # tiles' }),
    cloister: (around) => `a cloister with ${around} of 8 tiles around it`,
    shrine: (around) => `a shrine with ${around} of 8 tiles around it`,
    farm: plural({ one: 'a farm with # city', other: 'a farm with # cities' }),
  },
  farmersAroundACity: 'farmers around a city',
  returned: (verb, followers) => `${verb('get', 'gets')} ${followers} back`,
  wonAgainst: (verb, opponent) => `${verb('win', 'wins')} the challenge against ${opponent}`,
  wonAgainstYou: (verb) => `${verb('win', 'wins')} the challenge against you`,
  wonAgainstOneself: (verb) =>
    `${verb('win the challenge against your', 'wins the challenge against their')} own follower`,
  wins: (who, points) => `The game is over: ${who} wins with ${sum(points)}.`,
  youWin: (points) => `The game is over: you win with ${sum(points)}.`,
  share: (who, points) => `The game is over: ${who} share the victory with ${sum(points)} each.`,
  fromTurn: (turn) => `From turn ${turn}`,
  moment: (turn, left) => `${turn} · ${left}`,
  lay: {
    fits: (about, count) => `${about}; fits on ${squares(count)}`,
    fitsAloud: (asked, about, count) => `${asked}. It shows ${about}. ${squares(count)}.`,
  },
  claimAloud: (asked, count) => `${asked} ${segments(count)} to choose from, or nobody.`,
  refused: {
    'C2.2': 'It is somebody else’s turn.',
    'C3.1': 'The tile must be laid first.',
    'C3.2': 'A tile goes on an empty square next to another, with all sides matching.',
    'C4.1': 'A follower goes on the tile just laid, on something that it shows.',
    'C4.2': 'Somebody is in it already.',
    'C6.1': 'The game is over.',
    'C6.6': 'In this game no follower goes on a field.',
    K4: 'A shrine may touch one cloister, and a cloister one shrine.',
    K5: 'Next to a challenge no other cloister or shrine may be laid.',
  },
};
