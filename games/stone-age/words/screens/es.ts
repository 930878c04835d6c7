import { pluralsOf } from '@ochre/words';
import type { ScreenWords } from './words.ts';

const plural = pluralsOf('es');
const inPoints = plural({ one: '# punto', other: '# puntos' });

export const screensEs: ScreenWords = {
  personalities: {
    cardwood: 'Castor, cartas y madera',
    buildings: 'Tejón, construye',
    culture: 'Búho, cultura',
    tools: 'Nutria, herramientas',
    farmers: 'Hámster, campos',
    shamans: 'Cuervo, mucha gente',
    denier: 'Lince, toma lo que quieres',
    starvation: 'Lobo, pasa hambre',
    veteran: 'Oso, un experto de antes',
  },

  home: {
    motto: 'Un valle, una tribu y un puñado de dados.',
    sameToday: 'Las mismas cartas y los mismos dados para todos',
    where: (round) => `ronda ${round}`,
    solo: { name: 'Solitario', about: 'Tú y el anciano' },
    soloShort: 'Solitario',
  },

  options: {
    aboutModules: {
      style: 'joyas, un mercader, hasta 5 jugadores',
      huts: '6 edificios, tres dan recursos cada ronda',
    },
    variant: {
      name: 'Partida',
      about: 'contra otros, o a solas con el anciano',
      values: { together: 'Contra otros', solo: 'Solitario' },
    },
    negativeScores: {
      name: 'Puntos bajo cero',
      about: 'las reglas impresas los permiten',
      values: { false: 'No', true: 'Sí' },
    },
    diceFirst: {
      name: 'Dados para todos',
      about: 'quién elige primero',
      values: { startPlayer: 'Primer jugador', buyer: 'Comprador' },
    },
    merchantJewelry: {
      name: 'Joyas con el mercader',
      about: 'en su lugar, o a cada paso',
      values: { place: 'Lugar', everyAdvance: 'Paso' },
    },
    difficulty: { name: 'Dificultad', about: 'lo que hay listo al empezar' },
  },

  end: {
    wins: (who, points) => `Gana ${who} con ${inPoints(points)}`,
    youWin: (points) => `¡Ganas con ${inPoints(points)}!`,
    share: (who, points) => `${who} comparten la victoria con ${inPoints(points)}`,
    soloTitle: (grade, points) => `${grade}, ${inPoints(points)}`,
    aheadOf: (points, who) => `${inPoints(points)} por delante de ${who}.`,
    behind: (points, who) => `${inPoints(points)} por detrás de ${who}.`,
    decided: (line, points, next) =>
      next > 0
        ? `${line}: ${points} puntos; nadie más pasó de ${next}.`
        : `${line}: ${points} puntos; nadie más tuvo ninguno.`,
    missed: (line, points, yours) => `La mayor diferencia: ${line}, ${points} contra ${yours}.`,
    tieBroken: (who) => `Igual que ${who}; decidieron agricultura, herramientas y gente.`,
    tied: 'Empate total.',
    soloShort: (points) => `Con ${points} más habría sido victoria.`,
    soloBest: (line, points) => `Lo que más dio: ${line}, ${points}.`,
    total: 'Total',
    points: 'Puntos',
    dice: 'Dados',
    shown: 'Qué se muestra',
    skip: 'Mostrar todo',
    lines: {
      board: 'Queda en el tablero',
      discarded: 'Cartas descartadas',
      tokens: 'Fichas de herramienta',
      hut: 'Gente en la choza',
      drawStack: 'Cartas en el mazo',
    },
  },
};
