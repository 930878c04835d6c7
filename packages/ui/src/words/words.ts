import type { Counted, Grammar, TribeNames } from '@ochre/words';
import type { Lesson } from '../game/game-page.ts';
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
      | 'review'
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
    readonly inAReview: string;
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
  /** What every rulebook says around the rules. */
  readonly rulebook: {
    readonly title: string;
    readonly parts: Readonly<Record<'pages' | 'rules', string>>;
    readonly search: Readonly<Record<'rules', string>>;
    readonly example: string;
    /** Lessons on the real board. */
    readonly lessons: Readonly<Record<Lesson, string>>;
    readonly partsLabel: string;
    readonly chapters: string;
    readonly found: Counted;
    readonly nothingFound: string;
    readonly inRulebook: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
  /** What every guide says around its hints. */
  readonly guide: {
    readonly name: string;
    readonly next: string;
    readonly gotIt: string;
    readonly playOn: string;
    /** Offered after the first lesson. */
    readonly secondLesson: string;
    readonly skip: string;
    readonly part: (part: number, parts: number) => string;
  };
  readonly screens: {
    readonly options: {
      /** Of a choice that cannot be had together with the others. */
      readonly doesNotFit: string;
    };
  };
}
