import type { Cast } from '@ochre/words';
import type { Readers } from '../game/game-story.ts';

type Shown = Pick<Cast, 'words'> & Readers;

/** Whether the same would be said, in the same colours. */
export const isSameCast = (one: Shown, other: Shown): boolean =>
  one === other ||
  (one.words === other.words &&
    one.viewer === other.viewer &&
    one.seats.length === other.seats.length &&
    one.seats.every(
      ({ name, tribe }, at) => name === other.seats[at]!.name && tribe === other.seats[at]!.tribe,
    ));
