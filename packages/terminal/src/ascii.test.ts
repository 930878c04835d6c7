import { expect, it } from 'vitest';
import { toAscii } from './ascii.ts';

it('letters lose their marks and signs become others, one for one', () => {
  expect(toAscii('¿Qué año? ¡Sí! Größe über 1–2 …')).toBe('?Que ano? !Si! Grose uber 1-2 ~');
  expect(toAscii('n\u0303 雪')).toBe('n ?');
});
