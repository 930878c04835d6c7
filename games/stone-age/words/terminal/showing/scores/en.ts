import type { ScoreWords } from './words.ts';

export const scoresEn: ScoreWords = {
  lines: {
    track: ['score track', 'track'],
    culture: ['culture, sets squared', 'culture'],
    farmers: ['farmers × agriculture', 'farmers'],
    toolmakers: ['toolmakers × tools', 'toolmakers'],
    builders: ['builders × buildings', 'builders'],
    shamans: ['shamans × people', 'shamans'],
    traders: ['traders × merchant track', 'traders'],
    resources: ['resources left', 'resources'],
    board: ['resources on the board', 'board'],
    discarded: ['cards discarded', 'discarded'],
    tokens: ['tool tokens on the board', 'tokens'],
    hut: ['people in the hut', 'hut'],
    drawStack: ['draw stack, 10 a card', 'draw stack'],
  },
  total: 'total',
  ifEnded: 'If the game ended now:',
  hiddenCards: 'Cards face down of others are not in it.',
  wins: (who, points) => `${who} wins with ${points} points.`,
  youWin: (points) => `You win with ${points} points.`,
  share: (who, points) => `${who} share the victory with ${points} points.`,
  tied: (who, points) => `${who} are tied at ${points}.`,
  tieBreak: (standings, outcome) =>
    `Agriculture + tools + people decide (B10.4): ${standings}: ${outcome}.`,
  higherWins: 'the higher one wins',
  stillTied: 'still a tie',
};
