import { describe, expect, it } from 'vitest';
import { USUAL } from '../../testing/stone-age.ts';
import { type GameChoice, planOf } from '../options/choice.ts';
import { choiceOf, planInstead } from './choice-of.ts';

const choice: GameChoice = {
  ...USUAL.friends,
  players: 4,
  modules: ['style'],
  rules: { negativeScores: true },
  seats: [...USUAL.friends.seats.slice(0, 3), { kind: 'bot', level: 'hard' }, { kind: 'person' }],
  clock: 'half',
  isOpen: true,
  help: 'standard',
};

describe('A plan that is chosen anew', () => {
  it('begins with what it was', () => {
    const plan = planOf(choice);
    expect(planInstead(plan, choiceOf(plan, 'Ann'))).toEqual(plan);
    expect(choiceOf(plan, 'Ann').names[0]).toBe('Ann');
  });

  it('keeps a clock that the page cannot name, until another is chosen', () => {
    const odd = { ...planOf(choice), clock: { kind: 'turn', time: 5000 } } as const;
    const again = choiceOf(odd, '');
    expect(planInstead(odd, again).clock).toEqual(odd.clock);
    expect(planInstead(odd, { ...again, clock: 'half' }).clock.kind).toBe('game');
  });
});
