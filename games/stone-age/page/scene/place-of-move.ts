import { type Event, PLACES } from '@ochre/stone-age/rules';

/** The place that a move is about: the first that is named in what happened. */
export function placeOfMove(events: readonly Event[]): string | undefined {
  for (const event of events) {
    const names = [
      'place' in event ? event.place : '',
      event.type === 'rolled' ? event.for : '',
      event.type === 'gained' ? event.from : '',
    ];
    const place = PLACES.find((each) => names.includes(each));
    if (place !== undefined) return place;
  }
  return undefined;
}
