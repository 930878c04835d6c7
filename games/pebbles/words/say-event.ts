import { byType, type PerType } from '@ochre/kernel';
import { type Cast as AnyCast, sentenceOf, type Verb, verbOf } from '@ochre/words';
import type { PebblesEvent } from '../rules/pebbles.ts';
import type { Words } from './index.ts';

type Cast = AnyCast<Words>;
type Deed = Extract<PebblesEvent, { player: number }>;

/** What a player did, without their name. */
export const sayDeed = (deed: Deed, cast: Cast): string =>
  byType(DEEDS, deed, verbOf(deed.player, cast), cast.words);

/** What happened, as a sentence. */
export const sayEvent = (event: PebblesEvent, cast: Cast): string =>
  event.type === 'over' ? cast.words.over : sentenceOf(event.player, [sayDeed(event, cast)], cast);

const DEEDS: PerType<Deed, [verb: Verb, words: Words], string> = {
  took: ({ count }, verb, { does, pebbles }) => does.took(verb, pebbles(count)),
  rolled: ({ dice: [die = 0] }, verb, { does }) => does.rolled(verb, die),
  drew: ({ card }, verb, { does }) =>
    card === null ? does.drewUnseen(verb) : does.drew(verb, `${card}`),
};
