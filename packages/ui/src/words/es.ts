import { grammarOf, pluralsOf, TRIBE_NAMES } from '@ochre/words';
import type { UiWords } from './words.ts';

const plural = pluralsOf('es');

export const es: UiWords = {
  ...grammarOf('es'),
  tribes: TRIBE_NAMES.es,

  buttons: {
    confirm: 'Confirmar',
    undo: 'Deshacer',
    endTurn: 'Terminar turno',
    cancel: 'Cancelar',
    close: 'Cerrar',
    back: 'Atrás',
    again: 'Otra vez',
    start: 'Empezar',
    continue: 'Continuar',
    options: 'Opciones',
    copy: 'Copiar',
    join: 'Unirse',
    share: 'Compartir',
    replay: 'Repetición',
    verifyDice: 'Comprobar los dados',
    whyNot: '¿Por qué no?',
    rules: 'Reglas',
    settings: 'Ajustes',
    log: 'Registro',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
    dark: 'Tema oscuro',
    light: 'Tema claro',
  },

  table: {
    players: 'Jugadores',
    score: plural({ one: '# punto', other: '# puntos' }),
    bot: (level) => `bot, ${level}`,
  },
  play: { menu: 'Menú', home: 'Página de inicio' },
  screens: { options: { doesNotFit: 'no disponible con estas opciones' } },
};
