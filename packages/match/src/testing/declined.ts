import { expect } from 'vitest';
import type { DeclineCode } from '../declined.ts';

/** What a test expects to be thrown. */
export const declined = (code: DeclineCode): unknown =>
  expect.objectContaining({ name: 'Declined', code, message: expect.stringMatching(/\S/) });
