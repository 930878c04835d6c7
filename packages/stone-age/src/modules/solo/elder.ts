import { type Action, ELDER_AREAS, type ElderArea } from '../../action.ts';
import { popPending } from '../../pending.ts';
import { decisionsOf, type Place, type Question, type Turn, why } from '../../rule-set.ts';
import type { State } from '../../state.ts';
import type { Resource } from '../../vocabulary.ts';
import { changeSolo, soloOf } from './limits.ts';

/** P3.2: what the elder takes in his area; in the village, tool tokens and agriculture steps. */
const MATERIAL: Readonly<Record<ElderArea, 'food' | Resource | 'village'>> = {
  forest: 'wood',
  claypit: 'clay',
  quarry: 'stone',
  river: 'gold',
  village: 'village',
  hunt: 'food',
};

export function elderMaterial(state: State): 'food' | Resource | 'village' {
  const { elder } = soloOf(state);
  if (elder === '') throw new Error('the elder is not placed yet');
  return MATERIAL[elder];
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

/** P3.4: the areas are listed in the order of his path. */
export function nextArea(area: ElderArea): ElderArea {
  const at = ELDER_AREAS.indexOf(area) + 1;
  return ELDER_AREAS[at < ELDER_AREAS.length ? at : 0]!;
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

/** P5.4 (c) */
export const moveElderQuestion: Question = {
  decisions: decisionsOf('elder'),
  answers: ['elder'],
  now: 'move the elder to another area, or let him stay',

  legal(state) {
    const { elder } = soloOf(state);
    return [...TO_AREA.filter(({ to }) => to !== elder), STAY];
  },

  answer(turn, action) {
    if (action.kind !== 'elder') return;
    popPending(turn.state);
    if (action.to === 'stay') return;
    putElder(turn, action.to);
    changeSolo(turn.state, { elderMoved: true });
  },

  whyNot: () =>
    why('P5.4', 'The elder is there already: move him to another area, or say elder stay.'),
};
