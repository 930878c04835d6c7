import { byKind, type PerKind } from '@ochre/kernel';
import type { Verb } from '@ochre/words';
import { nameOf, sentenceOf, verbOf } from '@ochre/words';
import type { Cast } from './shell-cast.ts';
import { type Speaker, sayWho } from './speaker.tsx';
import type { Content } from './story.ts';

type Deeds = Extract<Content, { kind: 'deeds' }>;
type What = Extract<Content, { kind: 'table' }>['what'];
type Said = Extract<What, { kind: 'said' }>;

/** A line of the story as its reader reads it; empty where there is nothing to say. */
export function sayContent(content: Content, cast: Cast): string {
  switch (content.kind) {
    case 'deeds':
      return sayDeeds(content, cast);
    case 'news':
      return cast.teller.news(content.news, cast);
    case 'heading':
      return cast.teller.heading(content.heading);
    case 'table': {
      return byKind(AT_TABLE, content.what, cast, content.moves);
    }
  }
}

function sayDeeds({ player, deeds, isInVain }: Deeds, cast: Cast): string {
  const doings = [...cast.teller.deeds(deeds, player, cast)];
  if (isInVain) doings.push(cast.teller.inVain(verbOf(player, cast)));
  return doings.length === 0 ? '' : sentenceOf(player, doings, cast);
}

/** Who it was to the reader, and what they said in the reader's language. */
export function saidIn({ text, phrase, ...who }: Said, { words, viewer }: Cast) {
  const { atTable } = words.story;
  const isOwn = who.seat !== undefined && who.seat === viewer;
  const { somebody, erased } = words.online.chat;
  const speaker: Speaker = { ...who, name: isOwn ? atTable.you : who.name || somebody };
  return { speaker, text: text ?? (phrase === undefined ? erased : atTable.phrases[phrase]) };
}

const does = (seat: number, cast: Cast, say: (verb: Verb) => string): string =>
  sentenceOf(seat, [say(verbOf(seat, cast))], cast);

/** One saying per kind: something that happens at a table without one does not compile. */
const AT_TABLE: PerKind<What, [cast: Cast, moves: number], string> = {
  made: (_, { words }) => words.story.atTable.made,
  began: (_, { words }) => words.story.atTable.began,
  resumed: (_, { words }) => words.story.atTable.resumed,
  closed: ({ why = 'left' }, { words }) => words.story.atTable.closedFor[why],
  rematched: (_, { words }) => words.story.atTable.rematched,
  sat: ({ seat }, cast) => does(seat, cast, cast.words.story.atTable.sat),
  stood: ({ seat }, cast) => does(seat, cast, cast.words.story.atTable.stood),
  tookBack: ({ seat }, cast, moves) =>
    does(seat, cast, (verb) => cast.words.story.atTable.tookBack(verb, moves)),
  undoAsked: ({ seat }, cast, moves) =>
    does(seat, cast, (verb) => cast.words.story.atTable.undoAsked(verb, moves)),
  undoAnswered: ({ seat, agrees }, cast) =>
    does(seat, cast, cast.words.story.atTable[agrees ? 'agreed' : 'refused']),
  replaceAsked: ({ seat, whom }, cast) =>
    does(seat, cast, (verb) => cast.words.story.atTable.replaceAsked(verb, nameOf(whom, cast))),
  replaceAnswered: ({ seat, agrees }, cast) =>
    does(seat, cast, cast.words.story.atTable[agrees ? 'replaceAgreed' : 'replaceRefused']),
  replaced: ({ seat, level, why }, cast) =>
    does(seat, cast, (verb) =>
      cast.words.story.atTable.replaced[why](verb, cast.teller.bot(level)),
    ),
  said(what, cast) {
    const { speaker, text } = saidIn(what, cast);
    return cast.words.story.atTable.said(sayWho(speaker, cast.words), text);
  },
  talkLimited: ({ to }, { words }) => words.story.atTable.talkLimited[to],
  banned: ({ name }, { words }) => words.story.atTable.banned(name),
  unbanned: ({ name }, { words }) => words.story.atTable.unbanned(name),
  muted({ whom, isMuted }, cast) {
    const { atTable } = cast.words.story;
    const name = whom === 'watching' ? atTable.watching : nameOf(whom, cast);
    return isMuted ? atTable.muted(name) : atTable.heardAgain(name);
  },
};
