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
    log: 'Historial',
    soundOn: 'Activar el sonido',
    soundOff: 'Quitar el sonido',
    dark: 'Tema oscuro',
    light: 'Tema claro',
  },

  keys: {
    title: 'Teclas',
    atTheTable: 'En la mesa',
    inAReplay: 'En una repetición',
    everywhere: 'Tab y las flechas llevan a todas partes; Enter pulsa lo que tiene el foco.',
    deeds: {
      confirm: 'confirmar',
      clear: 'quitar la selección, o saltar lo que se muestra',
      undo: 'deshacer',
      endTurn: 'terminar el turno',
      moveBack: 'una jugada atrás',
      moveOn: 'una jugada adelante',
      roundBack: 'una ronda atrás',
      roundOn: 'una ronda adelante',
      first: 'al principio',
      last: 'al final',
      run: 'reproducir o parar',
    },
  },

  table: {
    players: 'Jugadores',
    score: plural({ one: '# punto', other: '# puntos' }),
    bot: (level) => `bot, ${level}`,
  },
  play: { menu: 'Menú', home: 'Página de inicio' },
  rulebook: {
    title: 'Reglamento',
    parts: { pages: 'Cómo se juega', rules: 'Reglas exactas' },
    search: { rules: 'Buscar en las reglas' },
    example: 'Ejemplo',
    lessons: { first: 'Primera ronda guiada', second: 'Segunda lección' },
    partsLabel: 'Partes del reglamento',
    chapters: 'Capítulos',
    found: plural({ one: '# regla encontrada', other: '# reglas encontradas' }),
    nothingFound: 'No se ha encontrado nada. Prueba con otra palabra, o con menos.',
    inRulebook: 'En el reglamento',
    loading: 'Abriendo el reglamento…',
    failed: 'No se ha podido cargar el reglamento.',
    retry: 'Probar otra vez',
  },
  screens: { options: { doesNotFit: 'no disponible con estas opciones' } },
};
