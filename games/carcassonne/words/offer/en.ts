import type { OfferWords } from './words.ts';

export const offerEn: OfferWords = {
  bots: {
    random: 'random',
    scorer: 'scorer',
    greedy: 'greedy',
    farmer: 'farmer',
    builder: 'builder',
    joiner: 'joiner',
    blocker: 'blocker',
    monk: 'monk',
    novice: 'novice',
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    expert: 'expert',
  },
  modules: {
    shrine: { title: 'The Shrine', about: 'with heretics who challenge monks' },
  },
  options: {
    smallCity: {
      name: 'Small cities',
      about: 'what a complete city of two tiles is worth',
      values: { full: 'like any other city', half: '1 point per tile and shield' },
    },
    farmers: {
      name: 'Farmers',
      about: 'how farmers score at the end',
      values: {
        farms: '3 points per complete city of their farm',
        cities: '4 points for each complete city, to whoever has most farmers around it',
        none: 'no farmers',
      },
    },
    shrineNeighbours: {
      name: 'Shrines and cloisters',
      about: 'when one may not be laid next to the other',
      values: {
        challenge: 'not next to one under a challenge',
        geometry: 'not next to one that has such a neighbor',
      },
    },
  },
};
