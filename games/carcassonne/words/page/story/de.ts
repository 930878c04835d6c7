import { pluralsOf } from '@ochre/words';
import type { StoryPart } from './words.ts';

const plural = pluralsOf('de');
const sum = plural({ one: '# Punkt', other: '# Punkten' });
const squares = plural({ one: '# Feld', other: '# Felder' });
const segments = plural({ one: '# Platz', other: '# Plätze' });

export const storyDe: StoryPart = {
  drew: (verb, tile) => `${verb('ziehst', 'zieht')} ein Plättchen: ${tile}`,
  laid: (verb) => `${verb('legst', 'legt')} ein Plättchen`,
  removed: (verb) => `${verb('legst', 'legt')} ein Plättchen beiseite, das nirgends passt`,
  scored: (verb, points, what) => `${verb('bekommst', 'bekommt')} ${points} für ${what}`,
  complete: {
    city: (tiles) => `eine Stadt aus ${tiles} Plättchen`,
    road: (tiles) => `eine Straße aus ${tiles} Plättchen`,
    cloister: () => 'ein Kloster',
    shrine: () => 'eine Kultstätte',
  },
  unfinished: {
    city: (tiles) => `eine unfertige Stadt aus ${tiles} Plättchen`,
    road: (tiles) => `eine unfertige Straße aus ${tiles} Plättchen`,
    cloister: (around) => `ein Kloster mit ${around} von 8 Plättchen ringsum`,
    shrine: (around) => `eine Kultstätte mit ${around} von 8 Plättchen ringsum`,
    farm: plural({ one: 'eine Wiese mit # Stadt', other: 'eine Wiese mit # Städten' }),
  },
  farmersAroundACity: 'Bauern rings um eine Stadt',
  returned: (verb, followers) => `${verb('bekommst', 'bekommt')} ${followers} zurück`,
  wonAgainst: (verb, opponent) =>
    `${verb('gewinnst', 'gewinnt')} die Herausforderung gegen ${opponent}`,
  wonAgainstYou: (verb) => `${verb('gewinnst', 'gewinnt')} die Herausforderung gegen dich`,
  wonAgainstOneself: (verb) =>
    `${verb('gewinnst die Herausforderung gegen dich', 'gewinnt die Herausforderung gegen sich')} selbst`,
  wins: (who, points) => `Das Spiel ist aus: ${who} gewinnt mit ${sum(points)}.`,
  youWin: (points) => `Das Spiel ist aus: Du gewinnst mit ${sum(points)}.`,
  share: (who, points) => `Das Spiel ist aus: ${who} teilen sich den Sieg mit je ${sum(points)}.`,
  fromTurn: (turn) => `Ab Zug ${turn}`,
  moment: (turn, left) => `${turn} · ${left}`,
  lay: {
    fits: (about, count) => `${about}; passt auf ${squares(count)}`,
    fitsAloud: (asked, about, count) => `${asked}. Es zeigt ${about}. ${squares(count)}.`,
  },
  claimAloud: (asked, count) => `${asked} ${segments(count)} zur Wahl, oder niemand.`,
  refused: {
    'C2.2': 'Jemand anders ist am Zug.',
    'C3.1': 'Erst muss das Plättchen gelegt werden.',
    'C3.2':
      'Ein Plättchen kommt auf ein leeres Feld neben ein anderes, und alle Seiten passen zueinander.',
    'C4.1': 'Ein Gefolgsmann kommt auf das gerade gelegte Plättchen, auf etwas, das es zeigt.',
    'C4.2': 'Da ist schon jemand.',
    'C6.1': 'Das Spiel ist aus.',
    'C6.6': 'In diesem Spiel kommt niemand auf eine Wiese.',
    K4: 'Eine Kultstätte darf an ein Kloster grenzen, ein Kloster an eine Kultstätte.',
    K5: 'Neben eine Herausforderung kommt kein weiteres Kloster und keine weitere Kultstätte.',
  },
};
