import type { PlayWords } from './words.ts';

export const playEs: PlayWords = {
  asked: { lay: 'Coloca tu loseta', claim: '¿Colocas un seguidor?' },
  waiting: (name) => `Juega ${name}`,
};
