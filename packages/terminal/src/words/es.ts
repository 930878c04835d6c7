import type { TerminalWords } from './words.ts';

export const es: TerminalWords = {
  you: 'Tú',
  player: (number) => `Jugador ${number}`,
  animals: ['Garza', 'Alce', 'Nutria', 'Lince', 'Bisonte'],
  bot: (name, level) => `${name} (bot ${level})`,
  names: {
    empty: 'Un nombre necesita al menos una letra.',
    hiddenSigns: 'Un nombre no puede llevar signos ocultos.',
    tooLong: (name, most) =>
      `"${name}" es demasiado largo: un nombre tiene ${most} letras como mucho.`,
    twice: (name) => `"${name}" ya está en la mesa.`,
  },
};
