import type { HelpLevel } from '@ochre/protocol/vocabulary';
import type { ChoiceWords, Counted } from '@ochre/words';

type Named = Readonly<{ name: string; about: string }>;

/** What the screens around the table say. */
export interface ScreenWords {
  /** How long ago something was, in milliseconds. */
  readonly ago: Counted;
  readonly players: Counted;
  /** Of an address that leads nowhere. */
  readonly nowhere: Named;

  readonly home: {
    readonly play: string;
    /** The same where the button names the game. */
    readonly playGame: (game: string) => string;
    readonly more: (game: string) => string;
    readonly against: Counted;
    /** A game, in minutes. */
    readonly takes: Counted;
    readonly around: Named;
    readonly invite: Named;
    readonly code: string;
    readonly codeUnknown: string;
    readonly guided: Named;
    readonly lobby: Named;
    readonly lobbyShort: string;
    readonly daily: Named;
    readonly dailyShort: string;
    readonly replays: Named;
    readonly replaysShort: string;
    readonly continue: string;
    readonly others: Counted;
    readonly moves: Counted;
    readonly remove: (what: string) => string;
    readonly botsOf: (level: string) => string;
    readonly mixedBots: string;
    /** How the level of the bots follows one's results. */
    readonly levelFollows: (wins: number, losses: number) => string;
  };

  readonly options: {
    readonly seats: string;
    readonly person: string;
    readonly name: string;
    readonly nameOf: Counted;
    readonly whoSits: Counted;
    readonly otherBots: string;
    readonly levels: string;
    readonly heads: string;
    readonly expansions: string;
    readonly rules: string;
    readonly help: string;
    readonly defaults: string;
    readonly clock: {
      readonly name: string;
      readonly about: string;
      readonly off: string;
      /** For the whole game, with so many milliseconds more for every turn. */
      readonly game: (time: number, increment: number) => string;
      readonly turn: Counted;
    };
    readonly pace: ChoiceWords<'calm' | 'brisk' | 'skip'>;
    readonly helpLevel: ChoiceWords<HelpLevel>;
    readonly open: ChoiceWords<'invited' | 'everybody'>;
  };

  readonly lobby: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly bots: Counted;
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
    readonly freeSeat: string;
    readonly waits: string;
    readonly sit: string;
    readonly stand: string;
    readonly figure: string;
    readonly addBot: string;
    readonly removeSeat: Counted;
    readonly addSeat: string;
    readonly leave: string;
    readonly begin: string;
    readonly beginWhenSeated: Counted;
    readonly hostBegins: string;
    /** The host does not begin: so long until the reader may. */
    readonly youBeginIn: (time: string) => string;
    /** To who may give free seats to bots instead of the host. */
    readonly hostAway: string;
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
    readonly botLevel: ChoiceWords<'by-results' | 'as-chosen'>;
  };
}
