import { pluralsOf } from '@ochre/words';
import type { AloudWords } from './words.ts';

const plural = pluralsOf('es');
const peopleOf = plural({ one: '# persona de', other: '# personas de' });

export const aloudEs: AloudWords = {
  divides: (divisor) => `divide entre ${divisor}`,
  ownPeople: plural({ one: '# persona tuya', other: '# personas tuyas' }),
  peopleOf: (name, count) => `${peopleOf(count)} ${name}`,
  free: plural({ one: '# sitio libre', other: '# sitios libres' }),
  price: (what) => `cuesta ${what}`,
  resources: plural({ one: '# recurso', other: '# recursos' }),
  deck: plural({ one: '# carta en el mazo', other: '# cartas en el mazo' }),
  player: (name, about, score) => `${name}, ${about}: ${score}`,
  score: (points, ifEnded) => `${points}, ${ifEnded}`,
  people: (people, home) => `${people}, ${home} en casa`,
  agriculture: (steps, end) => `agricultura ${steps} de ${end}`,
  merchantTrack: (steps, end) => `escala del mercader ${steps} de ${end}`,
  noTools: 'sin herramientas',
  tools: (tools) => `herramientas: ${tools}`,
  toolUsed: (value) => `${value}, usada`,
  toolForOnce: (value) => `${value}, de un solo uso`,
  litPlaces: plural({
    one: '# lugar se puede elegir',
    other: '# lugares se pueden elegir',
  }),
  toBoard: 'Ir al tablero',
  toDecision: 'Ir a la decisión',
};
