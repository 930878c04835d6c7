import { pluralsOf } from '@ochre/words';
import { movesDe } from './moves/de.ts';
import { offerDe } from './offer/de.ts';
import type { CarcassonneWords } from './words.ts';

const plural = pluralsOf('de');
const SIDE_NAMES = { n: 'Norden', e: 'Osten', s: 'Süden', w: 'Westen' };
const BUILDINGS = { cloister: 'Das Kloster', shrine: 'Die Kultstätte' } as const;
const BESIDE = { cloister: 'dem Kloster', shrine: 'der Kultstätte' } as const;
const SECOND = { cloister: 'das zweite Kloster', shrine: 'die zweite Kultstätte' } as const;
const ONE = { cloister: 'ein Kloster', shrine: 'eine Kultstätte' } as const;
const NO = { cloister: 'kein Kloster', shrine: 'keine Kultstätte' } as const;

export const de: CarcassonneWords = {
  ...offerDe,

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

  shows: {
    side: SIDE_NAMES,
    nothingBut: (what) => `ringsum ${what}`,
    shield: 'ein Wappen',
  },
  tile: (id) => `Plättchen ${id}`,
  moves: movesDe,
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
    over: 'Das Spiel ist aus.',
    turn: (who) => `${who} ist am Zug.`,
    layFirst: 'Erst muss das Plättchen gelegt werden.',
    claimNow: 'Das Plättchen liegt: Setz einen Gefolgsmann darauf oder keinen.',
    alone: (square) => `Neben ${square} liegt kein Plättchen, und eines muss anliegen.`,
    occupied: (square) => `Auf ${square} liegt schon ein Plättchen.`,
    side: ({ side, has, meets }) =>
      `Im ${SIDE_NAMES[side]} zeigt es ${de.segments[has]}, dort grenzt aber ${de.segments[meets]} an.`,
    building: {
      several: (there, square, laid) =>
        `${BUILDINGS[there]} auf ${square} ist im Weg: Es wäre schon ${SECOND[there]} neben ${BESIDE[laid]}.`,
      challenge: (there, square, laid) =>
        `${BUILDINGS[there]} auf ${square} ist herausgefordert: Daneben kommt ${NO[laid]}.`,
      taken: (there, square, laid) =>
        `Neben ${BESIDE[there]} auf ${square} liegt schon ${ONE[laid]}.`,
    },
    absent: (segment, has) => `Das Plättchen hat nicht „${segment}“, nur ${has}.`,
    noFarmers: 'In diesem Spiel kommt niemand auf eine Wiese.',
    held: {
      city: (who) => `Die Stadt gehört schon ${who}.`,
      road: (who) => `Die Straße gehört schon ${who}.`,
      farm: (who) => `Die Wiese gehört schon ${who}.`,
    },
    heldByYou: {
      city: 'In dieser Stadt hast du schon einen Ritter.',
      road: 'Auf dieser Straße hast du schon einen Wegelagerer.',
      farm: 'Auf dieser Wiese hast du schon einen Bauern.',
    },
  },
};
