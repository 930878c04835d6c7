import { type Figures, figuresIn, type Language } from '@ochre/words';

/** Some languages put a space before a sign that is wider than it looks in a terminal. */
const plain =
  (written: (number: number) => string) =>
  (number: number): string =>
    written(number).replace(/\s/g, ' ');

/** How shares and points are written in a terminal. */
export function numbersIn(language: Language): Figures {
  const { percent, morePercent, points, morePoints } = figuresIn(language);
  return {
    percent: plain(percent),
    morePercent: plain(morePercent),
    points: plain(points),
    morePoints: plain(morePoints),
  };
}
