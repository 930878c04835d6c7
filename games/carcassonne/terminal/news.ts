import { type Look, onlyPerson } from '@ochre/terminal';
import { sentenceOf } from '@ochre/words';
import type { Event } from '../rules/index.ts';
import { tellEvent } from '../words/say-event.ts';
import type { Words } from './in-words.ts';

/** The board shows the tile in hand; the end is told by the scoring. */
const isNews = (event: Event): boolean => {
  if (event.type === 'scored') return event.isComplete;
  return event.type !== 'turned' && event.type !== 'declined';
};

/** What happened, what a player did in a row as one sentence, with names in their colours. */
export function newsOf(events: readonly Event[], look: Look, words: Words): string[] {
  const seats = look.seats.map(({ name }, seat) => ({ name: look.ink.player(seat, name) }));
  const cast = { seats, viewer: onlyPerson(look.seats), words };
  const told: { player: number; does: string[] }[] = [];
  for (const { player, does } of events.filter(isNews).flatMap((event) => tellEvent(event, cast))) {
    const last = told.at(-1);
    if (last?.player === player) last.does.push(does);
    else told.push({ player, does: [does] });
  }
  return told.map(({ player, does }) => sentenceOf(player, does, cast));
}
