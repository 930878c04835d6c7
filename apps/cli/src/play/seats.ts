import { UserError } from '../command.ts';
import { counted } from '../counted.ts';
import { displayWidth } from './terminal/width.ts';

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

export const FEWEST_PLAYERS = 2;
/** With any expansion. */
export const MOST_PLAYERS = 5;

const ANIMALS = ['Heron', 'Elk', 'Otter', 'Lynx', 'Bison'];
const LONGEST_NAME = 12;

/** Seats with the names given; the others get one each. */
export function seatsOf(players: readonly Player[], names: readonly string[] = []): Seat[] {
  const people = players.filter((player) => player === ME).length;
  const free = ANIMALS.filter((name) => !names.includes(name));
  const all = players.map((player, at) => {
    if (names[at] !== undefined) return names[at]!;
    if (player !== ME) return free.shift()!;
    return people === 1 ? 'You' : `Player ${at + 1}`;
  });
  const marks = marksFor(all);
  return players.map((player, at) => ({
    name: all[at]!,
    bot: player === ME ? undefined : player,
    mark: marks[at]!,
  }));
}

/** The first letter of each name that no other player has; a figure where all are taken. */
function marksFor(names: readonly string[]): string[] {
  const taken: string[] = [];
  names.forEach((name, at) => {
    const letters = name.toUpperCase().match(/[A-Z]/g) ?? [];
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? String(at + 1));
  });
  return taken;
}

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
