import type { TableView } from '@ochre/match';
import type { RefusalCode } from '@ochre/protocol';
import type { Talkers } from '@ochre/protocol/vocabulary';
import type { Counted } from '@ochre/words';

type Leaving = NonNullable<TableView['seats'][number]['left']>;

/** What is said about tables over the network, and about who plays there. */
export interface OnlineWords {
  /** Why something was not done. */
  readonly refusals: Readonly<Record<RefusalCode, string>>;

  readonly line: {
    /** `since` in milliseconds since 1970. */
    readonly lost: (since: number) => string;
    readonly goodbye: string;
    readonly healed: string;
    readonly outdated: string;
    readonly reload: string;
  };

  readonly table: {
    /** The server does not answer, and is asked again. */
    readonly unreachable: string;
    readonly noTable: string;
    readonly noTableAbout: string;
    readonly refused: string;
    /** To whom the host has removed. */
    readonly removed: string;
    readonly removedAbout: string;
    readonly closed: string;
    readonly nobodyCame: string;
    readonly allLeft: string;
    /** The rules have changed, and a game that ran could not go on. */
    readonly outlived: string;
    /** A finished game, whose rules the server does not know any more. */
    readonly ofOldRules: string;
    readonly ofOldRulesAbout: string;
    readonly imported: string;
    readonly importedAbout: string;
    readonly watching: string;
    /** How many others watch. */
    readonly watch: Counted;
    readonly away: string;
    /** For whom a bot plays, when they are deleted. */
    readonly deleted: string;
    readonly takeSeat: string;
    readonly level: (seat: number) => string;
    readonly save: string;
    /** To who left, while the game goes on. */
    readonly left: Readonly<Record<Leaving, string>>;
  };

  readonly name: {
    readonly title: string;
    readonly about: string;
    readonly label: string;
    readonly goOn: string;
  };

  readonly clock: {
    readonly left: (time: string) => string;
    readonly days: Counted;
    /** Little is left. */
    readonly low: string;
    readonly ownLow: string;
    readonly over: string;
  };

  readonly chat: {
    readonly title: string;
    /** With so many unread. */
    readonly openUnread: Counted;
    readonly none: string;
    readonly closed: Readonly<Record<Exclude<Talkers, 'everybody'>, string>>;
    readonly say: string;
    readonly send: string;
    readonly phrasesAbout: string;
    /** Who has said what was erased. */
    readonly somebody: string;
    readonly erased: string;
    readonly mutes: string;
    readonly watchers: string;
    readonly mute: (name: string) => string;
  };

  /** For whoever made the table. */
  readonly hosting: {
    readonly title: string;
    readonly whoTalks: string;
    readonly talkers: Readonly<Record<Talkers, string>>;
    readonly banned: string;
    readonly letBack: string;
    readonly letBackIn: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly removeAbout: (name: string) => string;
    readonly removePlayer: (name: string) => string;
  };

  readonly undo: {
    readonly asks: (name: string) => string;
    readonly agree: string;
    readonly refuse: string;
    readonly asked: (names: string) => string;
    readonly others: (name: string, names: string) => string;
    readonly agreed: string;
    readonly refused: (name: string) => string;
  };

  /** Of somebody who has not come back, and a bot in their place. */
  readonly replace: {
    readonly offer: (whom: string) => string;
    readonly ask: string;
    readonly asks: (name: string, whom: string) => string;
    readonly agree: string;
    readonly refuse: string;
    /** Some have not answered. */
    readonly waits: (whom: string, names: string) => string;
    readonly soon: (whom: string, minutes: number) => string;
    /** To whom it is about. */
    readonly you: Counted;
    readonly here: string;
  };

  readonly menu: {
    readonly invite: string;
    readonly tellMe: string;
    readonly told: string;
    readonly notAllowed: string;
  };

  readonly call: {
    readonly title: (game: string) => string;
    readonly body: (names: string) => string;
  };

  readonly rematch: {
    readonly offered: string;
    readonly go: string;
    /** With how many they are. */
    readonly asks: (names: string, count: number) => string;
    readonly ready: string;
    readonly notReady: string;
    readonly waits: (names: string) => string;
    readonly toTable: string;
  };

  readonly lobby: { readonly refresh: string };

  readonly account: {
    readonly title: string;
    readonly guest: (name: string) => string;
    readonly loggedIn: (name: string) => string;
    /** Logged in, without a name that others see. */
    readonly unnamed: string;
    readonly nobody: string;
    readonly about: string;
    readonly name: string;
    readonly password: string;
    readonly passwordAbout: Counted;
    readonly passwordShort: Counted;
    readonly make: string;
    readonly logIn: string;
    readonly logOut: string;
    readonly logOutEverywhere: string;
    readonly rename: string;
    readonly renamed: string;
    readonly made: string;
    readonly recovery: {
      readonly open: string;
      readonly about: string;
      readonly code: string;
      readonly codeMissing: string;
      readonly password: string;
      readonly set: string;
      readonly wrong: string;
    };
    readonly data: {
      readonly title: string;
      readonly about: string;
      readonly download: string;
      readonly deleteAccount: string;
      readonly deleteGuest: string;
      /** What happens then. */
      readonly deletionAbout: string;
      readonly password: string;
      readonly confirm: string;
      readonly keep: string;
      readonly deleted: string;
    };
    readonly statistics: string;
    readonly noGames: string;
    readonly games: string;
    readonly more: string;
    readonly players: string;
    readonly played: string;
    readonly victories: string;
    readonly meanScore: string;
    readonly all: string;
    readonly stages: Readonly<Record<TableView['stage'], string>>;
    readonly won: string;
    readonly scores: (scores: string) => string;
    readonly record: string;
    /** A game that somebody has brought from elsewhere. */
    readonly imported: (game: string) => string;
    readonly remove: string;
    readonly removeSure: string;
  };
}
