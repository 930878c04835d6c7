import type { Event, Snapshot } from '@ochre/stone-age/rules';
import type { GameCommand } from '@ochre/terminal';
import type { Words } from './in-words.ts';
import { spaceOf } from './places.ts';
import { presentationOf } from './presentations.ts';

/** What can be typed besides moves, and only in Stone Age. */
export const commandsIn = (words: Words): readonly GameCommand<Snapshot, Event>[] => [
  {
    name: 'cards',
    form: 'cards',
    about: words.telling.commands.cards,
    reply: ({ view, viewer }) => presentationOf(view, words).cards(view, viewer),
  },
  {
    name: 'card',
    form: 'card C05',
    about: words.telling.commands.card,
    reply: ({ view }, rest) => cardReply(view, rest, words),
  },
  {
    name: 'stacks',
    form: 'stacks',
    about: words.telling.commands.stacks,
    reply: ({ view }, _rest, { width }) => presentationOf(view, words).stacks(view, width),
  },
];

/** A card or tile by its id, or the one that lies on a place. */
export function cardReply(snapshot: Snapshot, rest: string, words: Words): string[] {
  const { cards, stacks } = snapshot;
  const word = rest.toLowerCase();
  if (word === '') return [words.telling.commands.whichCard];
  const there = /^(card)?[1-5]$/.test(word)
    ? cards[spaceOf(word)]
    : /^building[1-5]$/.test(word)
      ? stacks[spaceOf(word)]?.top
      : word.toUpperCase();
  const about = presentationOf(snapshot, words).about(there ?? '');
  return about ?? [words.telling.commands.noCard(rest.slice(0, 40))];
}
