import type { Setup } from '@ochre/kernel';
import { anyWeights } from '@ochre/search/testing';
import { ValuePolicy } from '@ochre/search/value';
import type { Action, State } from '@ochre/stone-age/rules';
import { knowledgeFor } from '../value/knowledge.ts';

/** A policy that judges every position differently. */
export function anyPolicy(setup: Setup): ValuePolicy<State, Action> {
  const knowledge = knowledgeFor(setup);
  return new ValuePolicy(anyWeights(knowledge.sight), knowledge);
}
