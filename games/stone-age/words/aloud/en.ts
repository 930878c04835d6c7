import { pluralsOf } from '@ochre/words';
import type { AloudWords } from './words.ts';

const plural = pluralsOf('en');

export const aloudEn: AloudWords = {
  divides: (divisor) => `divides by ${divisor}`,
  ownPeople: (count) => `${count} of your people`,
  peopleOf: (name, count) => `${count} of ${name}'s people`,
  free: plural({ one: '# place free', other: '# places free' }),
  price: (what) => `costs ${what}`,
  resources: plural({ one: '# resource', other: '# resources' }),
  deck: plural({ one: '# card in the deck', other: '# cards in the deck' }),
  player: (name, about, score) => `${name}, ${about}: ${score}`,
  score: (points, ifEnded) => `${points}, ${ifEnded}`,
  people: (people, home) => `${people}, ${home} at home`,
  agriculture: (steps, end) => `agriculture ${steps} of ${end}`,
  merchantTrack: (steps, end) => `merchant track ${steps} of ${end}`,
  noTools: 'no tools',
  tools: (tools) => `tools: ${tools}`,
  toolUsed: (value) => `${value}, used`,
  toolForOnce: (value) => `${value}, for one use`,
  litPlaces: plural({ one: '# place can be chosen', other: '# places can be chosen' }),
  toBoard: 'To the board',
  toDecision: 'To the decision',
};
