import type { Language } from './languages.ts';

/** How shares and points are written in a language. */
export interface Figures {
  readonly percent: (share: number) => string;
  /** With its sign. */
  readonly morePercent: (share: number) => string;
  readonly points: (points: number) => string;
  readonly morePoints: (points: number) => string;
}

export function figuresIn(language: Language): Figures {
  const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
  const points = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const signed = { signDisplay: 'exceptZero' } as const;
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (number: number): string => format.format(number);
  };
  return {
    percent: written(percent),
    morePercent: written({ ...percent, ...signed }),
    points: written(points),
    morePoints: written({ ...points, ...signed }),
  };
}
