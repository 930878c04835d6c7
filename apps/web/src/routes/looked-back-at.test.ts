import type { TableView } from '@ochre/match';
import { describe, expect, it } from 'vitest';
import { lookedBackAt } from './looked-back-at.ts';

const viewOf = (...kinds: ('person' | 'bot')[]) =>
  ({
    you: 0,
    plan: {
      seats: kinds.map((kind) => (kind === 'bot' ? { kind, level: 'easy' } : { kind })),
    },
  }) as unknown as TableView;

describe('A game that is looked back at', () => {
  it('is that of the one person who played it', () => {
    expect(lookedBackAt({ view: viewOf('person', 'bot'), origin: { kind: 'new' } }).you).toBe(0);
  });

  it('is nobody’s around one screen, nor from a file', () => {
    const view = viewOf('person', 'person');
    for (const kind of ['new', 'imported'] as const) {
      expect(lookedBackAt({ view, origin: { kind } })).not.toHaveProperty('you');
    }
  });

  it('is that of whoever played it over the network', () => {
    const view = viewOf('person', 'person', 'person');
    expect(lookedBackAt({ view, origin: { kind: 'imported', seat: 2 } }).you).toBe(2);
  });
});
