import {
  AGRICULTURE_END,
  HIGHEST_TOOL,
  MOST_PEOPLE,
  type SnapshotPlayer,
} from '@ochre/stone-age/rules';

/** B4.3, B5.1: where a track is at its end, a village place brings nothing. */
export const isAtEnd = (place: string, { tools, people, agriculture }: SnapshotPlayer): boolean =>
  (place === 'toolmaker' && tools.every((value) => value >= HIGHEST_TOOL)) ||
  (place === 'hut' && people >= MOST_PEOPLE) ||
  (place === 'field' && agriculture >= AGRICULTURE_END);
