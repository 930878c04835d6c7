import { pluralsOf } from '@ochre/words';
import type { CarcassonneWords } from './words.ts';

const plural = pluralsOf('de');

export const de: CarcassonneWords = {
  bots: { random: 'Zufall', greedy: 'Raffer', easy: 'leicht' },
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

  segments: {
    city: 'Stadt',
    road: 'Straße',
    field: 'Wiese',
    cloister: 'Kloster',
    shrine: 'Kultstätte',
  },
  features: {
    city: 'Stadt',
    road: 'Straße',
    cloister: 'Kloster',
    shrine: 'Kultstätte',
    farm: 'Wiese',
  },
  followers: {
    city: plural({ one: '# Ritter', other: '# Ritter' }),
    road: plural({ one: '# Wegelagerer', other: '# Wegelagerer' }),
    field: plural({ one: '# Bauer', other: '# Bauern' }),
    cloister: plural({ one: '# Mönch', other: '# Mönche' }),
    shrine: plural({ one: '# Ketzer', other: '# Ketzer' }),
  },
  sides: { n: 'n', e: 'o', s: 's', w: 'w' },
  sources: {
    roads: 'Straßen',
    cities: 'Städte',
    cloisters: 'Klöster',
    shrines: 'Kultstätten',
    farms: 'Wiesen',
  },

  tile: (id) => `Plättchen ${id}`,
  points: plural({ one: '# Punkt', other: '# Punkte' }),

  does: {
    turned: (verb, tile) => `${verb('deckst', 'deckt')} ${tile} auf`,
    removed: (verb, tile) => `${verb('legst', 'legt')} ${tile} beiseite, das nirgends passt`,
    laid: (verb, tile, square) => `${verb('legst', 'legt')} ${tile} auf ${square}`,
    claimed: {
      city: (verb) => `${verb('setzt', 'setzt')} einen Ritter in die Stadt`,
      road: (verb) => `${verb('setzt', 'setzt')} einen Wegelagerer auf die Straße`,
      field: (verb) => `${verb('legst', 'legt')} einen Bauern auf die Wiese`,
      cloister: (verb) => `${verb('setzt', 'setzt')} einen Mönch ins Kloster`,
      shrine: (verb) => `${verb('setzt', 'setzt')} einen Ketzer auf die Kultstätte`,
    },
    declined: (verb) => `${verb('setzt', 'setzt')} keinen Gefolgsmann`,
    challenged: (verb, opponent) => `${verb('forderst', 'fordert')} ${opponent} heraus`,
    challengedYou: (verb) => `${verb('forderst', 'fordert')} dich heraus`,
    challengedOneself: (verb) => `${verb('forderst dich', 'fordert sich')} selbst heraus`,
    challengeLost: (verb) =>
      `${verb('verlierst', 'verliert')} die Herausforderung und ${verb('gehst', 'geht')} leer aus`,
    scored: {
      city: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine Stadt`,
      road: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine Straße`,
      cloister: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für ein Kloster`,
      shrine: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine Kultstätte`,
      farm: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine Wiese`,
    },
    scoredOpen: {
      city: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine unfertige Stadt`,
      road: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine unfertige Straße`,
      cloister: (verb, points) =>
        `${verb('bekommst', 'bekommt')} ${points} für ein unfertiges Kloster`,
      shrine: (verb, points) =>
        `${verb('bekommst', 'bekommt')} ${points} für eine unfertige Kultstätte`,
      farm: (verb, points) => `${verb('bekommst', 'bekommt')} ${points} für eine Wiese`,
    },
  },
  over: 'Das Spiel ist aus.',

  reasons: {
    'C2.2': 'Jemand anders ist am Zug.',
    'C3.1': 'Erst muss das Plättchen gelegt werden.',
    'C3.2': 'Ein Plättchen liegt an einem anderen an, und alle Seiten, die sich berühren, passen.',
    'C4.1': 'Ein Gefolgsmann kommt auf einen Teil des eben gelegten Plättchens.',
    'C4.2': 'Dort steht schon jemand.',
    'C6.1': 'Das Spiel ist aus.',
    'C6.6': 'In diesem Spiel kommt niemand auf eine Wiese.',
    K4: 'Eine Kultstätte liegt neben höchstens einem Kloster, ein Kloster neben höchstens einer Kultstätte.',
    K5: 'Neben ein herausgefordertes Bauwerk wird nichts gelegt.',
  },
};
