import type { DeclineCode } from '@ochre/protocol/vocabulary';
import { expect } from 'vitest';

/** What a test expects to be thrown. */
export const declined = (code: DeclineCode): unknown =>
  expect.objectContaining({ name: 'Declined', code, message: expect.stringMatching(/\S/) });
