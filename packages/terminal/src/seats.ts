import { counted } from './counted.ts';
import { UserError } from './user-error.ts';
import { displayWidth } from './width.ts';

/** Who sits at the table, by seat. */
export interface Seat {
  readonly name: string;
  /** The name of the bot that plays, or undefined for a person. */
  readonly bot?: string | undefined;
  /** One letter that stands for this player on the board. */
  readonly mark: string;
}

/** How a seat is asked for: a person, or else a bot's name. */
export type Player = string;
export const ME: Player = 'me';

const ANIMALS = ['Heron', 'Elk', 'Otter', 'Lynx', 'Bison'];
const LONGEST_NAME = 12;

/** Seats with the names given; the others get one each. */
export function seatsOf(players: readonly Player[], names: readonly string[] = []): Seat[] {
  const people = players.filter((player) => player === ME).length;
  const free = ANIMALS.filter((name) => !names.includes(name));
  const taken: string[] = [];
  return players.map((player, at) => {
    const isMe = player === ME;
    const ownName = isMe && people === 1 ? 'You' : `Player ${at + 1}`;
    const name = names[at] ?? (isMe ? undefined : free.shift()) ?? ownName;
    const mark = markFor(name, taken) ?? String(at + 1);
    taken.push(mark);
    return { name, bot: isMe ? undefined : player, mark };
  });
}

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
export function wrongWithName(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'A name must have at least one letter.';
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name)) return 'A name must not have hidden signs in it.';
  if (displayWidth(name) > LONGEST_NAME) {
    return `"${name}" is too long: a name has at most ${LONGEST_NAME} letters.`;
  }
  const same = others.some((other) => other.trim().toLowerCase() === name.toLowerCase());
  return same ? `"${name}" stands there twice.` : undefined;
}

export const isPerson = ({ bot }: Seat): boolean => bot === undefined;

/** "You", "Ana" or "Heron (medium bot)". */
export const whoIs = ({ name, bot }: Seat): string =>
  bot === undefined ? name : `${name} (${bot} bot)`;
