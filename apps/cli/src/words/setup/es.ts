import type { SetupWords } from './words.ts';

export const setupEs: SetupWords = {
  whatItIs: (title, alone) =>
    `Ochre: el juego de mesa ${title} en tu terminal, ${alone ? 'contra bots, con amigos en un mismo teclado o en solitario' : 'contra bots o con amigos en un mismo teclado'}.`,
  noTerminal: {
    howToPlay: 'Cómo se juega:',
    start: 'Aquí no hay un terminal donde jugar. Ábrelo en uno con',
    help: 'ochre play --help muestra todas las opciones (en inglés).',
    bots: 'una persona, dos bots',
    people: 'dos personas en un mismo teclado',
    module: (title) => `con la expansión ${title}`,
    alone: 'en solitario',
    daily: 'hoy la misma partida para todos',
    plain: 'línea a línea, para lectores de pantalla y tuberías',
  },

  expansions: 'Expansiones:',
  expansionsAndAlone: 'Expansiones, y el juego en solitario:',
  aboutDaily: (variant, day) => `${variant}, la partida del ${day}, la misma para todos`,
  withWhich: (names, none) => `¿Con ${names.join(', ')} o ${none}?`,
  orAlone: (names) => `¿O en solitario: ${names.join(', ')}?`,
  answers: { both: 'ambas', all: 'todas', none: 'ninguna', daily: 'diaria' },
  howDifficult: '¿Qué dificultad?',

  howMany: (least, most) => `¿Cuántos jugadores, de ${least} a ${most}?`,
  howManyPeople: '¿Cuántos son personas?',
  levels: 'Bots por nivel, del más fácil al más difícil:',
  personalities: 'O bots con ideas propias:',
  whoAgainstYou: '¿Contra quién juegas?',
  whoElse: '¿Qué bot ocupa los demás puestos?',
  yourName: '¿Cómo te llamas?',
  nameOfPlayer: (number) => `¿Cómo se llama el jugador ${number}?`,

  asking: {
    number: (least, most) => `Escribe un número del ${least} al ${most}.`,
    oneOf: (words) => `Responde ${words.join(' o ')}.`,
    answers: { yes: 'sí', no: 'no', cancel: 'cancelar' },
  },
};
