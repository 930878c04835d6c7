import type { meta } from '@ochre/stone-age/meta';
import type { Counted } from '../counted.ts';

/** Bots with a head of their own: sparring partners beside the levels. */
export type Personality = (typeof meta.personalities)[number];

/** A choice: its name, a line about it, and the names of its values. */
export interface ChoiceWords<Value extends string> {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<Value, string>>;
}

type Named = Readonly<{ name: string; about: string }>;

/** What the screens around the table say. */
export interface ScreenWords {
  readonly personalities: Readonly<Record<Personality, string>>;
  /** How long ago something was, in milliseconds. */
  readonly ago: Counted;
  readonly players: Counted;
  /** Of an address that leads nowhere. */
  readonly nowhere: Named;

  readonly home: {
    readonly motto: string;
    readonly play: string;
    readonly against: Counted;
    readonly around: Named;
    readonly invite: Named;
    readonly code: string;
    readonly codeUnknown: string;
    readonly guided: Named;
    readonly daily: Named;
    readonly dailyShort: string;
    readonly solo: Named;
    readonly soloShort: string;
    readonly lobby: Named;
    readonly lobbyShort: string;
    readonly replays: Named;
    readonly replaysShort: string;
    readonly continue: string;
    readonly others: Counted;
    readonly moves: Counted;
    readonly menu: string;
    readonly remove: (what: string) => string;
    readonly botsOf: (level: string) => string;
    readonly mixedBots: string;
  };

  readonly options: {
    readonly title: string;
    readonly seats: string;
    readonly person: string;
    readonly name: string;
    readonly nameOf: Counted;
    readonly seat: Counted;
    readonly whoSits: Counted;
    readonly levels: string;
    readonly heads: string;
    readonly expansions: string;
    readonly aboutModules: Readonly<Record<'style' | 'huts', string>>;
    readonly rules: string;
    readonly help: string;
    readonly defaults: string;
    readonly doesNotFit: string;
    readonly variant: ChoiceWords<'together' | 'solo'>;
    readonly clock: {
      readonly name: string;
      readonly about: string;
      readonly off: string;
      /** For the whole game, with so many milliseconds more for every turn. */
      readonly game: (time: number, increment: number) => string;
      readonly turn: Counted;
    };
    readonly pace: ChoiceWords<'calm' | 'brisk' | 'skip'>;
    readonly odds: ChoiceWords<'shown' | 'hidden'>;
    readonly open: ChoiceWords<'invited' | 'everybody'>;
    readonly negativeScores: ChoiceWords<'false' | 'true'>;
    readonly diceFirst: ChoiceWords<'startPlayer' | 'buyer'>;
    readonly merchantJewelry: ChoiceWords<'place' | 'everyAdvance'>;
    readonly difficulty: Named;
  };

  readonly lobby: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly free: Counted;
    readonly watch: string;
    readonly make: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };

  readonly gathering: {
    readonly title: string;
    readonly guestTitle: string;
    readonly about: string;
    /** To who did not make the table. */
    readonly guestAbout: string;
    /** Of a link that leads nowhere but to this machine. */
    readonly onlyHere: string;
    readonly link: string;
    readonly code: string;
    readonly copied: string;
    readonly you: string;
    readonly here: string;
    readonly away: string;
    readonly bot: string;
    readonly freeSeat: string;
    readonly waits: string;
    readonly sit: string;
    readonly stand: string;
    readonly addBot: string;
    readonly removeSeat: Counted;
    readonly addSeat: string;
    readonly leave: string;
    readonly begin: string;
    readonly beginWhenSeated: Counted;
    readonly hostBegins: string;
    readonly watching: Counted;
    readonly fire: (names: string, free: number) => string;
  };

  readonly settings: {
    readonly language: string;
    readonly byBrowser: string;
    readonly theme: ChoiceWords<'auto' | 'light' | 'dark'>;
    readonly motion: ChoiceWords<'auto' | 'full' | 'reduced'>;
    readonly sound: ChoiceWords<'off' | 'on'>;
    readonly turnEnds: ChoiceWords<'when-told' | 'by-itself'>;
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
    readonly skip: string;
    /** What is taken away in the game for one. */
    readonly lines: Readonly<
      Record<'board' | 'discarded' | 'tokens' | 'hut' | 'drawStack', string>
    >;
  };
}
