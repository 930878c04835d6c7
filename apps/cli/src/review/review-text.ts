import {
  type Depth,
  inShort,
  isUncertain,
  type Ledger,
  ledgerLines,
  luckiestOf,
  type Moment,
  type Worth,
  worstOf,
} from '@ochre/search/review';
import { columns } from '@ochre/terminal';
import { type Figures, sayInShort } from '@ochre/words';
import type { ListedGame } from '../games.ts';
import { headingOf, readersOf } from '../telling.ts';
import { numbersIn } from './numbers.ts';
import type { Reviewed } from './reviewed.ts';
import { Story } from './story.ts';

/** The ledger, the decisions that cost most, and where luck was greatest: of all seats, or of one. */
export function reviewText(
  listed: ListedGame,
  { record, review }: Reviewed,
  seat: number | undefined,
): string {
  const readers = readersOf(record, listed);
  const teller = new Teller(listed, new Story(listed, record, readers), seat);
  const { judge, ledger, moments, depth } = review;
  const words = listed.words.review;
  return [
    headingOf(record, listed),
    words.judgedBy(judge.name, judge.version),
    '',
    ...(depth === 'luck' ? [] : [...teller.inShort(ledger, moments), '']),
    ...teller.ledger(ledger, depth),
    ...(depth !== 'luck' && isUncertain(ledger) ? ['', words.uncertain] : []),
    ...(depth === 'luck' ? [] : ['', words.costMost, ...teller.worst(moments)]),
    '',
    words.luckiest,
    ...teller.lucky(moments, 1),
    '',
    words.unluckiest,
    ...teller.lucky(moments, -1),
  ].join('\n');
}

type Line = ReturnType<typeof ledgerLines>[number];

/** What nobody has looked for is not told to be nothing. */
const isOfDecisions = (line: Line['line']): boolean => line === 'given' || line === 'lost';

/** Says everything of one game. */
class Teller {
  private readonly listed: ListedGame;
  private readonly story: Story;
  private readonly seat: number | undefined;
  private readonly numbers: Figures;

  constructor(listed: ListedGame, story: Story, seat: number | undefined) {
    this.listed = listed;
    this.story = story;
    this.seat = seat;
    this.numbers = numbersIn(listed.language);
  }

  /** A sentence about each seat, or about one. */
  inShort(ledger: Ledger, moments: readonly Moment[]): string[] {
    return this.story.readers.seats.flatMap(({ name }, seat) =>
      this.seat === undefined || this.seat === seat
        ? [sayInShort(this.words, this.numbers, inShort(ledger, moments, seat), name)]
        : [],
    );
  }

  /** In chances of winning, and in points. */
  ledger(ledger: Ledger, depth: Depth): string[] {
    const { percent, morePercent, points, morePoints } = this.numbers;
    const { chances, points: inPoints } = this.words;
    const told = ledgerLines(ledger).filter(({ line }) => depth !== 'luck' || !isOfDecisions(line));
    return [
      this.table(chances, told, ({ shares }) => shares, [percent, morePercent]),
      '',
      this.table(inPoints, told, (worth) => worth.points, [points, morePoints]),
    ];
  }

  private table(
    heading: string,
    told: readonly Line[],
    part: (worth: Worth) => readonly number[],
    [written, more]: readonly [(number: number) => string, (number: number) => string],
  ): string {
    const { lines } = this.words;
    const names = this.story.readers.seats.map(({ name }) => name);
    const rows = [
      [heading, ...names],
      ...told.map(({ line, worth, isWhole }) => [
        lines[line],
        ...part(worth).map(isWhole ? written : more),
      ]),
    ];
    return columns(rows, (column) => column === 0);
  }

  worst(moments: readonly Moment[]): string[] {
    const found = worstOf(moments, this.seat);
    if (found.length === 0) return [this.words.nothingLost];
    return found.flatMap((moment, at) => this.loss(moment, at + 1));
  }

  private loss({ at, player, move, choice }: Moment, number: number): string[] {
    const { words, numbers, story } = this;
    const { percent, points } = numbers;
    const { grade, better } = choice!;
    const { loss, worth, made } = better!;
    const gained = loss.shares.flatMap((share, other) =>
      other !== player && share < -0.005 ? [words.gained(this.nameOf(other), percent(-share))] : [],
    );
    const cost = words.cost(percent(loss.shares[player]!), points(loss.points[player]!));
    const rows = [
      ['', words.made, percent(made.shares[player]!), move, story.did(at, move)],
      ['', words.better, percent(worth.shares[player]!), better!.move, story.did(at, better!.move)],
    ];
    return [
      `${number}. ${words.move(at + 1, this.nameOf(player))}: ${words.grades[grade]}, ${[cost, ...gained].join(', ')}`,
      columns(rows, (column) => column !== 2),
    ];
  }

  /** The greatest luck with a sign. */
  lucky(moments: readonly Moment[], sign: 1 | -1): string[] {
    const owner = ({ at, player }: Moment): number => this.story.whose(at, player);
    const found = luckiestOf(moments, { whose: this.seat, owner }, sign);
    if (found.length === 0) return [this.words.noLuck];
    const rows = found.map(({ moment: { at }, seat, share }) => [
      this.numbers.morePercent(share),
      `${this.words.move(at + 1, this.nameOf(seat))}:`,
      this.story.fell(at),
    ]);
    return [columns(rows, (column) => column !== 0)];
  }

  private nameOf(seat: number): string {
    return this.story.readers.seats[seat]!.name;
  }

  private get words(): ListedGame['words']['review'] {
    return this.listed.words.review;
  }
}
