import type { Counted } from '@ochre/words';
import type { Standing } from '../../words.ts';

/** What is asked of who must decide, and what can be done. */
export interface PlayWords {
  readonly asked: Readonly<Record<'lay' | 'claim', string>>;
  readonly waiting: (name: string) => string;

  /** On how many squares the tile fits as it lies, and on how many more when turned. */
  readonly fits: (here: number, turned: number) => string;
  readonly squares: Counted;
  readonly square: (x: number, y: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly chooseSquare: string;
  readonly layHere: string;
  readonly rule: (rule: string) => string;

  /** A follower by what it would stand on. */
  readonly roles: Readonly<Record<Standing, string>>;
  readonly place: Readonly<Record<Standing, string>>;
  readonly nobody: string;
  readonly placeNobody: string;
  readonly chooseClaim: string;
  readonly worth: {
    readonly complete: string;
    readonly open: string;
    readonly farm: string;
  };
}
