import type { OfferWords } from './words.ts';

export const offerDe: OfferWords = {
  bots: {
    random: 'Zufall',
    scorer: 'Punktesammler',
    greedy: 'Raffer',
    farmer: 'Bauer',
    builder: 'Baumeister',
    joiner: 'Mitbewohner',
    blocker: 'Störenfried',
    monk: 'Mönch',
    novice: 'Neuling',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    expert: 'Experte',
  },
  modules: {
    shrine: { title: 'Die Kultstätte', about: 'mit Ketzern, die Mönche herausfordern' },
  },
  options: {
    smallCity: {
      name: 'Kleine Städte',
      about: 'was eine fertige Stadt aus zwei Plättchen zählt',
      values: { full: 'wie jede andere Stadt', half: '1 Punkt je Plättchen und Wappen' },
    },
    farmers: {
      name: 'Bauern',
      about: 'wie Bauern am Ende zählen',
      values: {
        farms: '3 Punkte je fertiger Stadt an ihrer Wiese',
        cities: '4 Punkte je fertiger Stadt für die meisten Bauern ringsum',
        none: 'keine Bauern',
      },
    },
    shrineNeighbours: {
      name: 'Kultstätten und Klöster',
      about: 'wann das eine nicht neben das andere gelegt werden darf',
      values: {
        challenge: 'nicht neben eines, das herausgefordert ist',
        geometry: 'nicht neben eines, das schon so einen Nachbarn hat',
      },
    },
  },
};
