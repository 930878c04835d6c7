import type { Action } from '../../action.ts';
import {
  areaAfter,
  ELDER_AREAS,
  ELDER_MATERIAL,
  type ElderArea,
  type ElderMaterial,
} from '../../elder.ts';
import { popPending } from '../../pending.ts';
import { decisionsOf, type Place, type Question, type Turn, why } from '../../rule-set.ts';
import type { State } from '../../state.ts';
import { changeSolo, soloOf } from './limits.ts';

/** P3.2 */
export function elderMaterial(state: State): ElderMaterial {
  const { elder } = soloOf(state);
  if (elder === '') throw new Error('the elder is not placed yet');
  return ELDER_MATERIAL[elder];
}

/** P3.1: cards and buildings are in no area. */
export function isInElderArea(state: State, { name, group }: Place): boolean {
  const { elder } = soloOf(state);
  return name === elder || (group === 'village' && elder === 'village');
}

export function putElder({ state, listen }: Turn, area: ElderArea): void {
  changeSolo(state, { elder: area });
  listen?.({ type: 'elder', area });
}

const TO_AREA: readonly (Action & { to: ElderArea })[] = ELDER_AREAS.map((to) => ({
  kind: 'elder',
  to,
}));
const STAY: Action = { kind: 'elder', to: 'stay' };

/** P1.6 (c) */
export const placeElderQuestion: Question = {
  decisions: decisionsOf('elder'),
  answers: ['elder'],
  now: 'put the elder on one of his six areas',
  legal: () => TO_AREA,

  answer(turn, action) {
    if (action.kind !== 'elder' || action.to === 'stay') return;
    popPending(turn.state);
    putElder(turn, action.to);
  },

  whyNot: () => why('P1.6', 'The elder is not placed yet: put him on an area.'),
};

/** P5.4 (c): not where he is, nor where he would go by himself. */
export const moveElderQuestion: Question = {
  decisions: decisionsOf('elder'),
  answers: ['elder'],
  now: 'move the elder to another area, or let him stay',

  legal(state) {
    const { elder } = soloOf(state);
    if (elder === '') throw new Error('the elder is not placed yet');
    return [...TO_AREA.filter(({ to }) => to !== elder && to !== areaAfter(elder)), STAY];
  },

  answer(turn, action) {
    if (action.kind !== 'elder') return;
    popPending(turn.state);
    if (action.to === 'stay') return;
    putElder(turn, action.to);
    changeSolo(turn.state, { elderMoved: true });
  },

  whyNot: (state, _rules, action) =>
    action.kind === 'elder' && action.to === soloOf(state).elder
      ? why('P5.4', 'The elder is there already: move him to another area, or say elder stay.')
      : why('P5.4', 'That is the next area in his path: choose another, or say elder stay.'),
};
