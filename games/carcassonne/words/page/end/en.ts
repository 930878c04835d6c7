import { pluralsOf } from '@ochre/words';
import type { EndWords } from './words.ts';

const plural = pluralsOf('en');
const tiles = (what: string) => plural({ one: `${what}, # tile`, other: `${what}, # tiles` });
const decided = (what: string) => (most: number, least: number) =>
  `${what} made the difference: ${most} points against ${least}.`;

export const endEn: EndWords = {
  wins: (name, points) => `${name} wins, ${points}`,
  youWin: (points) => `You win, ${points}`,
  share: (names, points) => `${names} win together, ${points}`,
  ahead: (points, name) => `${points} ahead of ${name}.`,
  behind: (points, name) => `${points} behind ${name}.`,
  tied: 'They have the same number of points, and share the victory.',
  decided: {
    roads: decided('Roads'),
    cities: decided('Cities'),
    cloisters: decided('Cloisters'),
    shrines: decided('Shrines'),
    farms: decided('Farms'),
  },

  turns: plural({ one: '# turn', other: '# turns' }),
  table: 'Points by kind',
  total: 'Total',
  atEnd: 'at the end',
  list: 'The end, feature by feature',
  counted: (count, of) => `${count} of ${of} counted`,
  finish: 'Count all',
  nothing: 'Nothing was left to be counted.',
  features: {
    city: tiles('City'),
    road: tiles('Road'),
    cloister: (around) => `Cloister, ${around} of 8`,
    shrine: (around) => `Shrine, ${around} of 8`,
    farm: plural({ one: 'Farm, # city', other: 'Farm, # cities' }),
  },
  cityOfFarmers: 'City with farmers',
  curve: 'Score, turn by turn',
  lastTile: 'dashed: the last tile',
  verify: 'Verify the draw',
};
