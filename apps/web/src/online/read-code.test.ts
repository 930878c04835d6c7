import { describe, expect, it } from 'vitest';
import { tableInLink, withoutGaps } from './read-code.ts';

describe('What is typed as a code', () => {
  it.each(['9x9 9wm', ' 9x99wm ', '9x9-9wm', '9x9\u00a09wm'])('may have gaps: "%s"', (typed) => {
    expect(tableInLink(typed)).toBeUndefined();
    expect(withoutGaps(typed)).toBe('9x99wm');
  });

  it.each([
    'https://ochre.example/t/I0ggwO3UsxdaQLl_',
    ' http://127.0.0.1:7800/t/I0ggwO3UsxdaQLl_?from=mail ',
    'ochre.example/t/I0ggwO3UsxdaQLl_',
  ])('may be the link: %s', (typed) => {
    expect(tableInLink(typed)).toBe('I0ggwO3UsxdaQLl_');
  });
});
