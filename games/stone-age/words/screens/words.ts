import type { meta } from '@ochre/stone-age/meta';
import type { ChoiceWords, Counted } from '@ochre/words';

/** Bots with a head of their own: sparring partners beside the levels. */
export type Personality = (typeof meta.personalities)[number];

type Named = Readonly<{ name: string; about: string }>;

/** What the screens around the table say. */
export interface ScreenWords {
  readonly personalities: Readonly<Record<Personality, string>>;

  readonly home: {
    readonly motto: string;
    /** Of the game of a day. */
    readonly sameToday: string;
    readonly where: (round: number) => string;
    readonly solo: Named;
    readonly soloShort: string;
  };

  readonly options: {
    readonly aboutModules: Readonly<Record<keyof typeof meta.modules, string>>;
    readonly variant: ChoiceWords<'together' | 'solo'>;
    readonly negativeScores: ChoiceWords<'false' | 'true'>;
    readonly diceFirst: ChoiceWords<'startPlayer' | 'buyer'>;
    readonly merchantJewelry: ChoiceWords<'place' | 'everyAdvance'>;
    readonly difficulty: Named;
  };

  readonly end: {
    readonly wins: (who: string, points: number) => string;
    readonly youWin: Counted;
    readonly share: (who: string, points: number) => string;
    readonly soloTitle: (grade: string, points: number) => string;
    readonly aheadOf: (points: number, who: string) => string;
    readonly behind: (points: number, who: string) => string;
    readonly decided: (line: string, points: number, next: number) => string;
    readonly missed: (line: string, points: number, yours: number) => string;
    readonly tieBroken: (who: string) => string;
    readonly tied: string;
    readonly soloShort: Counted;
    readonly soloBest: (line: string, points: number) => string;
    readonly total: string;
    readonly points: string;
    readonly dice: string;
    /** Points or dice, where there is room for one of them. */
    readonly shown: string;
    readonly skip: string;
    /** What is taken away in the game for one. */
    readonly lines: Readonly<
      Record<'board' | 'discarded' | 'tokens' | 'hut' | 'drawStack', string>
    >;
  };
}
