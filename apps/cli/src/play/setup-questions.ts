import { allowedWith } from '@ochre/kernel';
import {
  isPerson,
  ME,
  type Player,
  type Seat,
  seatsOf,
  wrap,
  wrongWithName,
} from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import {
  aboutOpponent,
  levelsOf,
  opponentNames,
  personalitiesOf,
  usualOpponent,
} from '../opponents.ts';
import { askFor, askNumber, askWord } from './asking.ts';
import { whatItIs } from './help.ts';
import { howToType } from './how-to-type.ts';
import type { Terminal } from './terminal/terminal.ts';

export function welcome(listed: ListedGame, { ink, width, show }: Terminal): void {
  show([
    ...wrap(whatItIs(listed), width).map(ink.strong),
    '',
    ...listed.terminal.howToPlay.flatMap((line) => wrap(line, width, '   ')),
    '',
    ...wrap(howToType(listed), width),
    '',
  ]);
}

/** Who plays, asked with good defaults; undefined when somebody wants to stop. */
export async function askSeats(
  terminal: Terminal,
  listed: ListedGame,
  { modules, names: given }: { modules: readonly string[]; names: readonly string[] },
): Promise<Seat[] | undefined> {
  const [fewest, most] = allowedWith(listed.rules.meta, modules, undefined).players;
  const least = Math.max(fewest, given.length);
  const { setup } = listed.words;
  const asking = { terminal, words: setup.asking };
  const howMany = setup.howMany(fewest, most);
  const count = await askNumber(asking, howMany, { otherwise: least, least, most });
  if (count === undefined) return undefined;
  const range = { otherwise: 1, least: 1, most: count };
  const people = await askNumber(asking, setup.howManyPeople, range);
  if (people === undefined) return undefined;
  const players: Player[] = Array.from({ length: people }, () => ME);
  if (people < count) {
    const bot = await askBot(terminal, listed, count - people);
    if (bot === undefined) return undefined;
    players.push(...Array.from({ length: count - people }, () => bot));
  }
  const names = given.length > 0 ? given : await askNames(terminal, listed, players);
  return names && seatsOf(players, names, listed.naming);
}

function askBot(
  terminal: Terminal,
  listed: ListedGame,
  count: number,
): Promise<string | undefined> {
  const { setup } = listed.words;
  const about = (names: readonly string[]): string[] =>
    names.flatMap((name) =>
      wrap(`  ${calledToo(listed, name)}: ${aboutOpponent(listed, name)}`, terminal.width, '    '),
    );
  const personalities = personalitiesOf(listed);
  terminal.show([
    setup.levels,
    ...about(levelsOf(listed)),
    ...(personalities.length > 0 ? [setup.personalities] : []),
    ...about(personalities),
  ]);
  const question = count === 1 ? setup.whoAgainstYou : setup.whoElse;
  return askWord({ terminal, words: setup.asking }, question, {
    names: opponentNames(listed),
    otherwise: usualOpponent(listed),
  });
}

/** What to type for a bot, and what it is called where that is something else: `easy (fácil)`. */
function calledToo({ terminal }: ListedGame, name: string): string {
  const { title } = terminal.bots[name] ?? { title: name };
  return title === name ? name : `${name} (${title})`;
}

/** People are asked for their names; bots have some. */
async function askNames(
  terminal: Terminal,
  { words: { setup }, naming }: ListedGame,
  players: readonly Player[],
): Promise<string[] | undefined> {
  const names: string[] = [];
  const people = seatsOf(players, [], naming).filter(isPerson);
  for (const { name: usual } of people) {
    const question = people.length === 1 ? setup.yourName : setup.nameOfPlayer(names.length + 1);
    const name = await askFor(terminal, question, usual, (text) =>
      wrongWithName(text, names, naming.words),
    );
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
