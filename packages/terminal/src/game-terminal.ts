import type { GameEvent, Setup, WhyNot } from '@ochre/kernel';
import type { Readers } from '@ochre/words';
import type { Choice } from './choice.ts';
import type { Look } from './look.ts';
import type { LookBack } from './look-back.ts';
import type { Moment } from './moment.ts';
import type { OddsCommand } from './odds-command.ts';

/**
 * What the terminal needs of a game: everything that is said, shown or typed and that only the game
 * knows. The rest, as seats, saving, undo and the screen, belongs to the terminal.
 */
export interface GameTerminal<State, Action, View, Event extends GameEvent>
  extends Introduces,
    Asks<Action, View, Event>,
    Reads<Action, View, Event>,
    Shows<View, Event>,
    Tells<View, Event>,
    Ends<State, View, Event> {
  /** What can be typed besides moves, and only in this game. */
  readonly commands: readonly GameCommand<View, Event>[];
  readonly odds?: OddsCommand;
}

/** A game of which nothing more is known than what every game shows. */
export type AnyTerminal = GameTerminal<unknown, unknown, unknown, GameEvent>;

/** What is said before a game begins. */
interface Introduces {
  /** How it is played, in a few sentences. */
  readonly howToPlay: readonly string[];
  /** How moves are typed: `Type a number …, or a move as in forest 3.` */
  readonly howToType: string;
  /** A move that is not always allowed, as an example. */
  readonly exampleMove: string;
  /** The expansions and variants of its `meta` in words; each has some. */
  readonly modules: Readonly<Record<string, Named>>;
  readonly variants: Readonly<Record<string, Named>>;
  /** What the values of options mean, where their names do not tell. */
  readonly optionValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every bot: how it is called, and how it plays. */
  readonly bots: Readonly<Record<string, Named>>;
  /** Added to the help of `play`. */
  readonly helpNote?: string;
  /** What is said when a game begins or goes on; undefined where it is the usual. */
  opening(begun: Begun): string[] | undefined;
}

export interface Named {
  readonly title: string;
  readonly about: string;
}

export interface Begun {
  readonly setup: Setup;
  /** Of a daily game. */
  readonly day: string | undefined;
}

interface Asks<Action, View, Event> {
  /** The legal moves, grouped as somebody thinks about them; each is in exactly one choice. */
  choices(moment: Moment<View, Event>, legal: readonly Action[]): Choice[];
  /** What is decided now, without the name of whoever decides: `place people, 5 at home.` */
  question(moment: Moment<View, Event>): string;
  /** Where choices are made by numbers on the board: the number of each place. */
  numbersOnBoard(
    moment: Moment<View, Event>,
    choices: readonly Choice[],
  ): ReadonlyMap<string, number>;
}

/** How moves are read that people type. */
interface Reads<Action, View, Event> {
  /** The first words of all moves. */
  readonly moveWords: readonly string[];
  /** Other ways to write something, brought into one. */
  tidied(line: string): string;
  /** A shortened move written out, legal or not; `asked` is the kind of decision that waits. */
  spelledOut(text: string, asked: string): string;
  /** Whether somebody who typed these words would be surprised by the move. */
  surprises(move: string, words: readonly string[]): boolean;
  /** Why a move is refused, as a sentence; the rule's number is added to it. */
  reason(refused: RefusedMove<Action, View, Event>): string;
}

/** A move that is not legal now. */
export interface RefusedMove<Action, View, Event> {
  readonly action: Action;
  /** What the rules say to it. */
  readonly why: WhyNot;
  /** Before whoever would have made it. */
  readonly moment: Moment<View, Event>;
  readonly readers: Readers;
}

interface Shows<View, Event> {
  /** The fullest picture that fits. */
  board(moment: Moment<View, Event>, look: Look, room: Room): string[];
  /** Line by line, for screen readers and pipes. */
  plainBoard(moment: Moment<View, Event>, look: Look): string[];
  /** Line by line, what is told where the whole board is not. */
  plainStock(moment: Moment<View, Event>, look: Look): string[];
  /** Line by line, the whole board is told when this has changed; undefined: not now. */
  chapter(view: View): string | undefined;
  /** Whether the viewer's screen shows what others must not see. */
  showsSecrets(moment: Moment<View, Event>): boolean;
  /** How to play this game, with its expansions, and the words of its board. */
  rules(view: View): readonly string[];
  legend(view: View): readonly string[];
}

/** How many rows a board should take, and how many it may. */
export interface Room {
  readonly rows: number;
  readonly most: number;
}

interface Tells<View, Event> {
  /** What happened, as a sentence; undefined where another event of the same move says it. */
  sentence(event: Event, readers: Readers): string | undefined;
  /** What happened, condensed. */
  news(events: readonly Event[], moment: Moment<View, Event>, look: Look): string[];
  /** What an event that reveals something has brought to light, as in `dice have been rolled`. */
  newlySeen(event: Event): string;
}

interface Ends<State, View, Event> {
  /** The scoring if the game ended now, as far as the viewer may know. */
  scores(moment: Moment<View, Event>, look: Look): string[];
  /** Why it is over, the final scoring, and who has won. */
  ending(moment: Moment<View, Event>, look: Look): string[];
  /**
   * How it ended, in the line that somebody may send to others after a daily game; undefined, or without it:
   * place and points.
   */
  endToShare?(view: View, width: number): string | undefined;
  lookBack(state: State): LookBack;
  /** Why a game ended, in words. */
  readonly endings: Readonly<Record<string, string>>;
  /** What scores are called, in words, the lowest first; for games that have such names. */
  readonly grades: Readonly<Record<string, string>>;
  /** The lines of the scoring in words, by their names in `breakdown`. */
  readonly scoring: Readonly<Record<string, string>>;
}

/** A command of a game, like `cards`. */
export interface GameCommand<View, Event> {
  readonly name: string;
  /** With what stands behind it, as an example. */
  readonly form: string;
  readonly about: string;
  reply(moment: Moment<View, Event>, rest: string, look: Look): string[];
}
