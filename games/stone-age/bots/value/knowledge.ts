import type { Setup } from '@ochre/kernel';
import type { Knowledge } from '@ochre/search/value';
import { type Action, type PlaceName, type State, stoneAge } from '@ochre/stone-age/rules';
import { judgeBy } from '../archetypes/judging/player.ts';
import type { Profile } from '../archetypes/judging/profile.ts';
import { GREEDY } from '../greedy.ts';
import { planTurn } from '../own-turn/plan-turn.ts';
import { placeIndexFor } from './place-index.ts';
import { progress } from './progress.ts';
import { sightFor } from './sight.ts';
import { swayedBy } from './swayed-by.ts';

/**
 * What a point by greedy's sound rules counts beside the share of winning. The value alone overlooks
 * plans of several steps; the rules alone overlook the others. Together they beat both.
 */
const ADVICE = 0.02;

/** Places are used before anything is bought, those first whose tools or people may help others. */
const USE_ORDER: readonly PlaceName[] = [
  'toolmaker',
  'hut',
  'field',
  'merchant',
  'river',
  'quarry',
  'claypit',
  'forest',
  'D04',
  'D05',
  'D06',
  'hunt',
];

/** What greedy says, as good advice. */
const SOUND: Adviser = () => ({ profile: GREEDY, weight: 1 });

/** Whose judgement counts beside the value in a position, and how much more than good advice does. */
export type Adviser = (state: State) => { readonly profile: Profile; readonly weight: number };

/** What bots with a trained value know of Stone Age. */
export function knowledgeFor(setup: Setup, adviser = SOUND): Knowledge<State, Action> {
  const index = placeIndexFor(setup);
  return {
    game: stoneAge,
    setup,
    sight: sightFor(setup),
    isOver: ({ ended }) => ended !== '',
    roundOf: ({ round }) => round,
    // Cards that are turned up are those of this deal, whatever the dice.
    isCertain: (before, after) => after.fallen === before.fallen,
    obvious: firstUse,
    advice(state, legal) {
      const { profile, weight } = adviser(state);
      const judge = judgeBy(profile, state, legal);
      return { on: (action) => ADVICE * weight * judge(action) };
    },
    progress: (state, seat) => progress(state, seat, index),
    isPlayedOn,
    swayedBy,
    solve: planTurn,
  };
}

function firstUse(legal: readonly Action[]): Action | undefined {
  let found: Action | undefined;
  let earliest: number = USE_ORDER.length;
  for (const action of legal) {
    if (action.kind !== 'use') continue;
    const at = USE_ORDER.indexOf(action.place);
    if (at < earliest) {
      earliest = at;
      found = action;
    }
  }
  return found;
}

/** Where people are placed; alone, also what the board holds and where the elder begins (P1.6). */
const isPlayedOn = ({ solo }: State, [first]: readonly Action[]): boolean =>
  first?.kind === 'place' || solo?.elder === '';
