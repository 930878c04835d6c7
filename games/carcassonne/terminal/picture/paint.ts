import type { Ink, Look } from '@ochre/terminal';

/** In which ink something is drawn; a number is a player's. */
export type Paint = 'city' | 'field' | 'road' | 'building' | 'lit' | 'faint' | 'plain' | number;

/** One sign of a picture. */
export interface Painted {
  readonly sign: string;
  readonly paint: Paint;
}

export type Picture = readonly (readonly Painted[])[];

const INKS: Readonly<Record<Exclude<Paint, number>, (ink: Ink, text: string) => string>> = {
  city: (ink, text) => ink.sand(text),
  field: (ink, text) => ink.culture(text),
  road: (ink, text) => ink.strong(text),
  building: (ink, text) => ink.strong(text),
  lit: (ink, text) => ink.lit(text),
  faint: (ink, text) => ink.faint(text),
  plain: (_, text) => text,
};

/** A picture as lines, without spaces at their ends; signs of one colour are coloured together. */
export const linesOf = (picture: Picture, look: Pick<Look, 'ink'>): string[] =>
  picture.map((full) => {
    const row = full.slice(0, inkedLength(full));
    let line = '';
    for (let from = 0; from < row.length; ) {
      const { paint } = row[from]!;
      let to = from;
      let text = '';
      for (; to < row.length && row[to]!.paint === paint; to++) text += row[to]!.sign;
      line +=
        typeof paint === 'number' ? look.ink.player(paint, text) : INKS[paint](look.ink, text);
      from = to;
    }
    return line;
  });

export const painted = (text: string, paint: Paint): Painted[] =>
  [...text].map((sign) => ({ sign, paint }));

function inkedLength(row: readonly Painted[]): number {
  let length = row.length;
  while (length > 0 && row[length - 1]!.sign === ' ') length--;
  return length;
}
