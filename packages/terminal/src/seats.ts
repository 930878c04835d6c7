import { counted } from './counted.ts';
import { UserError } from './user-error.ts';
import { displayWidth } from './width.ts';
import { TERMINAL_WORDS, type TerminalWords } from './words/index.ts';

/** Who sits at the table, by seat. */
export interface Seat {
  readonly name: string;
  /** The name of the bot that plays, or undefined for a person. */
  readonly bot?: string | undefined;
  /** The name, of a bot with how it plays: "You", "Ana" or "Heron (medium bot)". */
  readonly inFull: string;
  /** One letter that stands for this player on the board. */
  readonly mark: string;
}

/** How a seat is asked for: a person, or else a bot's name. */
export type Player = string;
export const ME: Player = 'me';

const LONGEST_NAME = 12;

/** What players are called: people by the terminal, bots by the game too. */
export interface Naming {
  readonly words: TerminalWords;
  /** How bots are called, by their names; the others by these. */
  readonly bots: Readonly<Record<string, { readonly title: string }>>;
}

const ENGLISH: Naming = { words: TERMINAL_WORDS.en, bots: {} };

/** Seats with the names given; the others get one each. */
export function seatsOf(
  players: readonly Player[],
  names: readonly (string | undefined)[] = [],
  { words, bots }: Naming = ENGLISH,
): Seat[] {
  const people = players.filter((player) => player === ME).length;
  const free = words.animals.filter((name) => !names.includes(name));
  const taken: string[] = [];
  return players.map((player, at) => {
    const isMe = player === ME;
    const ownName = isMe && people === 1 ? words.you : words.player(at + 1);
    const name = names[at] ?? (isMe ? undefined : free.shift()) ?? ownName;
    const mark = markFor(name, taken) ?? String(at + 1);
    taken.push(mark);
    const inFull = isMe ? name : words.bot(name, bots[player]?.title ?? player);
    return { name, bot: isMe ? undefined : player, inFull, mark };
  });
}

/** The names that people gave: those that this program gave, in whatever language, are left out. */
export const namesGiven = (
  players: readonly Player[],
  names: readonly string[],
): (string | undefined)[] =>
  names.map((name, at) => {
    const ours = Object.values(TERMINAL_WORDS).some(({ you, player, animals }) =>
      players[at] === ME ? [you, player(at + 1)].includes(name) : animals.includes(name),
    );
    return ours ? undefined : name;
  });

/** The first letter of a name that no other player has. */
const markFor = (name: string, taken: readonly string[]): string | undefined =>
  name
    .toUpperCase()
    .match(/[A-Z]/g)
    ?.find((letter) => !taken.includes(letter));

/** The names as given, or a `UserError` that says what is wrong with one of them. */
export function checkNames(names: readonly string[], players: number): string[] {
  if (names.length > players) {
    throw new UserError(`--names: ${names.length} names for ${counted(players, 'player')}.`);
  }
  return names.map((given, at) => {
    const name = given.trim();
    const problem = wrongWithName(name, names.slice(0, at));
    if (problem !== undefined) throw new UserError(`--names: ${problem}`);
    return name;
  });
}

/** What is wrong with a name, as a sentence. */
export function wrongWithName(
  name: string,
  others: readonly string[],
  { names }: TerminalWords = TERMINAL_WORDS.en,
): string | undefined {
  if (name === '') return names.empty;
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name)) return names.hiddenSigns;
  if (displayWidth(name) > LONGEST_NAME) return names.tooLong(name, LONGEST_NAME);
  const same = others.some((other) => other.trim().toLowerCase() === name.toLowerCase());
  return same ? names.twice(name) : undefined;
}

export const isPerson = ({ bot }: Seat): boolean => bot === undefined;

/** Where one person plays, they are spoken to; several are called by their names. */
export function onlyPerson(seats: readonly Seat[]): number | undefined {
  const people = seats.flatMap((seat, at) => (isPerson(seat) ? [at] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** "You", "Ana" or "Heron (medium bot)". */
export const whoIs = ({ inFull }: Seat): string => inFull;
