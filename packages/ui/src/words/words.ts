import type { Counted, Grammar, TribeNames } from '@ochre/words';
import type { KeyDeed } from '../keyboard/keys.ts';

/** What is said everywhere: by the page's own parts and by the pages of games. */
export interface UiWords extends Grammar {
  /** The colours of the seats. */
  readonly tribes: TribeNames;

  readonly buttons: Readonly<
    Record<
      | 'confirm'
      | 'undo'
      | 'endTurn'
      | 'cancel'
      | 'close'
      | 'back'
      | 'again'
      | 'start'
      | 'continue'
      | 'options'
      | 'copy'
      | 'join'
      | 'share'
      | 'replay'
      | 'verifyDice'
      | 'whyNot'
      | 'rules'
      | 'settings'
      | 'log'
      | 'soundOn'
      | 'soundOff'
      | 'dark'
      | 'light',
      string
    >
  >;

  /** What is told of keys. */
  readonly keys: {
    readonly title: string;
    readonly atTheTable: string;
    readonly inAReplay: string;
    readonly everywhere: string;
    readonly deeds: Readonly<Record<KeyDeed, string>>;
  };

  readonly table: {
    readonly players: string;
    readonly score: Counted;
    readonly bot: (level: string) => string;
  };
  readonly play: {
    readonly menu: string;
    /** The page to which everything leads back. */
    readonly home: string;
  };
  readonly screens: {
    readonly options: {
      /** Of a choice that cannot be had together with the others. */
      readonly doesNotFit: string;
    };
  };
}
