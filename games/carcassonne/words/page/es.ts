import { es as shared } from '../es.ts';
import { boardEs } from './board/es.ts';
import { frontEs } from './front/es.ts';
import { playEs } from './play/es.ts';
import type { PageWords } from './words.ts';

export const es: PageWords = { ...shared, front: frontEs, board: boardEs, play: playEs };
