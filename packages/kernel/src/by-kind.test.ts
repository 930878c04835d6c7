import { expect, it } from 'vitest';
import { byKind, byType, type PerKind, type PerType } from './by-kind.ts';

type Shape =
  | { readonly kind: 'square'; readonly side: number }
  | { readonly kind: 'circle'; readonly radius: number };

const AREA: PerKind<Shape, [times: number], number> = {
  square: ({ side }, times) => times * side * side,
  circle: ({ radius }, times) => times * 3 * radius * radius,
};

it('calls the entry for the kind, with what else it needs', () => {
  expect(byKind(AREA, { kind: 'square', side: 3 } as Shape, 2)).toBe(18);
  expect(byKind(AREA, { kind: 'circle', radius: 1 } as Shape, 5)).toBe(15);
});

type Event = { readonly type: 'grew'; readonly by: number } | { readonly type: 'ended' };

const WORDS: PerType<Event, [], string> = {
  grew: ({ by }) => `grew by ${by}`,
  ended: () => 'ended',
};

it('calls the entry for the type of an event', () => {
  const events: Event[] = [{ type: 'grew', by: 2 }, { type: 'ended' }];
  expect(events.map((event) => byType(WORDS, event))).toEqual(['grew by 2', 'ended']);
});
