import type { ScoreWords } from './words.ts';

export const scoresEs: ScoreWords = {
  lines: {
    track: ['marcador', 'marcador'],
    culture: ['cultura, series al cuadrado', 'cultura'],
    farmers: ['agricultores × agricultura', 'agricultores'],
    toolmakers: ['artesanos × herramientas', 'artesanos'],
    builders: ['constructores × edificios', 'constructores'],
    shamans: ['chamanes × personas', 'chamanes'],
    traders: ['comerciantes × mercader', 'comerciantes'],
    resources: ['recursos que quedan', 'recursos'],
    board: ['recursos en el tablero', 'tablero'],
    discarded: ['cartas descartadas', 'descarte'],
    tokens: ['fichas en el tablero', 'fichas'],
    hut: ['gente en la choza', 'choza'],
    drawStack: ['mazo, 10 por carta', 'mazo'],
  },
  total: 'total',
  ifEnded: 'Si la partida acabara ya:',
  hiddenCards: 'Sin contar las cartas boca abajo de los demás.',
  wins: (who, points) => `Gana ${who} con ${points} puntos.`,
  youWin: (points) => `Ganas con ${points} puntos.`,
  share: (who, points) => `${who} comparten la victoria con ${points} puntos.`,
  tied: (who, points) => `${who} empatan a ${points}.`,
  tieBreak: (standings, outcome) =>
    `Deciden agricultura + herramientas + personas (B10.4): ${standings}: ${outcome}.`,
  higherWins: 'gana quien tiene más',
  stillTied: 'sigue el empate',
};
